/**
 * A ref that moves the focus to its element when what had it has just gone. Whoever has moved on in the meantime is
 * left where he is. A constant function, so that React calls it once and not with every render.
 */
export const catchFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus()
}
