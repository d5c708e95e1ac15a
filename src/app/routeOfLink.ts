import type { Destination } from '../domain/destinations.ts'
import { destinationOf } from '../screens/paths.ts'

/** Returns the destination of the link that an event targets; null for any other element. */
export function routeOfLink({ target }: Event): Destination | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.origin === window.location.origin ? destinationOf(link.pathname + link.search) : null
}
