import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { root } from '../../../server/commands/runtime.mjs'
import { blockingAfter } from './load.ts'
import { observe } from './observe.ts'
import type { Site } from './site.ts'
import { quantile } from './statistics.ts'
import { openUnwatchedPage } from './unwatched-page.ts'
import { watchFor } from './watch-for.ts'

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
  /** The e-mail of who looks at it; a guest without. */
  viewer?: string
}

const REST_MS = 1000

/** Of a quick line, 50 Mbit a second: at once it would take server and browser the processors that are measured. */
const [PIECE, EVERY_MS] = [65_536, 10]

function byLine(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (at > 0) await pause(EVERY_MS)
      controller.enqueue(bytes.subarray(at, (at += PIECE)))
      if (at >= bytes.length) controller.close()
    },
  })
}

/** Where calls alone come from a server, the page comes as it was built. */
async function serveAsBuilt(site: Site, { path, call, answer }: LongList): Promise<void> {
  const html = await readFile(join(root, 'dist', 'client', 'index.html'), 'utf8')
  site.answer(path, () => new Response(html, { headers: { 'content-type': 'text/html' } }))
  const bytes = new TextEncoder().encode(answer)
  // Without its length the server would gather all of it first.
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.length) }
  site.answer(call, async () => {
    // What else a page does as it opens is over by then.
    await pause(REST_MS)
    return new Response(byLine(bytes), { headers })
  })
}

export async function visitLongList(
  { site, browser }: { site: Site; browser: Browser },
  list: LongList,
): Promise<ListVisit> {
  await serveAsBuilt(site, list)
  const { viewer, item, path, call, isReadAsItArrives } = list
  const page = await openUnwatchedPage(browser)
  try {
    if (viewer !== undefined) await page.signIn(site.origin, viewer)
    await page.beforehand(observe, undefined)
    await page.beforehand(watchFor, item)
    await page.goto(site.origin + path)
    await page.until(() => 'watched' in window && window.watched.shown > 0, undefined)
    await page.until(isAtRest, call)
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
    const heap = await page.heap()
    const frames = (await page.evaluate(scrollThrough, undefined)).toSorted((a, b) => a - b)
    return {
      firstShown: shown - (isReadAsItArrives ? began : ended),
      blocking: blockingAfter(began, longTasks),
      heap,
      frame95: quantile(frames, 0.95),
      longestFrame: frames.at(-1) ?? Number.NaN,
    }
  } finally {
    await page.close()
  }
}

/** Whether the call was answered half a second ago, and all else. Runs in the page; stands alone. */
function isAtRest(call: string): boolean {
  const ends = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
  const isAnswered = ends.some(({ name, responseEnd }) => {
    return new URL(name).pathname === call && responseEnd > 0
  })
  const last = Math.max(...ends.map(({ responseEnd }) => responseEnd), window.watched.shown)
  return isAnswered && performance.now() - last > 500
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
