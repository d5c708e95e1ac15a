import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import { isUselessLink } from '../src/domain/mail-link.ts'
import { type PasswordForm, passwordErrors } from '../src/domain/sign-in-forms.ts'
import { connectionListener, keepFailure, port, watchConnection, whenFailed } from './port.ts'

export type PasswordResetContext = {
  /** The secret of the link; '' where the address has none. */
  oobCode: string
  /** The e-mail of the account that gets the password. */
  email: string | null
  errors: FieldErrors<'password'>
  /** Nothing was changed since the last submit, so the invalid field takes the focus. */
  isSubmitted: boolean
  failure: Failure | null
}

const formIn = ({ event }: { event: { form: PasswordForm } }) => event

/** Sets a new password with the link of a mail, which is good once. */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    input: {} as { oobCode: string },
    events: {} as
      | { type: 'passwordReset.retry' }
      | { type: 'passwordReset.change'; form: PasswordForm }
      | { type: 'passwordReset.submit'; form: PasswordForm }
      | { type: 'connection.restored' },
    children: {} as {
      checkCode: 'checkCode'
      savePassword: 'savePassword'
      watchConnection: 'watchConnection'
    },
  },
  actors: {
    /** Resolves to the e-mail address of the account. Does not use up the link. */
    checkCode: port<string, { oobCode: string }>('passwordReset.checkCode'),
    savePassword: port<void, { oobCode: string; password: string }>('passwordReset.savePassword'),
    watchConnection: connectionListener,
  },
  guards: {
    isComplete: (_, params: { form: PasswordForm }) => isValid(passwordErrors(params.form)),
    isUseless: (_, params: { error: unknown }) => isUselessLink(failureOf(params.error)),
  },
  actions: {
    keepEmail: assign((_, params: { email: string }) => ({ email: params.email, failure: null })),
    keepForm: assign((_, params: { form: PasswordForm }) => ({
      errors: passwordErrors(params.form),
      isSubmitted: true,
      failure: null,
    })),
    keepChange: assign(({ context }, params: { form: PasswordForm }) => ({
      errors: remainingErrors(context.errors, passwordErrors(params.form)),
      isSubmitted: false,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({
    oobCode: input.oobCode,
    email: null,
    errors: {},
    isSubmitted: false,
    failure: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => ({ oobCode: context.oobCode }),
        onDone: {
          target: 'choosing',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.output }) },
        },
        onError: [
          { guard: whenFailed('isUseless'), target: 'useless' },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    failed: {
      on: { 'passwordReset.retry': 'checking', 'connection.restored': 'checking' },
      invoke: watchConnection,
    },
    choosing: {
      on: {
        'passwordReset.change': { actions: { type: 'keepChange', params: formIn } },
        'passwordReset.submit': [
          {
            guard: { type: 'isComplete', params: formIn },
            target: 'saving',
            actions: { type: 'keepForm', params: formIn },
          },
          { actions: { type: 'keepForm', params: formIn } },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ context, event }) => {
          if (event.type !== 'passwordReset.submit') throw new Error('Only a form is saved.')
          return { oobCode: context.oobCode, password: event.form.password }
        },
        onDone: 'saved',
        onError: [
          {
            guard: whenFailed('isUseless'),
            description: 'An attempt whose answer was lost may have used the link.',
            target: 'useless',
          },
          { target: 'choosing', actions: keepFailure },
        ],
      },
    },
    useless: { type: 'final' },
    saved: { type: 'final' },
  },
})
