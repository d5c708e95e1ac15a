import { failureMessage, failureOf } from './failure.ts'
import { message } from './message.ts'
import type { Toast } from './toast.ts'

/** Returns an error toast, which the next attempt dismisses. The identity provider's code stands below what it
 * means, or below `otherwise` where we do not know it (rule S9). */
export function signInFailedToast(
  error: unknown,
  otherwise: 'notLoggedIn' | 'notRegistered' = 'notLoggedIn',
): Toast {
  const failure = failureOf(error)
  return {
    tone: 'negative',
    ...(failure.kind === 'identity'
      ? {
          title: message('signInProblem', { code: failure.code, otherwise }),
          detail: { text: failure.code },
        }
      : { title: failureMessage(failure) }),
    dismissOn: 'signInSubmitted',
  }
}

/** Returns the toast that says which mail a new user gets. */
export const confirmationMailSent = (email: string): Toast => ({
  tone: 'positive',
  title: message('confirmationMailSent', { email }),
})

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
