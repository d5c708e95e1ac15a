/** The event that dismisses a toast before its timeout. */
export type Settlement = 'signedIn' | 'connected' | 'cutOff'

/** A message shown as a toast. */
export type Notice = {
  tone: 'positive' | 'negative' | 'neutral'
  title: string
  detail?: string
  /** Omitted when no event makes the message obsolete. */
  until?: Settlement
  /** The action of its button. */
  offers?: 'reload'
}

/** Returns true when both show the same text. */
export const saysTheSame = (one: Notice, other: Notice): boolean =>
  one.title === other.title && one.detail === other.detail
