import type { Browser, Page } from 'playwright'
import { launchChromium } from '../chromium.ts'

/** For tests that delay or abort requests: they cannot intercept the requests of a service worker. */
export const withoutWorker = { serviceWorkers: 'block' } as const

let shared: Browser | null = null

/**
 * Returns one Chromium for all files of a test worker, which run one after the other: a launch takes as long as a short
 * journey. The browser closes with the worker.
 */
export async function sharedChromium(): Promise<Browser> {
  if (shared === null || !shared.isConnected()) shared = await launchChromium()
  return shared
}

/** Returns the pages that the tests of this worker have open. */
export function openPages(): Page[] {
  return shared?.contexts().flatMap((context) => context.pages()) ?? []
}

/** Closes all contexts, so that the next file starts without open pages. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}
