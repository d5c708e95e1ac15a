/**
 * A ref that moves focus to its element if focus is on the body, as after the focused element is removed. Focus
 * elsewhere is not moved. A stable function, so that React calls it once and not on every render.
 */
export const restoreFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus()
}
