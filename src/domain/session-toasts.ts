import { message } from './message.ts'
import { failureMessage, failureOf } from './failure.ts'
import type { Toast } from './toast.ts'

/** Returns an error toast with the identity provider's code (rule S9). */
export function failureToast(error: unknown): Toast {
  return { tone: 'negative', title: failureMessage(failureOf(error)), dismissOn: 'signedIn' }
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
