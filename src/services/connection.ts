import { KEPT_MARK } from '../domain/second-visit.ts'

/** Whether the page itself was kept from an earlier visit. */
export const isPageKept = (): boolean => document.documentElement.hasAttribute(KEPT_MARK)

/** Tells whether there is a connection: at once where there is none, and whenever that changes. */
export function watchConnection(told: { lost: () => void; there: () => void }): void {
  const ask = async () => {
    if (await isServerThere()) told.there()
  }
  window.addEventListener('offline', told.lost)
  window.addEventListener('online', () => void ask())
  if (!navigator.onLine) told.lost()
  // It may have come back while the page was drawn.
  else if (isPageKept()) void ask()
}

/** A browser is online as soon as it has any line. This is asked of the server, past all that is kept. */
const isServerThere = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
