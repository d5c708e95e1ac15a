import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { root } from '../../server/commands/runtime.mjs'
import { blockingAfter } from './load.ts'
import { observe } from './observe.ts'
import type { Site } from './site.ts'
import { quantile } from './statistics.ts'
import { openUnwatchedPage } from './unwatched-page.ts'
import { watchFor } from './watch-for.ts'

/** One visit to a list that arrives in a single response. Times in milliseconds. */
export type ListVisit = {
  /** Measured from the end of the response; for a list that is parsed while it streams, from its first byte. */
  firstShown: number
  /** Total Blocking Time: the part of each long task beyond 50 ms, from the first byte of the response. */
  blocking: number
  heap: number
  frame95: number
  longestFrame: number
}

/** A list of the product and the single, unpaginated response that fills it. */
export type LongList = {
  path: string
  /** The path of the API call that returns `answer`. */
  call: string
  answer: string
  /** A selector; the visit waits for its first match. */
  item: string
  /** Whether items render before the response ends; the end is then no valid start for the measurement. */
  isReadAsItArrives: boolean
  /** The e-mail of the signed-in user; a guest if undefined. */
  viewer?: string
}

const REST_MS = 1000

/** Bytes and milliseconds of 50 Mbit/s: unthrottled, the transfer would take CPU time from the measurement. */
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

/** Serves the page as it was built, as in a deployment where the server handles API calls only. */
async function serveAsBuilt(site: Site, { path, call, answer }: LongList): Promise<void> {
  const html = await readFile(join(root, 'dist', 'client', 'index.html'), 'utf8')
  site.answer(path, () => new Response(html, { headers: { 'content-type': 'text/html' } }))
  const bytes = new TextEncoder().encode(answer)
  // Without `content-length`, the server would buffer the whole response first.
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.length) }
  site.answer(call, async () => {
    // The page's other startup work is over by then.
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

/** Returns whether `call` and all other requests ended half a second ago. Runs in the page; self-contained. */
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

/** Scrolls for 1.5 seconds and returns the duration of each frame. Runs in the page; self-contained. */
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
