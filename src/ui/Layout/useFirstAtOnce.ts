import { useDeferredValue } from 'react'

/** As many cards as the first window of a phone shows, and a row of a desk's. */
const FIRST = 4

/**
 * Of a long row of cards the first at once and all of them a moment later: what is seen does not wait for what is below
 * the window. `isWhole`: all of them are on the page already; `isAhead`: nobody sees any of them yet.
 */
export function useFirstAtOnce<Item>(
  items: readonly Item[],
  isWhole: boolean,
  isAhead: boolean,
): readonly Item[] {
  const isAll = useDeferredValue(!isAhead, isWhole)
  return isAll ? items : items.slice(0, FIRST)
}
