import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { isOnDialogEntry } from '../ui/Dialog/dialog-entry.ts'

/** On a phone the fade would delay the next screen by several frames, longer than rendering it takes. */
const plain = '(prefers-reduced-motion: reduce), (pointer: coarse)'

/**
 * Fades one screen into the next if the browser can do so quickly and the user does not prefer reduced motion. A
 * navigation that replaces the current screen, such as the redirect after a login, does not fade. The history entry of
 * a dialog is replaced.
 */
export const navigateWithTransition: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, isOnDialogEntry() ? { ...options, replace: true } : options)
  const isPlain = options?.replace === true || matchMedia(plain).matches
  if (isPlain || !('startViewTransition' in document)) {
    go()
    return
  }
  const { ready } = document.startViewTransition(() => flushSync(go))
  // The next navigation skips the transition and rejects `ready`, which is not an error.
  ready.catch(() => undefined)
}
