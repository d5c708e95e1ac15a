/** How often the page looks whether the pop-up is still open, in milliseconds. */
const INTERVAL = 250

/**
 * Calls `onClosed` once when the next window that this page opens has been closed for longer than one interval.
 * Firebase opens the pop-up by itself, does not give it away and reports its end ten seconds late, so window.open is
 * observed until the returned function is called.
 */
export function watchPopup(onClosed: () => void): () => void {
  const { open } = window
  let timer: number | undefined
  let wasClosed = false

  const look = (popup: Window): void => {
    if (popup.closed && wasClosed) {
      window.clearInterval(timer)
      onClosed()
    }
    wasClosed = popup.closed
  }
  const observed: typeof window.open = (...args) => {
    restore()
    const popup = open.apply(window, args)
    if (popup !== null) timer = window.setInterval(look, INTERVAL, popup)
    return popup
  }
  const restore = (): void => {
    if (window.open === observed) window.open = open
  }
  window.open = observed

  return () => {
    window.clearInterval(timer)
    restore()
  }
}
