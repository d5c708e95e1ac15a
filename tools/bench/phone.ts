import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { observe } from './observe.ts'

/** Lighthouse's mid-tier phone: 412 px wide, 4x CPU slowdown, slow 4G. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions
/** The CPU slowdown factor. */
export const SLOWER = 4
const bytesASecond = (megabits: number) => (megabits * 1_000_000) / 8
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesASecond(1.6),
  uploadThroughput: bytesASecond(0.75),
}

/** The page before the visit. Unlike about:blank, it makes Chromium give the visited page a process of its own. */
export const ELSEWHERE = 'data:text/html,Elsewhere'

/** A page on the emulated phone, with an empty cache. */
export type Visit = { page: Page; devtools: CDPSession; close(): Promise<void> }

type VisitOptions = {
  /** The stored state of a user who has signed in before. */
  storageState?: BrowserContextOptions['storageState'] | undefined
  /** 'fast': throttles only the CPU, for measurements that do not concern the network. */
  line?: 'slow' | 'fast'
}

export async function visitByPhone(
  browser: Browser,
  { storageState, line = 'slow' }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    ...PHONE,
    // The worker fetches in the background once everything is shown, and the baselines have no worker.
    serviceWorkers: 'block',
    ...(storageState === undefined ? {} : { storageState }),
  })
  await context.addInitScript(observe)
  const page = await context.newPage()
  await page.goto(ELSEWHERE)
  const devtools = await context.newCDPSession(page)
  // Nothing reads response bodies here, and buffering a long one blocks the page for a third of a second.
  await devtools.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 })
  await devtools.send('Performance.enable')
  if (line === 'slow') await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, devtools, close: () => context.close() }
}
