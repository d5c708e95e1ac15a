import { passwordChangeMachine } from '../../../machines/passwordChange.machine.ts'
import type { SignInMethod } from '../../../src/domain/account.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const wrongPassword = { kind: 'identity', code: 'auth/invalid-credential' } as const
const weak = { kind: 'identity', code: 'auth/weak-password' } as const
const form = { current: 'second-hand', password: 'third-hand' }

/** The script of a change of the password. */
export const passwordChangeScript = scriptFor(passwordChangeMachine, {
  input: undefined,
  sends: [
    { name: 'passwordChange.retry', event: { type: 'passwordChange.retry' } },
    { name: 'passwordChange.open', event: { type: 'passwordChange.open' } },
    { name: 'passwordChange.cancel', event: { type: 'passwordChange.cancel' } },
    { name: 'passwordChange.change', event: { type: 'passwordChange.change', form } },
    { name: 'passwordChange.submit=complete', event: { type: 'passwordChange.submit', form } },
    {
      name: 'passwordChange.submit=blank',
      event: { type: 'passwordChange.submit', form: { current: '', password: '' } },
    },
  ],
  listeners: {},
  ports: {
    readMethod: portResults<SignInMethod>({ password: 'password', google: 'google' }),
    savePassword: portResults<void>({ saved: undefined }, { wrongPassword, weak }),
  },
  factsOf: ({ errors, isSubmitted, wasOpened, failure }) => [
    errors.password !== undefined,
    isSubmitted,
    wasOpened,
    failure === null ? 'well' : 'failed',
  ],
  bound: 6,
})
