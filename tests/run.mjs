import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../server/commands/build.mjs'
import { findBrowser } from '../server/commands/browser.mjs'
import { ensureInstalled } from '../server/commands/install.mjs'
import { fail, projectNode, requireNode, root } from '../server/commands/runtime.mjs'
import { runShown } from '../server/commands/run.mjs'

/**
 * `npm test`: sets up what is missing, then the checks of the source, then every test; with filters, as in
 * `npm test -- tests/models`, those tests alone. A step that fails does not hide the ones behind it.
 * The last line counts: each check is one, each test is one.
 */
const filters = process.argv.slice(2)
requireNode()

const installFailure = await ensureInstalled()
if (installFailure !== null) fail(`${installFailure}\nThe packages could not be installed.`)
const browser = await findBrowser()
if (browser === null) {
  fail('No Chromium could be started. Install one, or name it: CHROMIUM=/path/to/chromium npm test')
}
const buildFailure = await ensureBuilt()
if (buildFailure !== null) fail(`${buildFailure}\nThe client could not be built.`)

const tool = (...path) => join(root, 'node_modules', ...path)
const options = { cwd: root, env: { ...process.env, CHROMIUM: browser } }
const checks = [
  ['format', [tool('oxfmt', 'bin', 'oxfmt'), '--check']],
  ['lint', [tool('oxlint', 'bin', 'oxlint'), '--deny-warnings']],
  ['types of the client', [tool('typescript', 'bin', 'tsc'), '-p', 'src']],
  ['types of the server', [tool('typescript', 'bin', 'tsc'), '-p', 'server']],
  ['types of the tests', [tool('typescript', 'bin', 'tsc'), '-p', 'tests']],
  ['unused code', [tool('knip', 'bin', 'knip.js')]],
]

let passed = 0
let failed = 0
for (const [name, call] of filters.length === 0 ? checks : []) {
  const code = await runShown(projectNode, call, options)
  if (code === 0) passed += 1
  else failed += 1
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}\n`)
}

const reports = mkdtempSync(join(tmpdir(), 'loppis-tests-'))
const report = join(reports, 'vitest.json')
const code = await runShown(
  projectNode,
  [
    tool('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ],
  options,
)
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  passed += numPassedTests
  // A file that cannot be loaded has no failed test, but nothing of it was run.
  failed += numFailedTests === 0 ? numFailedTestSuites : numFailedTests
  if (code !== 0 && failed === 0) failed += 1
} catch (error) {
  process.stderr.write(`The tests left no report: ${error.message}\n`)
  failed += 1
}
rmSync(reports, { recursive: true, force: true })

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
