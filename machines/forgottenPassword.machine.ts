import { setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import { type EmailForm, emailErrors, type MailSent } from '../src/domain/sign-in-forms.ts'
import { createAssign, forgetFailure, keepFailure, port, type Thrown } from './kit.ts'

export type ForgottenPasswordContext = {
  /** The address of the last submit; before it, the one with which the form begins. */
  email: string
  errors: FieldErrors<'email'>
  /** Nothing was changed since the last submit, so the invalid field takes the focus. */
  isSubmitted: boolean
  failure: Failure | null
  /** The address of the inbox, where a stand-in sends the mails; null: they go to the user's own. */
  inbox: string | null
}

const emailInput = ({ context }: { context: ForgottenPasswordContext }) => ({
  email: context.email,
})
const assign = createAssign<ForgottenPasswordContext>()
const isComplete = ({ event }: { event: { form: EmailForm } }) => isValid(emailErrors(event.form))
const isUnknownAccount = ({ event }: Thrown) => {
  const failure = failureOf(event.error)
  return failure.kind === 'identity' && failure.code === 'auth/user-not-found'
}
const keepForm = assign<{ form: EmailForm }>(({ event }) => ({
  email: event.form.email.trim(),
  errors: emailErrors(event.form),
  isSubmitted: true,
  failure: null,
}))
const keepChange = assign<{ form: EmailForm }>(({ context, event }) => ({
  errors: remainingErrors(context.errors, emailErrors(event.form)),
  isSubmitted: false,
}))
const keepSent = assign<{ output: MailSent }>(({ event }) => ({ inbox: event.output.inbox }))

/** The answer never says whether the account exists, whatever the provider says. */
const unknownAccount = { guard: isUnknownAccount }

/** Sends a mail with a link to set a new password, to an address that may have no account. */
export const forgottenPasswordMachine = setup({
  types: {
    context: {} as ForgottenPasswordContext,
    /** `email`: the address that the user typed on the login, or ''. */
    input: {} as { email: string },
    events: {} as
      | { type: 'forgottenPassword.change'; form: EmailForm }
      | { type: 'forgottenPassword.submit'; form: EmailForm }
      /** Sends the mail again. */
      | { type: 'forgottenPassword.again' }
      /** Returns to the form, to correct the address. */
      | { type: 'forgottenPassword.edit' },
  },
  actors: {
    /** Resolves when the identity provider has accepted the address. */
    sendMail: port<MailSent, { email: string }>('forgottenPassword.sendMail'),
  },
  delays: {
    /** The time in which a mail arrives. */
    mailTakes: 30_000,
  },
}).createMachine({
  id: 'forgottenPassword',
  context: ({ input }) => ({
    email: input.email,
    errors: {},
    isSubmitted: false,
    failure: null,
    inbox: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'forgottenPassword.change': { actions: keepChange },
        'forgottenPassword.submit': [
          { guard: isComplete, target: 'sending', actions: keepForm },
          { actions: keepForm },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: emailInput,
        onDone: { target: 'sent', actions: keepSent },
        onError: [
          { ...unknownAccount, target: 'sent' },
          { target: 'editing', actions: keepFailure },
        ],
      },
    },
    sent: {
      initial: 'waiting',
      on: { 'forgottenPassword.edit': { target: 'editing', actions: forgetFailure } },
      states: {
        waiting: {
          description: 'Another mail would arrive no sooner.',
          after: { mailTakes: 'ready' },
        },
        ready: {
          on: { 'forgottenPassword.again': { target: 'sendingAgain', actions: forgetFailure } },
        },
        sendingAgain: {
          tags: 'busy',
          invoke: {
            id: 'sendMailAgain',
            src: 'sendMail',
            input: emailInput,
            onDone: { target: 'waiting', actions: keepSent },
            onError: [
              { ...unknownAccount, target: 'waiting' },
              { target: 'ready', actions: keepFailure },
            ],
          },
        },
      },
    },
  },
})
