import { expect as brief } from 'playwright/test'
import { WAIT_TIMEOUT } from './timeouts.ts'

/** Playwright's `expect` with the timeout of all tests. */
export const expect = brief.configure({ timeout: WAIT_TIMEOUT })
