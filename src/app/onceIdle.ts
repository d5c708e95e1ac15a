/** How long an idle moment is waited for where the browser does not tell of one, in milliseconds. */
const PATIENCE = 2000

/** Works once the page is there and has nothing else to do. */
export function onceIdle(work: () => void): void {
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(work)
    else setTimeout(work, PATIENCE)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
