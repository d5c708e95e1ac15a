import { type ActorOptions, createActor } from 'xstate'
import { toastsMachine } from '../../machines/toasts.machine.ts'
import { type DismissEvent, isSameToast, type Toast } from '../domain/toast.ts'
import { connectionBanners } from '../domain/connection-status.ts'

const { offline, offlineCached, reconnected, newVersion } = connectionBanners

export type ConnectionStatus = ReturnType<typeof createConnectionStatus>

/**
 * Creates the queue of banners, separate from the toasts: offline, cached data, a new version. A banner that is already
 * shown is not added again.
 */
export function createConnectionStatus(inspect: ActorOptions<typeof toastsMachine>['inspect']) {
  const toasts = createActor(toastsMachine, { ...(inspect && { inspect }) }).start()
  const isSaid = (toast: Toast) =>
    toasts.getSnapshot().context.toasts.some((shown) => isSameToast(shown, toast))
  const say = (toast: Toast) => {
    if (!isSaid(toast)) toasts.send({ type: 'toast.added', toast })
  }
  const settle = (by: DismissEvent) => toasts.send({ type: 'toast.obsoleted', by })
  return {
    notices: toasts,
    /** The connection is lost. Cached data that is still visible stays reported. */
    offline(): void {
      if (isSaid(offlineCached)) return
      const isStillKept = isSaid(reconnected)
      settle('offline')
      say(isStillKept ? offlineCached : offline)
    },
    /** The page shows data cached in an earlier visit. */
    cached(): void {
      if (isSaid(offlineCached)) return
      settle('online')
      settle('offline')
      say(offlineCached)
    },
    /** The server responds. Cached data that is still visible can be reloaded. */
    online(): void {
      const isKept = isSaid(offlineCached)
      if (isKept || isSaid(offline)) settle('online')
      if (isKept) say(reconnected)
    },
    updateAvailable: () => say(newVersion),
  }
}
