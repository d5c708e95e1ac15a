import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { visitByPhone } from './phone.ts'
import { until } from './until.ts'
import { type Wire, watchWire } from './wire.ts'

/** One load of one page. Times in milliseconds, sizes in bytes. */
export type Load = {
  firstPaint: number
  largestPaint: number
  /** Total Blocking Time: the part of each long task beyond 50 ms, after the first paint. */
  blocking: number
  shift: number
  heap: number
  scripting: number
  /** Time until the last card field accepts input; null if the page has none. */
  typeable: number | null
  wire: Wire
}

export type Loadable = {
  url: string
  /** A selector that must match in the end: without it, an empty page would count as fast. */
  shows: string
  /** The number of card fields that must become ready. */
  cardFields?: number
  storageState?: BrowserContextOptions['storageState'] | undefined
}

/** A page without network activity for this long counts as idle. */
export const REST_MS = 500

/** Loads a page with an empty cache and waits until the network is idle. */
export async function loadOnce(
  browser: Browser,
  { url, shows, cardFields = 0, storageState }: Loadable,
): Promise<Load> {
  const visit = await visitByPhone(browser, { storageState })
  try {
    const { page, devtools } = visit
    const wire = watchWire(devtools)
    await page.goto(url)
    await until(async () => (await page.locator(shows).count()) > 0)
    let fields = await fieldsReady(page)
    await until(async () => {
      fields = await fieldsReady(page)
      return fields.length >= cardFields
    })
    await wire.quiet(REST_MS)
    const { observed, began } = await page.evaluate(() => ({
      observed: window.observed,
      began: performance.timeOrigin,
    }))
    const { firstPaint, largestPaint, shift, longTasks } = observed
    const { metrics } = await devtools.send('Performance.getMetrics')
    const scripting = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return {
      firstPaint,
      largestPaint,
      blocking: blockingAfter(firstPaint, longTasks),
      shift,
      heap: usedSize,
      scripting: scripting * 1000,
      typeable: fields.length === 0 ? null : Math.max(...fields) - began,
      wire: wire.counted(),
    }
  } finally {
    await visit.close()
  }
}

/** Returns when each card field became ready for input, in milliseconds of the system clock. */
async function fieldsReady(page: Page): Promise<number[]> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  const times = await Promise.all(
    frames.map((frame) => frame.evaluate(() => window.observed.fieldReady).catch(() => 0)),
  )
  return times.filter((time) => time > 0)
}

/** Sums the part of each task beyond 50 ms. Of a task that is running at `from`, only the part after `from` counts. */
export function blockingAfter(
  from: number,
  tasks: readonly { start: number; duration: number }[],
): number {
  return tasks.reduce((sum, { start, duration }) => {
    const blocks = Math.max(start + 50, from)
    return sum + Math.max(0, start + duration - blocks)
  }, 0)
}
