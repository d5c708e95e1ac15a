import { ensureBuilt } from '../server/commands/build.mjs'
import { CommandFailure } from '../server/commands/failure.mjs'
import { ensureInstalled } from '../server/commands/install.mjs'
import { findBrowser } from './browser.mjs'
import { checks, runChecks } from './checks.mjs'
import { runVitest } from './vitest-run.mjs'

/** The projects of tests/projects.ts that need no browser. */
const withoutBrowser = ['--project=fast', '--project=processes', '--project=postgres']
/** All projects except `stories`, which Storybook's test panel uses: `screens` renders each story and checks more. */
const everything = [...withoutBrowser, '--project=screens', '--project=journeys']

/**
 * `npm test`: installs missing dependencies, runs the checks, then runs every test. With filters, as in `npm test --
 * tests/models`, it runs only the tests that they name. A failing step does not hide the later ones. The last line
 * shows the totals: each check counts as one, each test counts as one.
 * @param {readonly string[]} filters Vitest's filters
 */
export async function testEverything(filters) {
  let passed = 0
  let failed = 0
  /**
   * Counts a setup step only if it fails, because setup is not a test.
   * @template Result
   * @param {() => Promise<Result>} work
   */
  const setUp = async (work) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error
      process.stdout.write(`${error.message}\n`)
      failed += 1
      return null
    }
  }

  await setUp(ensureInstalled)
  if (failed === 0) {
    // The search waits for the network while the checks use the CPU.
    const finding = setUp(requireBrowser)
    const checked = await runChecks(filters.length === 0 ? checks : [])
    passed += checked.passed
    failed += checked.failed
    const browser = await finding
    await setUp(ensureBuilt)
    const isWhole = filters.length === 0 && browser !== null
    const tests = await runVitest([...projectsFor(filters, browser), ...filters], {
      ...(browser === null ? {} : { browser }),
      isWhole,
    })
    passed += tests.passed
    failed += tests.failed
  }

  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

/**
 * @param {readonly string[]} filters
 * @param {string | null} browser
 */
function projectsFor(filters, browser) {
  if (browser === null) return withoutBrowser
  return filters.length === 0 ? everything : []
}

async function requireBrowser() {
  const found = await findBrowser()
  if ('path' in found) return found.path
  throw new CommandFailure(
    `No Chromium starts. Install one, or name it: CHROMIUM=/path/to/chromium npm test\n  ${found.reasons.join('\n  ')}`,
  )
}
