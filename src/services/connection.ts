import { KEPT_MARK } from '../domain/second-visit.ts'

/** Returns whether the service worker served this page from its cache. */
export const isPageKept = (): boolean => document.documentElement.hasAttribute(KEPT_MARK)

/** Reports whether the server is reachable: immediately if the browser is offline, and on every change. */
export function watchConnection(told: { lost: () => void; there: () => void }): void {
  const ask = async () => {
    if (await isServerThere()) told.there()
  }
  window.addEventListener('offline', told.lost)
  window.addEventListener('online', () => void ask())
  if (!navigator.onLine) told.lost()
  // The connection may have returned while the cached page rendered.
  else if (isPageKept()) void ask()
}

/** Requests the server past all caches, because `navigator.onLine` is true on any network. */
const isServerThere = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
