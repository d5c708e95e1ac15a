import { failureMessage, failureOf } from './failure.ts'
import { message } from './message.ts'
import type { Toast } from './toast.ts'

/** Shown to a guest who starts an action that requires signing in (rule B3). */
export const loginFirst: Toast = {
  tone: 'neutral',
  title: message('loginFirst'),
  dismissOn: 'signedIn',
}

/** Shown to a buyer whose browser stores an earlier payment attempt that cannot be parsed. */
export const unreadableAttempt: Toast = {
  tone: 'negative',
  title: message('unreadableAttempt'),
  detail: message('lookWhetherPaid'),
}

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
