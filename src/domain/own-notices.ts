import { messages } from './messages.ts'
import type { Notice } from './notice.ts'
import { ownSentences } from './own-sentences.ts'

/** To a guest who wants what is for those who are signed in (rule B3). */
export const loginFirst: Notice = { tone: 'neutral', title: messages.loginFirst, until: 'signedIn' }

/** To a buyer whose browser holds something of an earlier payment that cannot be read. */
export const unreadableAttempt: Notice = {
  tone: 'negative',
  title: ownSentences.unreadableAttempt,
  detail: ownSentences.lookWhetherPaid,
}
