import { flushSync } from 'react-dom'

/** On a phone the fade would keep the next screen back by some frames, which is longer than drawing it. */
const plain = '(prefers-reduced-motion: reduce), (pointer: coarse)'

/**
 * One screen fades into the next where the browser can do it quickly and its reader has not asked for stillness. A screen
 * that takes the place of another at once, as a login does for whom it sends on, does not fade.
 */
export function fadeInto<Options extends { replace?: boolean }>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
): void {
  const isPlain = options?.replace === true || matchMedia(plain).matches
  if (isPlain || !('startViewTransition' in document)) {
    navigate(to, options)
    return
  }
  const { ready } = document.startViewTransition(() => flushSync(() => navigate(to, options)))
  // The next navigation cuts it short, which is no fault.
  ready.catch(() => undefined)
}
