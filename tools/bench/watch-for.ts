declare global {
  interface Window {
    /** Milliseconds since navigation; 0 until the event happens. */
    watched: { clicked: number; shown: number }
  }
}

/**
 * Records the first click from now on and the first frame that shows a match of `selector`. Runs in the page and is
 * serialized as text, so it must be self-contained.
 */
export function watchFor(selector: string): void {
  const watched = { clicked: 0, shown: 0 }
  window.watched = watched
  const options = { capture: true, once: true }
  window.addEventListener('click', ({ timeStamp }) => (watched.clicked = timeStamp), options)
  const afterPaint = () => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => (watched.shown = performance.now()), { once: true })
    port1.start()
    port2.postMessage(null)
  }
  const observer = new MutationObserver(() => {
    // The next screen may be in the DOM before it is visible.
    const found = [...document.querySelectorAll(selector)]
    if (!found.some((element) => element.checkVisibility())) return
    observer.disconnect()
    requestAnimationFrame(afterPaint)
  })
  observer.observe(document, { attributes: true, childList: true, subtree: true })
}
