import { CACHED_ATTRIBUTE } from '../domain/service-worker.ts'

/** Returns whether the service worker served this page from its cache. */
export const isPageCached = (): boolean => document.documentElement.hasAttribute(CACHED_ATTRIBUTE)

/** Reports whether the server is reachable: immediately if the browser is offline, and on every change. */
export function watchConnection(told: { offline: () => void; online: () => void }): void {
  const ask = async () => {
    if (await isServerThere()) told.online()
  }
  window.addEventListener('offline', told.offline)
  window.addEventListener('online', () => void ask())
  if (!navigator.onLine) told.offline()
  // The connection may have returned while the cached page rendered.
  else if (isPageCached()) void ask()
}

/** Requests the server past all caches, because `navigator.onLine` is true on any network. */
const isServerThere = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
