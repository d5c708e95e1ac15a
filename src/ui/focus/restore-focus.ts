/** The element that had the focus last. */
let last: Element | null = null

// The server renders without a document.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null
  })
}

/**
 * A ref that moves focus to its element if the element that had it was removed or disabled. Focus elsewhere is not moved,
 * nor is any given on a page where nothing had it: the browser would scroll there. A stable function, so that React
 * calls it once and not on every render.
 */
export const restoreFocus = (element: HTMLElement | null) => {
  if (document.activeElement !== document.body || last === null) return
  if (!last.isConnected || last.matches(':disabled')) element?.focus()
}
