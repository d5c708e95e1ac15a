import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import { type EmailForm, emailErrors, type MailSent } from '../src/domain/sign-in-forms.ts'
import { keepFailure, port, whenFailed } from './port.ts'

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

const formIn = ({ event }: { event: { form: EmailForm } }) => event
const emailInput = ({ context }: { context: ForgottenPasswordContext }) => ({
  email: context.email,
})
const keepSent = {
  type: 'keepSent' as const,
  params: ({ event }: { event: { output: MailSent } }) => event.output,
}
/** The answer never says whether the account exists, whatever the provider says. */
const unknownAccount = { guard: whenFailed('isUnknownAccount') }

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
  guards: {
    isComplete: (_, params: { form: EmailForm }) => isValid(emailErrors(params.form)),
    isUnknownAccount: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error)
      return failure.kind === 'identity' && failure.code === 'auth/user-not-found'
    },
  },
  actions: {
    keepForm: assign((_, params: { form: EmailForm }) => ({
      email: params.form.email.trim(),
      errors: emailErrors(params.form),
      isSubmitted: true,
      failure: null,
    })),
    keepChange: assign(({ context }, params: { form: EmailForm }) => ({
      errors: remainingErrors(context.errors, emailErrors(params.form)),
      isSubmitted: false,
    })),
    keepSent: assign((_, params: MailSent) => ({ inbox: params.inbox })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
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
        'forgottenPassword.change': { actions: { type: 'keepChange', params: formIn } },
        'forgottenPassword.submit': [
          {
            guard: { type: 'isComplete', params: formIn },
            target: 'sending',
            actions: { type: 'keepForm', params: formIn },
          },
          { actions: { type: 'keepForm', params: formIn } },
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
      on: { 'forgottenPassword.edit': { target: 'editing', actions: 'forgetFailure' } },
      states: {
        waiting: {
          description: 'Another mail would arrive no sooner.',
          after: { mailTakes: 'ready' },
        },
        ready: {
          on: { 'forgottenPassword.again': { target: 'sendingAgain', actions: 'forgetFailure' } },
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
