import { passwordResetMachine } from '../../../machines/passwordReset.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const expired = { kind: 'identity', code: 'auth/expired-action-code' } as const
const used = { kind: 'identity', code: 'auth/invalid-action-code' } as const
const disabled = { kind: 'identity', code: 'auth/user-disabled' } as const
const gone = { kind: 'identity', code: 'auth/user-not-found' } as const
const weak = { kind: 'identity', code: 'auth/weak-password' } as const

/** The script of a new password by the link of a mail. */
export const passwordResetScript = scriptFor(passwordResetMachine, {
  input: { oobCode: 'code-of-the-mail' },
  sends: [
    { name: 'passwordReset.retry', event: { type: 'passwordReset.retry' } },
    {
      name: 'passwordReset.change',
      event: { type: 'passwordReset.change', form: { password: 'third-hand' } },
    },
    {
      name: 'passwordReset.submit=complete',
      event: { type: 'passwordReset.submit', form: { password: 'third-hand' } },
    },
    {
      name: 'passwordReset.submit=blank',
      event: { type: 'passwordReset.submit', form: { password: '' } },
    },
  ],
  listeners: {
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    checkCode: portResults<string>({ good: 'ada@loppis.test' }, { expired, used, disabled, gone }),
    savePassword: portResults<void>({ saved: undefined }, { expired, used, disabled, gone, weak }),
  },
  factsOf: ({ email, errors, isSubmitted, failure }) => [
    email !== null,
    errors.password !== undefined,
    isSubmitted,
    failure === null ? 'well' : 'failed',
  ],
  bound: 6,
})
