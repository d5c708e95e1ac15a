import { isSameMessage, type Message } from './message.ts'

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
