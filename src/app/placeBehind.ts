import type { Destination } from '../domain/destinations.ts'
import { destinationOf } from '../services/navigation.ts'

/** Where a link leads that a pointer or the focus is on; null for any other place of the page. */
export function placeBehind({ target }: Event): Destination | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.origin === window.location.origin ? destinationOf(link.pathname + link.search) : null
}
