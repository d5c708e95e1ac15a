import { ensureBuilt } from '../server/commands/build.mjs'
import { CommandFailure } from '../server/commands/failure.mjs'
import { ensureInstalled } from '../server/commands/install.mjs'
import { findBrowser } from './browser.mjs'
import { checks, runChecks } from './checks.mjs'
import { runVitest } from './vitest-run.mjs'

/** The projects of tests/projects.ts that need no browser at all. */
const withoutBrowser = ['--project=fast', '--project=processes', '--project=postgres']
/** All but `stories`, which is for Storybook's own test panel: the project `screens` renders each story and asks more. */
const everything = [...withoutBrowser, '--project=screens', '--project=journeys']

/**
 * `npm test`: sets up what is missing, checks the source, then runs every test; with filters, as in
 * `npm test -- tests/models`, the tests they name alone. A step that fails does not hide the ones behind it.
 * The last line counts: each check is one, each test is one.
 * @param {readonly string[]} filters what Vitest is asked for
 */
export async function testEverything(filters) {
  let passed = 0
  let failed = 0
  /**
   * Counts a step only when it fails: what is set up is no test.
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
    // It waits for the network while the checks compute.
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
