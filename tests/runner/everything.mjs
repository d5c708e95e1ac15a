import { ensureBuilt } from '../../server/commands/build.mjs'
import { CommandFailure } from '../../server/commands/failure.mjs'
import { ensureComplete } from '../../server/commands/install.mjs'
import { findBrowser } from '../browser/browser.mjs'
import { checks, runChecks } from './checks.mjs'
import { runVitest } from './vitest-run.mjs'

/**
 * The projects of tests/runner/projects.ts that each command runs. The project `stories` belongs to Storybook's test panel:
 * `screens` renders each story and checks more.
 */
const projects = {
  test: { node: ['fast', 'processes', 'postgres'], browser: ['screens', 'journeys'] },
  long: { node: ['long', 'long-postgres'], browser: ['long-screens', 'long-journeys'] },
}

/** @typedef {keyof typeof projects} Command */

/**
 * `npm test`: installs missing dependencies, runs the checks, then runs every test but the long ones. With filters, as in
 * `npm test -- tests/flows`, it runs only the tests that they name. `npm run test:long` runs the long tests, without
 * the checks. A failing step does not hide the later ones. The last line shows the totals: each check counts as one,
 * each test counts as one.
 * @param {Command} command
 * @param {readonly string[]} filters Vitest's filters
 */
export async function testEverything(command, filters) {
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

  await setUp(ensureComplete)
  if (failed === 0) {
    // The search waits for the network while the checks use the CPU.
    const finding = setUp(requireBrowser)
    const isWhole = command === 'test' && filters.length === 0
    const checked = await runChecks(isWhole ? checks : [])
    passed += checked.passed
    failed += checked.failed
    const browser = await finding
    await setUp(ensureBuilt)
    const tests = await runVitest([...projectsFor(command, filters, browser), ...filters], {
      ...(browser === null ? {} : { browser }),
      coversRules: isWhole && browser !== null,
    })
    passed += tests.passed
    failed += tests.failed
  }

  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

/**
 * Returns the options that choose the projects. A filter can name any test.
 * @param {Command} command
 * @param {readonly string[]} filters
 * @param {string | null} browser
 */
function projectsFor(command, filters, browser) {
  const { node, browser: rendered } = projects[command]
  if (browser !== null && command === 'test' && filters.length > 0) return []
  const run = browser === null ? node : [...node, ...rendered]
  return run.map((name) => `--project=${name}`)
}

async function requireBrowser() {
  const found = await findBrowser()
  if ('path' in found) return found.path
  throw new CommandFailure(
    `No Chromium starts. Install one, or name it: CHROMIUM=/path/to/chromium npm test\n  ${found.reasons.join('\n  ')}`,
  )
}
