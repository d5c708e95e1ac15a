import { failureMessage, failureOf } from './failure.ts'
import { type Message, message } from './message.ts'
import type { Toast } from './toast.ts'

/** Returns an error toast, which the next attempt dismisses. The identity provider's code stands below the title (rule S9). */
export function signInFailedToast(error: unknown, title: Message = message('notLoggedIn')): Toast {
  const failure = failureOf(error)
  const words = failureMessage(failure)
  return {
    tone: 'negative',
    ...(failure.kind === 'identity' ? { title, detail: words } : { title: words }),
    dismissOn: 'signInSubmitted',
  }
}

export const sessionEnded: Toast = {
  tone: 'neutral',
  title: message('sessionEnded'),
  dismissOn: 'signedIn',
}
export const loggedOutElsewhere: Toast = {
  tone: 'neutral',
  title: message('loggedOutElsewhere'),
  dismissOn: 'signedIn',
}
