import { ensureComplete } from '../../server/commands/install.mjs'
import { CommandFailure } from '../../server/commands/failure.mjs'
import { checks, runChecks } from './checks.mjs'
import { runVitest } from './vitest-run.mjs'

/**
 * `npm run test:fast`: runs every check, then the tests that need no browser, build or separate process. With
 * `--changed`, it runs only the tests that import a file changed since the last commit. Other arguments are filters, as
 * in `npm run test:fast -- tests/server`.
 * @param {readonly string[]} args
 */
export async function testFast(args) {
  try {
    await ensureComplete()
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error
    process.stdout.write(`${error.message}\n\n0 passed, 1 failed\n`)
    process.exitCode = 1
    return
  }
  const checked = await runChecks(checks)
  const tests = await runVitest(['--project=fast', '--passWithNoTests', ...args])
  const failed = checked.failed + tests.failed
  process.stdout.write(`\n${checked.passed + tests.passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}
