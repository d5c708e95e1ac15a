import { type Failure, wordsOf } from '../../src/domain/failure.ts'
import type { Page } from './page.ts'

/** What every screen says: the toasts so far and, where there is one, the failure in words. */
export function wordsOn(page: Page, failure: Failure | null = null): string[] {
  const toasts = page.said().flatMap(({ title, detail }) => [title, detail ?? []].flat())
  return [...(failure === null ? [] : [wordsOf(failure)]), ...toasts]
}
