import { fromCallback } from 'xstate'
import { connectionMachine } from '../../machines/connection.machine.ts'
import { updateMachine } from '../../machines/update.machine.ts'
import type { PageServices } from './services.ts'

/** Provides the connection with the browser and the service worker. */
export const provideConnection = ({ connection, navigation, page }: PageServices) =>
  connectionMachine.provide({
    actors: {
      watchConnection: fromCallback(({ sendBack }) => {
        const stopHearing = connection.watch((change) => {
          if (change === 'lost') sendBack({ type: 'connection.lost' })
          else if (change === 'cached') sendBack({ type: 'response.cached' })
          else sendBack({ type: 'connection.restored', isUntouched: page.isUntouched() })
        })
        const stopFollowing = navigation.watch(() => sendBack({ type: 'page.opened' }))
        return () => {
          stopHearing()
          stopFollowing()
        }
      }),
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
