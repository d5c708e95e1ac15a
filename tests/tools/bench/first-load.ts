import type { Browser } from 'playwright'
import { bareReact, withoutScript } from './beside.ts'
import { type Capture, capture } from './capture.ts'
import { atMost, type Bench, type Finding, type Goal, inMs } from './finding.ts'
import { interleave } from './interleave.ts'
import { type Load, type Loadable, loadOnce, REST_MS } from './load.ts'
import {
  bytesTable,
  firstPaint,
  largestPaint,
  middle,
  ratio,
  ratiosTable,
  timesTable,
} from './load-tables.ts'
import { visitByPhone } from './phone.ts'
import { watchWire } from './wire.ts'

type Page = { name: string; path: string; shows: string }

/** Loads a page of a guest's beside the same page without script and the same page by React alone. */
export async function measureFirstLoad(
  bench: Bench,
  { name, path, shows }: Page,
): Promise<Finding> {
  const [site, browser] = await Promise.all([bench.site(), bench.browser()])
  const ours = { url: site.origin + path, shows }
  const noScript = { url: `${site.origin}/beside/no-script/${name}`, shows }
  const react = { url: `${site.origin}/beside/react/${name}`, shows }
  const captured = await captureLoaded(browser, ours)
  site.add(await withoutScript(captured, new URL(noScript.url).pathname))
  site.add(await bareReact(captured, new URL(react.url).pathname))
  const { Loppis, ...others } = await interleave(bench.runs, {
    Loppis: () => loadOnce(browser, ours),
    'without script': () => loadOnce(browser, noScript),
    'bare React': () => loadOnce(browser, react),
  })
  const all = { Loppis, ...others }
  return {
    text: [
      timesTable(all),
      ratiosTable(Loppis, others, { FCP: firstPaint, LCP: largestPaint }),
      bytesTable(all),
    ].join('\n\n'),
    goals: goalsOf(name, Loppis, others['without script']),
  }
}

/** What the phone shows once the page rests. */
export async function captureLoaded(
  browser: Browser,
  { url, shows, storageState }: Loadable,
): Promise<Capture> {
  const { page, devtools, close } = await visitByPhone(browser, { storageState, line: 'fast' })
  try {
    const wire = watchWire(devtools)
    // What is fetched ahead for a next screen is no part of this one.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(url)
    await page.locator(shows).first().waitFor({ state: 'attached' })
    await wire.quiet(REST_MS)
    return await capture(page)
  } finally {
    await close()
  }
}

/** As it is told everywhere: a thousandth of the window is nothing. */
const shiftOf = ({ shift }: Load) => Number(shift.toFixed(3))

function goalsOf(name: string, ours: readonly Load[], limit: readonly Load[]): Goal[] {
  const over = (figure: (load: Load) => number) => ratio(ours, limit, figure).median
  return [
    atMost(`${name}: FCP over the page without script`, 1.05, over(firstPaint)),
    atMost(`${name}: LCP over the page without script`, 1.1, over(largestPaint)),
    atMost(
      `${name}: TBT`,
      75,
      middle(ours, ({ blocking }) => blocking),
      inMs,
    ),
    atMost(`${name}: CLS`, 0, middle(ours, shiftOf), { digits: 3 }),
  ]
}
