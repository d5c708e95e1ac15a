import { expect as brief } from 'playwright/test'
import { PATIENCE } from './patience.ts'

/** Playwright's `expect` with the timeout of all tests. */
export const expect = brief.configure({ timeout: PATIENCE })
