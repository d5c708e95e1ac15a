import { join } from 'node:path'
import { ensureBuilt } from '../server/commands/build.mjs'
import { CommandFailure } from '../server/commands/failure.mjs'
import { ensureInstalled } from '../server/commands/install.mjs'
import { projectNode, root } from '../server/commands/runtime.mjs'
import { runShown } from '../server/commands/run.mjs'
import { findBrowser } from './browser.mjs'
import { runVitest } from './vitest-run.mjs'

/** @param {string[]} path */
const tool = (...path) => join(root, 'node_modules', ...path)
const tsc = tool('typescript', 'bin', 'tsc')
/** @type {[name: string, call: string[]][]} */
const checks = [
  ['format', [tool('oxfmt', 'bin', 'oxfmt'), '--check']],
  ['lint', [tool('oxlint', 'bin', 'oxlint'), '--deny-warnings']],
  ['types of the client', [tsc, '-p', 'src']],
  ['types of the server', [tsc, '-p', 'server']],
  ['types of the tests', [tsc, '-p', 'tests']],
  ['types of the card stand-in', [tsc, '-p', 'server/standins/cards/browser']],
  ['unused code', [tool('knip', 'bin', 'knip.js')]],
]

/** How a shell says that Ctrl-C, `kill` or a closed terminal ended a program. */
const ENDED_BY_SIGNAL = new Set([130, 143, 129])

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
    for (const [name, call] of filters.length === 0 ? checks : []) {
      const isGood = await check(name, call)
      if (isGood) passed += 1
      else failed += 1
    }
    const browser = await finding
    await setUp(ensureBuilt)
    const tests = await runVitest(filters, browser)
    passed += tests.passed
    failed += tests.failed
  }

  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

/**
 * @param {string} name
 * @param {string[]} call
 */
async function check(name, call) {
  const started = performance.now()
  const code = await runShown(projectNode, call, { cwd: root })
  // Who ends it means all of it.
  if (ENDED_BY_SIGNAL.has(code)) process.exit(code)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`)
  return code === 0
}

async function requireBrowser() {
  const found = await findBrowser()
  if ('path' in found) return found.path
  throw new CommandFailure(
    `No Chromium starts. Install one, or name it: CHROMIUM=/path/to/chromium npm test\n  ${found.reasons.join('\n  ')}`,
  )
}
