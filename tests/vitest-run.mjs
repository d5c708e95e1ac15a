import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectNode, root } from '../server/commands/runtime.mjs'
import { runShown } from '../server/commands/run.mjs'

/** The projects of vite.config.ts that need no browser at all. */
const withoutBrowser = ['--project=node', '--project=postgres']
/**
 * All but `stories`, which is for Storybook's own test panel: tests/screens/accessibility.test.tsx and flow-stories.test.tsx
 * render each story and play its path, and ask more of it.
 */
const everything = [...withoutBrowser, '--project=screens', '--project=journeys']

/**
 * @param {readonly string[]} filters
 * @param {string | null} browser
 */
function projectsFor(filters, browser) {
  if (browser === null) return withoutBrowser
  return filters.length === 0 ? everything : []
}

const rulesCheck = join(root, 'tests', 'rules', 'check.ts')

/**
 * Runs the tests, shown as they go; where all of them were asked for, that every rule has one is a test as well.
 * @param {readonly string[]} filters
 * @param {string | null} browser the path of a Chromium; null: only what needs none is run
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runVitest(filters, browser) {
  const folder = mkdtempSync(join(tmpdir(), 'loppis-tests-'))
  const report = join(folder, 'report.json')
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...projectsFor(filters, browser),
    ...filters,
  ]
  const env = { ...process.env, ...(browser === null ? {} : { CHROMIUM: browser }) }
  const code = await runShown(projectNode, args, { cwd: root, env })
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')), code)
    if (filters.length > 0 || browser === null) return { passed, failed }
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
 * A file that cannot be loaded has no failed test, but nothing of it was run: it counts as one. So does a run that
 * ends in an error outside of any test.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @param {number} code what Vitest ended with
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
