/** How long an idle moment is waited for, in milliseconds. */
const PATIENCE = 4000

/** Works once the page is there and has nothing else to do, or has had no rest for a while. */
export function onceIdle(work: () => void): void {
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE })
    else setTimeout(work, PATIENCE)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
