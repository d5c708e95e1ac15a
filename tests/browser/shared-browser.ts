import type { Browser, Page } from 'playwright'
import { launchChromium } from './chromium.ts'

/** For tests that delay or abort requests: they cannot intercept the requests of a service worker. */
export const withoutWorker = { serviceWorkers: 'block' } as const

export type Look = 'with pictures' | 'without pictures'
const shared = new Map<Look, Browser>()

/**
 * Returns one Chromium for all files of a test worker, which run one after the other: a launch takes as long as a short
 * journey. The browser closes with the worker. Decoding and painting the products' pictures takes a sixth of the CPU
 * time of a visit, which tests that read texts alone save.
 */
export async function sharedChromium(look: Look = 'without pictures'): Promise<Browser> {
  const before = shared.get(look)
  if (before?.isConnected() === true) return before
  const more = look === 'with pictures' ? [] : ['--blink-settings=imagesEnabled=false']
  const browser = await launchChromium({}, more)
  shared.set(look, browser)
  return browser
}

/** Returns the pages that the tests of this worker have open. */
export function openPages(): Page[] {
  return [...shared.values()]
    .flatMap((browser) => browser.contexts())
    .flatMap((context) => context.pages())
}

/** Closes all contexts, so that the next file starts without open pages. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}
