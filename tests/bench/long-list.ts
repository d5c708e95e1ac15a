import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright'
import { root } from '../../server/commands/runtime.mjs'
import { blockingAfter } from './load.ts'
import { visitByPhone } from './phone.ts'
import type { Site } from './site.ts'
import { quantile } from './statistics.ts'
import { watchFor } from './watch-for.ts'
import { watchWire } from './wire.ts'

/** One visit to a list that came in one answer. Times in milliseconds. */
export type ListVisit = {
  /** From the end of the answer; of a list that is read as it arrives, from its first byte. */
  firstShown: number
  /** What long tasks took beyond 50 ms each, from the first byte of the answer. */
  blocking: number
  heap: number
  frame95: number
  longestFrame: number
}

/** A list of the product, and the answer that fills it whole: the server knows no pages. */
export type LongList = {
  path: string
  /** The call that is answered. */
  call: string
  answer: string
  /** The first of them is what is waited for. */
  item: string
  /** The first items are there before the end of the answer, which is then no beginning to count from. */
  isReadAsItArrives: boolean
  storageState?: BrowserContextOptions['storageState'] | undefined
}

const REST_MS = 500

/** Where calls alone come from a server, the page comes as it was built. */
async function serveAsBuilt(site: Site, { path, call, answer }: LongList): Promise<void> {
  const html = await readFile(join(root, 'dist', 'client', 'index.html'), 'utf8')
  site.answer(path, () => new Response(html, { headers: { 'content-type': 'text/html' } }))
  site.answer(call, () => new Response(answer, { headers: { 'content-type': 'application/json' } }))
}

export async function visitLongList(
  { site, browser }: { site: Site; browser: Browser },
  list: LongList,
): Promise<ListVisit> {
  await serveAsBuilt(site, list)
  const { storageState, item, path, call, isReadAsItArrives } = list
  const { page, devtools, close } = await visitByPhone(browser, { storageState, line: 'fast' })
  try {
    const wire = watchWire(devtools)
    await page.addInitScript(watchFor, item)
    await page.goto(site.origin + path)
    await wire.until(() => page.evaluate(() => window.watched.shown > 0))
    await wire.quiet(REST_MS)
    const { began, ended, shown, longTasks } = await page.evaluate((name) => {
      const entries = performance.getEntriesByType('resource')
      const answer = entries.find((entry) => new URL(entry.name).pathname === name)
      const isTimed = answer instanceof PerformanceResourceTiming
      return {
        began: isTimed ? answer.responseStart : Number.NaN,
        ended: isTimed ? answer.responseEnd : Number.NaN,
        shown: window.watched.shown,
        longTasks: window.observed.longTasks,
      }
    }, call)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const frames = (await page.evaluate(scrollThrough)).toSorted((a, b) => a - b)
    return {
      firstShown: shown - (isReadAsItArrives ? began : ended),
      blocking: blockingAfter(began, longTasks),
      heap: usedSize,
      frame95: quantile(frames, 0.95),
      longestFrame: frames.at(-1) ?? Number.NaN,
    }
  } finally {
    await close()
  }
}

/** A fling of a second and a half; answers how long each frame took. Runs in the page; stands alone. */
function scrollThrough(): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = []
    const began = performance.now()
    let last = began
    const step = (now: number) => {
      frames.push(now - last)
      last = now
      window.scrollBy(0, 60)
      if (now - began < 1500) requestAnimationFrame(step)
      else resolve(frames.slice(1))
    }
    requestAnimationFrame(step)
  })
}
