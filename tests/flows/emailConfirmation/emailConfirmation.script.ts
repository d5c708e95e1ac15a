import { emailConfirmationMachine } from '../../../machines/emailConfirmation.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const expired = { kind: 'identity', code: 'auth/expired-action-code' } as const
const used = { kind: 'identity', code: 'auth/invalid-action-code' } as const

/** The script of the link that confirms an e-mail address. */
export const emailConfirmationScript = scriptFor(emailConfirmationMachine, {
  input: { oobCode: 'code-of-the-mail' },
  sends: [{ name: 'emailConfirmation.retry', event: { type: 'emailConfirmation.retry' } }],
  listeners: {},
  ports: { confirm: portResults<void>({ confirmed: undefined }, { expired, used }) },
  factsOf: ({ failure }) => [failure === null ? 'well' : 'failed'],
  bound: 4,
})
