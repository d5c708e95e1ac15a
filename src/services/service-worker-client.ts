import type { RESPONSE_SOURCES } from '../domain/service-worker.ts'

/** `updateAvailable`: a service worker of a later build waits. The others are the sources of a response. */
export type ServiceWorkerNews = (typeof RESPONSE_SOURCES)[number] | 'updateAvailable'

export type WorkerCommands = {
  /** Caches every file of this build, so that a running flow can finish on it after a deployment. */
  cacheFiles: () => void
  /** Deletes the cached pages, products, searches and pictures, which say what the user has seen. */
  forgetSeen: () => void
}

/** The page's side of the service worker, which starts later than the page. */
export type ServiceWorkerClient = WorkerCommands & {
  /** Reports what the service worker tells the page. Returns a function that stops. */
  subscribe: (listener: (news: ServiceWorkerNews) => void) => () => void
}

type Start = (report: (news: ServiceWorkerNews) => void) => Promise<WorkerCommands>

/** Starts the service worker; null: this page has none. */
export function createServiceWorkerClient(start: Start | null): ServiceWorkerClient {
  const listeners = new Set<(news: ServiceWorkerNews) => void>()
  const started = start?.((news) => {
    for (const listener of listeners) listener(news)
  })
  // Without the service worker the next visit works like a first one.
  started?.catch(() => undefined)
  const tell = (command: keyof WorkerCommands) => () => {
    started?.then(
      (worker) => worker[command](),
      () => undefined,
    )
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    cacheFiles: tell('cacheFiles'),
    forgetSeen: tell('forgetSeen'),
  }
}
