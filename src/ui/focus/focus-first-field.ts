/** A ref that moves focus to the first field in its element on mount. A stable function, so that React calls it once. */
export const focusFirstField = (element: HTMLElement | null) => {
  element?.querySelector('input')?.focus()
}
