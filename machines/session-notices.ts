import { failureOf, wordsOf } from '../src/domain/failure.ts'
import { messages } from '../src/domain/messages.ts'
import type { Notice } from '../src/domain/notice.ts'

/** The identity provider's code in an error toast (rule S9). */
export function failureNotice(error: unknown): Notice {
  return { tone: 'negative', title: wordsOf(failureOf(error)), until: 'signedIn' }
}

export const sessionEnded: Notice = {
  tone: 'neutral',
  title: messages.sessionEnded,
  until: 'signedIn',
}
export const loggedOutElsewhere: Notice = {
  tone: 'neutral',
  title: messages.loggedOutElsewhere,
  until: 'signedIn',
}
