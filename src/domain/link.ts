import type { Destination } from './destinations.ts'

/** A link to another page of the app that the user points at or focuses. */
export type ApproachedLink = {
  destination: Destination
  /** The path and query of the link. */
  address: string
  /** The path of the page that shows the link. */
  from: string
}
