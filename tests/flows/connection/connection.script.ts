import { connectionMachine } from '../../../machines/connection.machine.ts'
import { scriptFor } from '../../model/script.ts'

/** The script of the connection. */
export const connectionScript = scriptFor(connectionMachine, {
  input: undefined,
  sends: [
    { name: 'banner.dismissed', event: { type: 'banner.dismissed' } },
    { name: 'page.reload', event: { type: 'page.reload' } },
  ],
  listeners: {
    watchConnection: [
      { name: 'connection.lost', event: { type: 'connection.lost' } },
      {
        name: 'connection.restored=untouched',
        event: { type: 'connection.restored', isUntouched: true },
      },
      {
        name: 'connection.restored=typed',
        event: { type: 'connection.restored', isUntouched: false },
      },
      { name: 'page.opened', event: { type: 'page.opened' } },
      { name: 'response.cached', event: { type: 'response.cached' } },
    ],
  },
  ports: {},
  rests: ['online', 'offline', 'offlineCached'],
  factsOf: () => [],
  bound: 6,
})
