import { CACHED_ATTRIBUTE } from '../domain/service-worker.ts'
import type { ServiceWorkerClient } from './service-worker-client.ts'

/** A change of the connection; `cached`: the page or a response came from the service worker's cache. */
type ConnectionChange = 'lost' | 'restored' | 'cached'

/** Observes whether the server is reachable. */
export function createConnection(serviceWorker: ServiceWorkerClient) {
  return {
    /** Reports the current state if it is not an ordinary one, and every change. Returns a function that stops. */
    watch(report: (change: ConnectionChange) => void): () => void {
      const listening = new AbortController()
      const { signal } = listening
      const ask = async () => {
        if ((await isServerThere()) && !signal.aborted) report('restored')
      }
      window.addEventListener('offline', () => report('lost'), { signal })
      window.addEventListener('online', () => void ask(), { signal })
      const stopHearing = serviceWorker.subscribe((news) => {
        if (news === 'cached') report('cached')
        if (news === 'network') report('restored')
      })
      const isPageCached = document.documentElement.hasAttribute(CACHED_ATTRIBUTE)
      if (isPageCached) report('cached')
      if (!navigator.onLine) report('lost')
      // The connection may have returned while the cached page rendered.
      else if (isPageCached) void ask()
      return () => {
        listening.abort()
        stopHearing()
      }
    },
  }
}
export type ConnectionService = ReturnType<typeof createConnection>

/** Requests the server past all caches, because `navigator.onLine` is true on any network. */
const isServerThere = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
