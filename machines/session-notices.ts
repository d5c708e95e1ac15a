import { failureOf, wordsOf } from '../src/domain/failure.ts'
import { firstMessages } from '../src/domain/first-sentences.ts'
import type { Notice } from '../src/domain/notice.ts'

/** Returns an error toast with the identity provider's code (rule S9). */
export function failureNotice(error: unknown): Notice {
  return { tone: 'negative', title: wordsOf(failureOf(error)), until: 'signedIn' }
}

export const sessionEnded: Notice = {
  tone: 'neutral',
  title: firstMessages.sessionEnded,
  until: 'signedIn',
}
export const loggedOutElsewhere: Notice = {
  tone: 'neutral',
  title: firstMessages.loggedOutElsewhere,
  until: 'signedIn',
}
