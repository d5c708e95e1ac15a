import { setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import { isUselessLink } from '../src/domain/mailLink.ts'
import { type PasswordForm, passwordErrors } from '../src/domain/sign-in-forms.ts'
import {
  connectionListener,
  createAssign,
  keepFailure,
  port,
  type Thrown,
  watchConnection,
} from './kit.ts'

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

const assign = createAssign<PasswordResetContext>()
const isComplete = ({ event }: { event: { form: PasswordForm } }) =>
  isValid(passwordErrors(event.form))
const isUseless = ({ event }: Thrown) => isUselessLink(failureOf(event.error))
const keepEmail = assign<{ output: string }>(({ event }) => ({
  email: event.output,
  failure: null,
}))
const keepForm = assign<{ form: PasswordForm }>(({ event }) => ({
  errors: passwordErrors(event.form),
  isSubmitted: true,
  failure: null,
}))
const keepChange = assign<{ form: PasswordForm }>(({ context, event }) => ({
  errors: remainingErrors(context.errors, passwordErrors(event.form)),
  isSubmitted: false,
}))

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
        onDone: { target: 'choosing', actions: keepEmail },
        onError: [
          { guard: isUseless, target: 'useless' },
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
        'passwordReset.change': { actions: keepChange },
        'passwordReset.submit': [
          { guard: isComplete, target: 'saving', actions: keepForm },
          { actions: keepForm },
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
            guard: isUseless,
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
