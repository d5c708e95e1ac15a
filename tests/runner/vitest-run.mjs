import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache, projectNode, root } from '../../server/commands/runtime.mjs'
import { runShown } from '../../server/commands/run.mjs'

const rulesCheck = join(root, 'tests', 'rules', 'check.ts')

/**
 * Runs Vitest with live output and counts the results. TEST_REPORT names a file to which the JSON report is copied.
 * @param {readonly string[]} args
 * @param {{ browser?: string, coversRules?: boolean }} options `browser`: the path of a Chromium; `coversRules`: a rule
 *   without a test is a failure as well
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runVitest(args, { browser, coversRules = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'loppis-tests-'))
  const report = join(folder, 'report.json')
  const call = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]
  // Many tests start the server, each in a process of its own.
  const env = {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    ...(browser === undefined ? {} : { CHROMIUM: browser }),
  }
  const code = await runShown(projectNode, call, { cwd: root, env })
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')), code)
    const { TEST_REPORT } = process.env
    if (TEST_REPORT) copyFileSync(report, TEST_REPORT)
    if (!coversRules) return { passed, failed }
    const isCovered = (await runShown(projectNode, [rulesCheck, report], { cwd: root })) === 0
    return isCovered ? { passed: passed + 1, failed } : { passed, failed: failed + 1 }
  } catch (error) {
    process.stdout.write(`Vitest ended with ${code} and left no report: ${String(error)}\n`)
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Counts passed and failed tests. A file that cannot be loaded has no failed test, but counts as one failure. So does a
 * run that ends with an error outside of any test.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @param {number} code Vitest's exit code
 */
export function count({ testResults }, code) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  /** @param {string} status */
  const of = (status) => tests.filter((test) => test.status === status).length
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = of('failed') + unloaded
  return { passed: of('passed'), failed: failed === 0 && code !== 0 ? 1 : failed }
}
