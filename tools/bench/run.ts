import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { findBrowser } from '../../tests/browser/browser.mjs'
import { launchChromium } from '../../tests/browser/chromium.ts'
import type { Bench, Part } from './finding.ts'
import { parts } from './parts.ts'
import { pagePath, withFinding } from './performance-page.ts'
import { openSite, type Site } from './site.ts'

/** The minimum number of runs whose median is stored. */
const RUNS = 9
const PRODUCTS = 1_000_000
const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * `npm run bench` runs every part nine times and writes docs/performance.md. `npm run bench -- home payment` runs these
 * parts only. `--runs 3` is quick, and its results are only printed. `--products 10000000` is for the part `servers`; its
 * results are only printed, too.
 */
async function bench(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: String(RUNS) },
      products: { type: 'string', default: String(PRODUCTS) },
    },
  })
  const [runs, products] = [Number(values.runs), Number(values.products)]
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
  const areCounts = [runs, products].every((count) => Number.isInteger(count) && count >= 1)
  if (!areCounts || unknown.length > 0) {
    throw new Error(
      `npm run bench -- [${parts.map(({ name }) => name).join(' ')}] [--runs ${RUNS}] [--products ${PRODUCTS}]`,
    )
  }
  const chosen = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  const opened: (() => Promise<void>)[] = []
  const once = <Opened extends { close(): Promise<void> }>(open: () => Promise<Opened>) => {
    let opening: Promise<Opened> | null = null
    return () =>
      (opening ??= open().then((it) => {
        opened.push(() => it.close())
        return it
      }))
  }
  const with_: Bench = {
    runs,
    products,
    browser: once<Browser>(openBrowser),
    site: once<Site>(openSite),
  }
  try {
    for (const part of chosen) {
      try {
        await take(part, with_)
      } catch (error) {
        // A part that fails does not stop the others.
        process.exitCode = 1
        process.stderr.write(
          `${part.name}: ${error instanceof Error ? error.message : String(error)}\n`,
        )
      }
    }
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

/** Runs a part, prints its results and, with enough runs, writes them to docs/performance.md. */
async function take(part: Part, opened: Bench): Promise<void> {
  const { runs, products } = opened
  const started = performance.now()
  const finding = await part.run(opened)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  say(`\n${part.title} (${seconds} s)\n\n${finding.text}\n`)
  for (const { name, wanted, seen, isMet } of finding.goals) {
    say(`${isMet ? 'met    ' : 'NOT MET'} ${name}: ${seen}, wanted ${wanted}`)
  }
  if (runs < RUNS || products !== PRODUCTS) return
  const how = `${runs} runs on ${availableParallelism()} cores`
  const page = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : ''
  writeFileSync(pagePath, withFinding(page, part, finding, how))
}

async function openBrowser(): Promise<Browser> {
  const found = await findBrowser()
  if (!('path' in found)) throw new Error(`No Chromium starts.\n${found.reasons.join('\n')}`)
  // Keep the card fields' frames in the page's process: throttling does not reach frames in a process of their own.
  return launchChromium({ executablePath: found.path }, [
    '--disable-features=IsolateSandboxedIframes',
  ])
}

await bench(process.argv.slice(2))
