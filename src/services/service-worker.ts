import { messageSW, Workbox } from 'workbox-window'
import { CACHE_ALL, FORGET_SEEN, SKIP_WAITING, RESPONSE_SOURCES } from '../domain/service-worker.ts'
import type { ServiceWorkerNews, WorkerCommands } from './service-worker-client.ts'

/**
 * Starts caching what the user visits, for the next visit and for offline use (src/service-worker). `part` is a file of this
 * page's build. A service worker of a later build waits until the only open page is of its own build.
 */
export function startServiceWorker(
  part: string,
  report: (news: ServiceWorkerNews) => void,
): WorkerCommands {
  if (!('serviceWorker' in navigator)) return { cacheFiles: ignore, forgetSeen: ignore }
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('message', ({ data }) => {
    const source = RESPONSE_SOURCES.find((one) => one === data)
    if (source !== undefined) report(source)
  })
  workbox.addEventListener('waiting', ({ sw, wasWaitingBeforeRegister = false }) => {
    // A worker that was waiting before the page loaded is not newer than the page.
    if (sw !== undefined)
      void offerHold(sw, part, wasWaitingBeforeRegister ? ignore : () => report('updateAvailable'))
  })
  workbox.addEventListener('controlling', ({ isUpdate = false }) => {
    const keep = (urlsToCache: readonly Kept[]) =>
      workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } })
    if (!isUpdate) void keepSeen(keep)
  })
  // Without a service worker, as in a private window, the app works as on a first visit.
  workbox.register().catch(ignore)
  // A tab that stays open for days checks for a new version when the user returns to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') workbox.update().catch(ignore)
  })
  return {
    cacheFiles: () => void workbox.messageSW({ type: CACHE_ALL }),
    forgetSeen: () => void workbox.messageSW({ type: FORGET_SEEN }),
  }
}

/** An address, alone or with the options of its request. */
type Kept = string | readonly [string, RequestInit]

const ignore = () => undefined

async function offerHold(worker: ServiceWorker, part: string, ofAnother: () => void) {
  const isOfThisBuild: unknown = await messageSW(worker, { type: SKIP_WAITING, part })
  if (isOfThisBuild !== true) ofAnother()
}

/**
 * Caches what the page requested before the service worker controlled it, as far as caching is allowed. The page comes
 * last: if it is cached, so is the code that it needs. Responses that are still under way follow.
 */
async function keepSeen(keep: (urls: readonly Kept[]) => Promise<unknown>): Promise<void> {
  const controlledSince = performance.now()
  const keepEarly = (requests: PerformanceEntryList) =>
    keep(requests.filter(({ startTime }) => startTime < controlledSince).map(({ name }) => name))
  new PerformanceObserver((list) => void keepEarly(list.getEntries())).observe({ type: 'resource' })
  await keepEarly(performance.getEntriesByType('resource'))
  await keep([[window.location.href, { headers: { accept: 'text/html' } }]])
}
