import { fromCallback } from 'xstate'
import { connectionMachine } from '../../machines/connection.machine.ts'
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
