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

/** Loads a page as a guest, next to two baselines: the same page without scripts, and rendered by React alone. */
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

/** Captures the page on the phone once the network is idle. */
export async function captureLoaded(
  browser: Browser,
  { url, shows, storageState }: Loadable,
): Promise<Capture> {
  const { page, devtools, close } = await visitByPhone(browser, { storageState, line: 'fast' })
  try {
    const wire = watchWire(devtools)
    // `saveData` disables prefetching: content for a next screen is not part of this one.
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

/** CLS rounded to three digits, as it is reported everywhere. */
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
