/** The height of two toasts, in pixels. */
const REACH = 220

/**
 * Returns true if toasts in `region`, which grow from the end of the window to which it is fixed, would cover the
 * control that has focus. Text that a script has focused, such as a heading, is no control.
 */
export function coversFocus(region: HTMLElement): boolean {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control.tabIndex < 0 || control === document.body) {
    return false
  }
  const there = control.getBoundingClientRect()
  const { left, right, top } = region.getBoundingClientRect()
  if (there.right <= left || there.left >= right) return false
  return top < window.innerHeight / 2
    ? there.top < REACH
    : there.bottom > window.innerHeight - REACH
}
