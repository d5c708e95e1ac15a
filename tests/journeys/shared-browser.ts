import type { Browser } from 'playwright'
import { launchChromium } from '../chromium.ts'

/** For tests that hold or break requests on their way: of those that a worker makes nobody can. */
export const withoutWorker = { serviceWorkers: 'block' } as const

let shared: Browser | null = null

/**
 * One Chromium for all the files of a worker, which come one after the other: starting one takes as long as a short
 * journey. It ends with the worker.
 */
export async function sharedChromium(): Promise<Browser> {
  if (shared === null || !shared.isConnected()) shared = await launchChromium()
  return shared
}

/** Leaves nothing open for the file that comes next. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}
