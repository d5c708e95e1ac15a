import { useDeferredValue } from 'react'

/** As many cards as a phone shows, and a few more. */
const FIRST = 6

/**
 * Of a long row of cards the first at once and all of them a moment later: what is seen does not wait for what is below
 * the window. `isWhole`: all of them are on the page already.
 */
export function useFirstAtOnce<Item>(items: readonly Item[], isWhole: boolean): readonly Item[] {
  const isAll = useDeferredValue(true, isWhole)
  return isAll ? items : items.slice(0, FIRST)
}
