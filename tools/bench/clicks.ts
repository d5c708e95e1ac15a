import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { atMost, type Bench, type Finding, inMs } from './finding.ts'
import { interleave } from './interleave.ts'
import { inWords, table } from './markdown.ts'
import { visitByPhone } from './phone.ts'
import { spreadOf } from './statistics.ts'
import { until } from './until.ts'
import { watchFor } from './watch-for.ts'
import { watchWire } from './wire.ts'

type Way = { from: string; link: string; shows: string }

const ways = {
  'home to a category': {
    from: '/',
    link: 'main a[href^="/category/"]:not([href*="?"]) >> nth=-1',
    shows: 'main article',
  },
  'a category to home': {
    from: '/category/furniture-and-home',
    link: 'header a[href="/"] >> nth=0',
    shows: 'main a[href^="/product/"] img',
  },
} satisfies Record<string, Way>

const REST_MS = 500

/** Returns milliseconds from a click to the frame with the next screen. `isExpected`: the pointer hovers first. */
async function follow(
  browser: Browser,
  origin: string,
  { from, link, shows }: Way,
  isPrefetched: boolean,
): Promise<number> {
  const { page, devtools, close } = await visitByPhone(browser)
  try {
    const wire = watchWire(devtools)
    await page.goto(origin + from)
    const target = page.locator(link)
    await until(async () => (await target.count()) > 0)
    await wire.quiet(REST_MS)
    if (isPrefetched) {
      await target.hover()
      // Requests start after the hover: without this pause, `quiet` would count the idle time before it.
      await pause(REST_MS)
      await wire.quiet(REST_MS)
    }
    await page.evaluate(watchFor, shows)
    if (isPrefetched) await target.click()
    // A scripted click moves no pointer, so no hover precedes it.
    else await target.evaluate((element) => (element as HTMLElement).click())
    await until(() => page.evaluate(() => window.watched.shown > 0))
    const { clicked, shown } = await page.evaluate(() => window.watched)
    return shown - clicked
  } finally {
    await close()
  }
}

/** Measures how long a guest waits for the next screen after a click. */
export async function measureClicks(bench: Bench): Promise<Finding> {
  const [site, browser] = await Promise.all([bench.site(), bench.browser()])
  const names = Object.keys(ways) as (keyof typeof ways)[]
  const times = await interleave(
    bench.runs,
    Object.fromEntries(
      names.flatMap((name) =>
        [true, false].map((isExpected) => [
          `${name} ${isExpected}`,
          () => follow(browser, site.origin, ways[name], isExpected),
        ]),
      ),
    ),
  )
  const of = (name: string, isExpected: boolean) => spreadOf(times[`${name} ${isExpected}`] ?? [])
  return {
    text: table(
      ['click to shown', 'after the pointer rested there, ms', 'at once, ms'],
      names.map((name) => [name, inWords(of(name, true)), inWords(of(name, false))]),
    ),
    goals: names.map((name) =>
      atMost(`${name}, expected: click to shown`, 150, of(name, true).median, inMs),
    ),
  }
}
