import { useDeferredValue } from 'react'

/** As many cards as a phone's first viewport shows, and one row on a desktop. */
const FIRST = 4

/**
 * Returns the first cards at once and all cards in a deferred render: cards below the fold do not delay the first
 * paint. `isWhole`: the document has all cards already. `isAhead`: prerendered, none visible yet.
 */
export function useDeferredItems<Item>(
  items: readonly Item[],
  isWhole: boolean,
  isPrefetched: boolean,
): readonly Item[] {
  const isAll = useDeferredValue(!isPrefetched, isWhole)
  return isAll ? items : items.slice(0, FIRST)
}
