/** Safari marks the key that ends a composition by this code alone. */
const OF_COMPOSITION = 229

/**
 * Leaves the keys of a composition, as when Japanese is typed, to the input method: no handler of the page gets them.
 * Otherwise its Escape would close a dialog, and its arrow keys would leave the field.
 */
export function leaveCompositionKeys(): void {
  const leave = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === OF_COMPOSITION) event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', leave, { capture: true })
}
