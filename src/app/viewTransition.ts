import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

/** On a phone the fade would delay the next screen by several frames, longer than rendering it takes. */
const plain = '(prefers-reduced-motion: reduce), (pointer: coarse)'

/** Returns wouter's `aroundNav`: navigates with a transition, and replaces the history entry of a dialog. */
export function createAroundNav(isOnDialogEntry: () => boolean): AroundNavHandler {
  return (navigate, to, options) =>
    navigateWithTransition(
      (path, given) => navigate(path, isOnDialogEntry() ? { ...given, replace: true } : given),
      to,
      options,
    )
}

/**
 * Fades one screen into the next if the browser can do so quickly and the user does not prefer reduced motion. A
 * navigation that replaces the current screen, such as the redirect after a login, does not fade.
 */
function navigateWithTransition<Options extends { replace?: boolean }>(
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
  // The next navigation skips the transition and rejects `ready`, which is not an error.
  ready.catch(() => undefined)
}
