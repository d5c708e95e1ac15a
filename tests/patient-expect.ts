import { expect as brief } from 'playwright/test'
import { PATIENCE } from './patience.ts'

/** Playwright's own `expect`, which waits as long as every test does. */
export const expect = brief.configure({ timeout: PATIENCE })
