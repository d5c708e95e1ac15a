/**
 * A ref that moves focus to its element on mount, or when the ref is first attached. A stable function, so that React
 * calls it once and not on every render.
 */
export const takeFocus = (element: HTMLElement | null) => {
  element?.focus()
}

/** A ref that moves focus to the first field in its element on mount. A stable function, so that React calls it once. */
export const focusFirstField = (element: HTMLElement | null) => {
  element?.querySelector('input')?.focus()
}
