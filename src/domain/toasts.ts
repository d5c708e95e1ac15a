import { failureMessage, failureOf } from './failure.ts'
import { isSameMessage, message, type Message } from './message.ts'

/** The event that dismisses a toast before its timeout: a user has signed in, or a sign-in form was submitted. */
export type DismissEvent = 'signedIn' | 'signInSubmitted'

/** A message shown as a toast. */
export type Toast = {
  tone: 'positive' | 'negative' | 'neutral'
  title: Message
  detail?: Message
  /** Omitted when no event makes the message obsolete. */
  dismissOn?: DismissEvent
}

/** Returns true when both show the same text. */
export const isSameToast = (one: Toast, other: Toast): boolean =>
  isSameMessage(one.title, other.title) && isSameMessage(one.detail, other.detail)

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
