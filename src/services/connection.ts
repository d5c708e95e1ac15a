import { KEPT_MARK } from '../domain/second-visit.ts'

/** Whether the page itself was kept from an earlier visit. */
export const isPageKept = (): boolean => document.documentElement.hasAttribute(KEPT_MARK)

/** Tells whether the browser has a connection: at once where it has none, and whenever that changes. */
export function watchConnection(told: { lost: () => void; there: () => void }): void {
  window.addEventListener('offline', told.lost)
  window.addEventListener('online', told.there)
  if (!navigator.onLine) told.lost()
}
