import { fromCallback } from 'xstate'
import { connectionMachine } from '../../machines/connection.machine.ts'
import { updateMachine } from '../../machines/update.machine.ts'
import type { PageServices } from './services.ts'

const changes = {
  lost: 'connection.lost',
  restored: 'connection.restored',
  cached: 'response.cached',
} as const

/** Provides the connection with the browser and the service worker. */
export const provideConnection = ({ connection, page }: PageServices) =>
  connectionMachine.provide({
    actors: {
      watchConnection: fromCallback(({ sendBack }) =>
        connection.watch((change) => sendBack({ type: changes[change] })),
      ),
    },
    actions: { reload: () => page.reload() },
  })

/** Provides the app's update with the service worker. */
export const provideUpdate = ({ serviceWorker, page }: PageServices) =>
  updateMachine.provide({
    actors: {
      watchUpdates: fromCallback(({ sendBack }) =>
        serviceWorker.subscribe((news) => {
          if (news === 'updateAvailable') sendBack({ type: 'update.found' })
        }),
      ),
    },
    actions: { reload: () => page.reload() },
  })
