import { messages } from './messages.ts'
import type { Notice } from './notice.ts'
import { ownSentences } from './own-sentences.ts'

/** Shown to a guest who starts an action that requires signing in (rule B3). */
export const loginFirst: Notice = { tone: 'neutral', title: messages.loginFirst, until: 'signedIn' }

/** Shown to a buyer whose browser stores an earlier payment attempt that cannot be parsed. */
export const unreadableAttempt: Notice = {
  tone: 'negative',
  title: ownSentences.unreadableAttempt,
  detail: ownSentences.lookWhetherPaid,
}
