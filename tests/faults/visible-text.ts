import { type Failure, failureMessage } from '../../src/domain/failure.ts'
import { englishText } from '../words/english.ts'
import type { Page } from './page.ts'

/** Returns the text on every screen: the failure's message, if there is one, and the toasts so far. */
export function visibleTextOf(page: Page, failure: Failure | null = null): string[] {
  const toasts = page.shownToasts().flatMap(({ title, detail }) => [title, detail ?? []].flat())
  return [...(failure === null ? [] : [failureMessage(failure)]), ...toasts].map(englishText)
}
