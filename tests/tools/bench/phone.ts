import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { observe } from './observe.ts'

/** A phone of the middle, as Lighthouse has it: 412 px wide, four times as slow as this machine, on slow 4G. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions
/** How many times as slow as this machine. */
export const SLOWER = 4
const bytesASecond = (megabits: number) => (megabits * 1_000_000) / 8
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesASecond(1.6),
  uploadThroughput: bytesASecond(0.75),
}

/** Nobody's first page is his browser's empty one: who comes from elsewhere is given a process of his own by any page. */
export const ELSEWHERE = 'data:text/html,Elsewhere'

/** A page on the phone, with nothing in its cache. */
export type Visit = { page: Page; devtools: CDPSession; close(): Promise<void> }

type VisitOptions = {
  /** Somebody who has signed in before. */
  storageState?: BrowserContextOptions['storageState'] | undefined
  /** 'fast': only the processor is slow, where the line is not what is asked about. */
  line?: 'slow' | 'fast'
}

export async function visitByPhone(
  browser: Browser,
  { storageState, line = 'slow' }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    ...PHONE,
    // What it fetches once all is shown, nobody waits for; the pages beside ours have none.
    serviceWorkers: 'block',
    ...(storageState === undefined ? {} : { storageState }),
  })
  await context.addInitScript(observe)
  const page = await context.newPage()
  await page.goto(ELSEWHERE)
  const devtools = await context.newCDPSession(page)
  // Nobody reads the bodies here: keeping a copy of a long answer blocks the page for a third of a second.
  await devtools.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 })
  await devtools.send('Performance.enable')
  if (line === 'slow') await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, devtools, close: () => context.close() }
}
