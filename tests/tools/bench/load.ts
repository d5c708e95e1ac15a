import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { visitByPhone } from './phone.ts'
import { until } from './until.ts'
import { type Wire, watchWire } from './wire.ts'

/** One load of one page. Times in milliseconds, sizes in bytes. */
export type Load = {
  firstPaint: number
  largestPaint: number
  /** What long tasks took beyond 50 ms each, after the first paint. */
  blocking: number
  shift: number
  heap: number
  scripting: number
  /** Until the last card field could be typed in; null where there is none. */
  typeable: number | null
  wire: Wire
}

export type Loadable = {
  url: string
  /** What has to be there in the end: a page that shows nothing is quick. */
  shows: string
  /** How many card fields there have to be. */
  cardFields?: number
  storageState?: BrowserContextOptions['storageState'] | undefined
}

/** A page that asks for nothing for so long is at rest. */
export const REST_MS = 500

/** Loads a page with nothing in the cache and waits until it rests. */
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

/** When each card field could be typed in, by the clock of the machine. */
async function fieldsReady(page: Page): Promise<number[]> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  const times = await Promise.all(
    frames.map((frame) => frame.evaluate(() => window.observed.fieldReady).catch(() => 0)),
  )
  return times.filter((time) => time > 0)
}

/** A task blocks from 50 ms on; of one that was under way at the first paint, what came after. */
export function blockingAfter(
  from: number,
  tasks: readonly { start: number; duration: number }[],
): number {
  return tasks.reduce((sum, { start, duration }) => {
    const blocks = Math.max(start + 50, from)
    return sum + Math.max(0, start + duration - blocks)
  }, 0)
}
