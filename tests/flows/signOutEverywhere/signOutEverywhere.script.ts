import { signOutEverywhereMachine } from '../../../machines/signOutEverywhere.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** The script of a sign-out everywhere. */
export const signOutEverywhereScript = scriptFor(signOutEverywhereMachine, {
  input: undefined,
  sends: [
    { name: 'signOutEverywhere.open', event: { type: 'signOutEverywhere.open' } },
    { name: 'signOutEverywhere.cancel', event: { type: 'signOutEverywhere.cancel' } },
    { name: 'signOutEverywhere.confirm', event: { type: 'signOutEverywhere.confirm' } },
  ],
  listeners: {},
  ports: { endSessions: portResults<void>({ ended: undefined }) },
  factsOf: ({ wasOpened, failure }) => [wasOpened, failure === null ? 'well' : 'failed'],
  bound: 6,
})
