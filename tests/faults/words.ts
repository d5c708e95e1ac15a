import { type Failure, wordsOf } from '../../src/domain/failure.ts'
import type { Page } from './page.ts'

/** Returns the text on every screen: the failure's message, if there is one, and the toasts so far. */
export function wordsOn(page: Page, failure: Failure | null = null): string[] {
  const toasts = page.said().flatMap(({ title, detail }) => [title, detail ?? []].flat())
  return [...(failure === null ? [] : [wordsOf(failure)]), ...toasts]
}
