declare global {
  interface Window {
    /** Milliseconds since the page was asked for; 0 as long as it has not happened. */
    watched: { clicked: number; shown: number }
  }
}

/**
 * Notes the first click from now on, and the first frame in which something is on the screen. Runs in the page; stands
 * alone, as it is sent there as text.
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
    // The next screen may be there before it is shown.
    const found = [...document.querySelectorAll(selector)]
    if (!found.some((element) => element.checkVisibility())) return
    observer.disconnect()
    requestAnimationFrame(afterPaint)
  })
  observer.observe(document, { attributes: true, childList: true, subtree: true })
}
