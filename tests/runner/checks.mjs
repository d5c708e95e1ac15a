import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { projectNode, root } from '../../server/commands/runtime.mjs'
import { runQuietly } from '../../server/commands/run.mjs'

/** @typedef {{ name: string, call: readonly string[] }} Check */

/** @param {string[]} path */
const tool = (...path) => join(root, 'node_modules', ...path)

/** Every folder with its own TypeScript configuration; tests/project/architecture.test.ts checks that none is missing. */
export const typedParts = [
  'tests',
  'src',
  'src/service-worker',
  'server',
  'server/standins/cards/browser',
  'server/standins/identity/browser',
]

/**
 * One checker each: the checks already run in parallel, and the four checkers of the compiler's default infer many
 * types four times.
 * @type {readonly Check[]}
 */
export const typeChecks = typedParts.map((part) => ({
  name: `types of ${part}`,
  call: [tool('typescript', 'bin', 'tsc'), '-p', part, '--checkers', '1'],
}))

/**
 * Every check that does not run the product. `npm run check`, `npm test` and `npm run test:fast` share this list. The
 * slowest checks come first, so that no processor is idle at the end.
 * @type {readonly Check[]}
 */
export const checks = [
  { name: 'lint', call: [tool('oxlint', 'bin', 'oxlint'), '--deny-warnings'] },
  ...typeChecks,
  { name: 'unused code', call: [tool('knip', 'bin', 'knip.js')] },
  { name: 'format', call: [tool('oxfmt', 'bin', 'oxfmt'), '--check'] },
]

/**
 * Runs checks in parallel, one for each processor, and prints one line for each. A failing check also prints its output
 * and does not stop the others.
 * @param {readonly Check[]} list
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(list) {
  const waiting = [...list]
  let failed = 0
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (!(await run(check))) failed += 1
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { passed: list.length - failed, failed }
}

/** @param {Check} check */
async function run({ name, call }) {
  const started = performance.now()
  const { ok, output } = await runQuietly(projectNode, call, { cwd: root })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${ok ? 'ok    ' : `${output}FAILED`} ${name} (${seconds} s)\n`)
  return ok
}
