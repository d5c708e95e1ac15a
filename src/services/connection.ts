import { CACHED_ATTRIBUTE } from '../domain/service-worker.ts'
import type { ServiceWorkerClient } from './service-worker-client.ts'

/** A change of the connection; `cached`: the page or a response came from the service worker's cache. */
type ConnectionChange = 'lost' | 'restored' | 'cached'

/** How often the page asks for a lost server while the browser has a network, in milliseconds. */
const INTERVAL = 10_000

/** Observes whether the marketplace server is reachable. `apiUrl`: its base URL. */
export function createConnection(serviceWorker: ServiceWorkerClient, apiUrl: string) {
  const listeners = new Set<() => void>()
  return {
    /** Reports the current state if it is not an ordinary one, and every change. Returns a function that stops. */
    watch(report: (change: ConnectionChange) => void): () => void {
      const listening = new AbortController()
      const { signal } = listening
      let isLost = false
      const tell = (change: ConnectionChange) => {
        if (signal.aborted) return
        const wasLost = isLost
        isLost = change !== 'restored'
        report(change)
        if (wasLost && !isLost) for (const listener of listeners) listener()
      }
      const ask = async () => {
        if (await isServerThere(apiUrl)) tell('restored')
      }
      window.addEventListener('offline', () => tell('lost'), { signal })
      window.addEventListener('online', () => void ask(), { signal })
      const stopHearing = serviceWorker.subscribe((news) => {
        if (news === 'cached') tell('cached')
        if (news === 'network') tell('restored')
      })
      const asking = setInterval(() => {
        if (isLost && navigator.onLine) void ask()
      }, INTERVAL)
      // '' on a kept page; on a page without its content, nothing that is kept is visible.
      const cached = document.documentElement.getAttribute(CACHED_ATTRIBUTE)
      if (cached === '') tell('cached')
      if (cached === 'frame' || !navigator.onLine) tell('lost')
      // The connection may have returned while the cached page rendered.
      if (cached !== null && navigator.onLine) void ask()
      return () => {
        listening.abort()
        clearInterval(asking)
        stopHearing()
      }
    },
    /** Calls the listener whenever a lost connection is restored. Returns a function that stops. */
    onRestored(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type ConnectionService = ReturnType<typeof createConnection>

/**
 * Requests the server past all caches, because `navigator.onLine` is true on any network. Any response will do, also one
 * that another origin may not read.
 */
const isServerThere = (apiUrl: string) =>
  fetch(`${apiUrl}/`, { method: 'HEAD', cache: 'no-store', mode: 'no-cors' }).then(
    () => true,
    () => false,
  )
