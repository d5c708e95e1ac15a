import type { Destination } from '../domain/destinations.ts'
import type { ApproachedLink } from '../domain/link.ts'
import type { Paths } from './navigation.ts'

/** Observes the links within the app. `isIgnored`: whether links are not worth observing at the moment. */
export function createLinks({
  pathOf,
  destinationOf,
  isIgnored,
}: Paths & { isIgnored: () => boolean }) {
  const destinationOfLink = ({ target }: Event): Destination | null => {
    const link = target instanceof Element ? target.closest('a') : null
    return link?.origin === window.location.origin
      ? destinationOf(link.pathname + link.search)
      : null
  }
  return {
    /**
     * Reports the link to another page of the app that the user points at or focuses, and null when the user does so
     * with any other element. Returns a function that stops.
     */
    watch(report: (link: ApproachedLink | null) => void): () => void {
      const listening = new AbortController()
      const observe = (event: Event) => {
        const destination = isIgnored() ? null : destinationOfLink(event)
        const from = window.location.pathname
        const address = destination === null ? null : pathOf(destination)
        const isElsewhere = address !== null && address.replace(/\?.*/, '') !== from
        report(
          destination !== null && address !== null && isElsewhere
            ? { destination, address, from }
            : null,
        )
      }
      for (const type of ['pointerover', 'focusin']) {
        window.addEventListener(type, observe, { passive: true, signal: listening.signal })
      }
      return () => listening.abort()
    },
  }
}
export type LinkService = ReturnType<typeof createLinks>
