import type { Browser } from 'playwright'
import { bareReact, withoutScript } from './beside.ts'
import { capture } from './capture.ts'
import { atMost, type Bench, type Finding, type Goal } from './finding.ts'
import { interleave } from './interleave.ts'
import { type Load, loadOnce } from './load.ts'
import { inKilobytes, inWords, table } from './markdown.ts'
import { pairRatios, spreadOf } from './statistics.ts'

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
  const loads = await interleave(bench.runs, {
    'without script': () => loadOnce(browser, noScript),
    Loppis: () => loadOnce(browser, ours),
    'bare React': () => loadOnce(browser, react),
  })
  return {
    text: [
      timesTable(loads),
      ratiosTable(loads['Loppis'], {
        'without script': loads['without script'],
        'bare React': loads['bare React'],
      }),
      bytesTable(loads),
    ].join('\n\n'),
    goals: goalsOf(name, loads['Loppis'], loads['without script']),
  }
}

/** On the phone, but at its full speed. */
async function captureLoaded(browser: Browser, { url, shows }: { url: string; shows: string }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.locator(shows).first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    return await capture(page)
  } finally {
    await context.close()
  }
}

type Loads = Readonly<Record<string, readonly Load[]>>

const of = (loads: readonly Load[], figure: (load: Load) => number) => loads.map(figure)
const firstPaint = (load: Load) => load.firstPaint
const largestPaint = (load: Load) => load.largestPaint

const timesTable = (loads: Loads) =>
  table(
    ['page', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'script ms', 'heap MB'],
    Object.entries(loads).map(([name, all]) => [
      name,
      inWords(spreadOf(of(all, firstPaint))),
      inWords(spreadOf(of(all, largestPaint))),
      inWords(spreadOf(of(all, ({ blocking }) => blocking))),
      spreadOf(of(all, ({ shift }) => shift)).median.toFixed(3),
      inWords(spreadOf(of(all, ({ scripting }) => scripting))),
      spreadOf(of(all, ({ heap }) => heap / 1e6)).median.toFixed(1),
    ]),
  )

const ratiosTable = (ours: readonly Load[], others: Loads) =>
  table(
    ['Loppis, pair by pair', 'FCP', 'LCP'],
    Object.entries(others).map(([name, all]) => [
      `over ${name}`,
      inWords(pairRatios(of(ours, firstPaint), of(all, firstPaint)), 2),
      inWords(pairRatios(of(ours, largestPaint), of(all, largestPaint)), 2),
    ]),
  )

const KINDS = ['document', 'script', 'style', 'font', 'picture', 'data'] as const

const bytesTable = (loads: Loads) =>
  table(
    ['over the line, kB', 'requests', ...KINDS, 'all'],
    Object.entries(loads).map(([name, all]) => [
      name,
      spreadOf(of(all, ({ wire }) => wire.requests)).median.toFixed(0),
      ...KINDS.map((kind) => inKilobytes(spreadOf(of(all, ({ wire }) => wire.bytes[kind])).median)),
      inKilobytes(spreadOf(of(all, ({ wire }) => wire.all)).median),
    ]),
  )

/** As it is told everywhere: a thousandth of the window is nothing. */
const rounded = (shift: number) => Number(shift.toFixed(3))

const inMs = { unit: ' ms', digits: 0 }

function goalsOf(name: string, ours: readonly Load[], limit: readonly Load[]): Goal[] {
  const ratio = (figure: (load: Load) => number) =>
    pairRatios(of(ours, figure), of(limit, figure)).median
  return [
    atMost(`${name}: FCP over the page without script`, 1.05, ratio(firstPaint)),
    atMost(`${name}: LCP over the page without script`, 1.1, ratio(largestPaint)),
    atMost(`${name}: TBT`, 75, spreadOf(of(ours, ({ blocking }) => blocking)).median, inMs),
    atMost(`${name}: CLS`, 0, rounded(spreadOf(of(ours, ({ shift }) => shift)).median), {
      digits: 3,
    }),
  ]
}
