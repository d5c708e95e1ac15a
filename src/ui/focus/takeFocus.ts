/**
 * A ref that moves the focus to its element when it appears or when the ref is first given to it.
 * A constant function, so that React calls it once and not with every render.
 */
export const takeFocus = (element: HTMLElement | null) => {
  element?.focus()
}
