/** Returns the index of the item that a strip mostly shows; null while the strip has no width. */
export function shownIndex({ scrollLeft, clientWidth }: HTMLElement): number | null {
  // Negative from right to left.
  return clientWidth === 0 ? null : Math.round(Math.abs(scrollLeft) / clientWidth)
}

/**
 * A ref that scrolls a strip to its item, unless the strip mostly shows the item already, as while a finger moves it. A
 * stable function, so that React calls it once and not on every render.
 */
export const bringIntoStrip = (item: HTMLElement | null) => {
  const strip = item?.parentElement
  if (!item || !strip) return
  const distance = Math.abs(strip.scrollLeft - item.offsetLeft)
  if (distance < strip.clientWidth / 2) return
  strip.scrollTo({ left: item.offsetLeft, behavior: 'instant' })
}
