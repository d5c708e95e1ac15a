/** Maximum wait for an idle period, in milliseconds. */
const PATIENCE = 4000

/** Runs work once the page has loaded and the browser is idle, or when that wait times out. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    // Safari does not support requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE })
    else setTimeout(work, PATIENCE)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
