import { messageSW, Workbox } from 'workbox-window'
import { KEEP_ALL, TAKE_HOLD, WORKER_WORDS } from '../domain/second-visit.ts'

type Told = {
  /** An answer was kept from before, as the server could not be asked; or the server gave it. */
  kept: () => void
  answered: () => void
  /** A worker of a later build than this page's is ready. */
  newer: () => void
}

/**
 * Begins to keep what is seen for the next visit and for a time without a connection (src/in-worker). `part` is a file
 * of this page's build. A worker of a later build waits until the one page that is open is of its own.
 */
export function startWorker(part: string, told: Told): { keepAll: () => void } {
  if (!('serviceWorker' in navigator)) return { keepAll: ignore }
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('message', ({ data }) => {
    const word = WORKER_WORDS.find((one) => one === data)
    if (word !== undefined) told[word]()
  })
  workbox.addEventListener('waiting', ({ sw, wasWaitingBeforeRegister = false }) => {
    // What waited before the page was loaded is not newer than the page.
    if (sw !== undefined) void offerHold(sw, part, wasWaitingBeforeRegister ? ignore : told.newer)
  })
  workbox.addEventListener('activated', ({ isUpdate = false }) => {
    const keep = (urlsToCache: readonly string[]) =>
      workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } })
    if (!isUpdate) void keepSeen(keep)
  })
  // Without it, as in a private window, all is as on a first visit.
  workbox.register().catch(ignore)
  // A tab that stays open for days asks whether there is a new version when somebody comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') workbox.update().catch(ignore)
  })
  return {
    /** Keeps every part of this build, so that a flow under way ends as it began, whatever is built meanwhile. */
    keepAll: () => void workbox.messageSW({ type: KEEP_ALL }),
  }
}

const ignore = () => undefined

async function offerHold(worker: ServiceWorker, part: string, ofAnother: () => void) {
  const isOfThisBuild: unknown = await messageSW(worker, { type: TAKE_HOLD, part })
  if (isOfThisBuild !== true) ofAnother()
}

/**
 * Has kept what the page had asked for before there was a worker; it takes what may be kept. The page comes last: where
 * it is kept, so is the code that it needs.
 */
async function keepSeen(keep: (urls: readonly string[]) => Promise<unknown>): Promise<void> {
  await keep(performance.getEntriesByType('resource').map(({ name }) => name))
  await keep([window.location.href])
}
