/** One page of a paginated list. */
export type Page<Item> = {
  items: readonly Item[]
  /** The cursor of the next page; null on the last page. */
  next: string | null
  /** The number of items in the whole list; null when unknown. */
  total: number | null
}

/** Requests the first `count` items with the wanted item first, or the page at the cursor `next`. */
export type PageRequest = { count: number; wantedId: string | null } | { next: string }

/** Enough for one screenful, and few enough to render without a long task. */
export const pageLength = 24
/** The largest page that a server must return. */
export const longestPage = 200

/** Returns where the next page of a list begins. Throws after the last page. */
export function nextPageOf({ next }: { next: string | null }): string {
  if (next === null) throw new Error('There is no next page.')
  return next
}
