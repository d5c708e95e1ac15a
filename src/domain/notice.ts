/** What settles a notice before its time: then it is taken back. */
export type Settlement = 'signedIn' | 'connected' | 'cutOff'

/** Something the user is told in passing, as a toast. */
export type Notice = {
  tone: 'positive' | 'negative' | 'neutral'
  title: string
  detail?: string
  /** Left out where the notice stays true whatever happens. */
  until?: Settlement
  /** What its button does. */
  offers?: 'reload'
}

/** Whether a reader is told the same by both. */
export const saysTheSame = (one: Notice, other: Notice): boolean =>
  one.title === other.title && one.detail === other.detail
