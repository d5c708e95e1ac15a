import { parseArgs } from 'node:util'
import { coverageOfMachine } from '../../tests/paths/coverage.ts'
import { findPath, listPaths, writePaths } from './paths-command.ts'
import type { MachineFlows } from '../../tests/paths/registry.ts'
import type { replayInProduct as Walk } from './replay-in-product.ts'
import {
  pathsIn,
  replayRecording,
  recordingAt,
  walkableInProduct,
  writeTest,
} from './recording-command.ts'
import { reportOf } from './coverage-report.ts'

const help = `npm run flows                                     what each driver walks of each machine; fails below 100%
npm run flows -- paths [machine]                  every path: its id, who walks it, its events
npm run flows -- paths [machine] --out <folder>   writes each as JSON; --simple: the simple paths as well
npm run flows -- replay <id or file>              walks a path with the machine alone, and tells of each step
npm run flows -- replay <id or file> --product    walks it in the built product; --headed: in a window
                  --pictures <folder>             with a picture of each step
npm run flows -- replay <report.json> [machine]   walks what a saved report tells, of every machine or of one; also
                                                  with --product, --headed and --pictures
npm run flows -- to-test <report.json> [machine]  writes a test that is red while the flow still ends where the report
                  --out <file>                    was saved: of the machine on which something happened last
npm run flows -- sheet [machine] --out <folder>   one page with a picture of every state, in both themes and three
                                                  widths, lying as in the drawing; fails where no story shows a state
npm run flows -- diff <revision> [revision]       states, transitions and paths added, removed and changed since then,
                  --out <file.html>               as Markdown for a pull request; with --out drawn as well
npm run flows -- audit                            replays the journal of each flow in DATA_DIR or DATABASE_URL, and
                                                  names the first row that does not conform to its machine
`

const options = {
  out: { type: 'string' },
  simple: { type: 'boolean', default: false },
  product: { type: 'boolean', default: false },
  headed: { type: 'boolean', default: false },
  pictures: { type: 'string' },
} as const

type Say = (text: string) => void

/** Runs `npm run flows` with these arguments and returns the exit code. */
export async function flowsCommand(
  args: readonly string[],
  machines: readonly MachineFlows[],
  say: Say,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [command = 'report', subject, ...others] = positionals
    if (command === 'report') return report(machines, say)
    if (command === 'diff' && subject !== undefined) {
      const { tellDifference } = await import('./difference/difference.ts')
      return await tellDifference(subject, others[0] ?? null, values.out, say)
    }
    if (command === 'audit') {
      const { auditCommand } = await import('./audit-command.ts')
      return await auditCommand(process.env, say)
    }
    if (command === 'paths' || command === 'sheet') {
      const chosen = machines.filter(({ name }) => subject === undefined || name === subject)
      if (chosen.length === 0) throw new Error(`There is no machine '${subject}'.`)
      if (command === 'sheet') {
        const { SHEET_FOLDER, writeSheet } = await import('./sheet/sheet.ts')
        const names = chosen.map(({ name }) => name)
        return await writeSheet(names, values.out ?? SHEET_FOLDER, say)
      }
      if (values.out === undefined) listPaths(chosen, values.simple, say)
      else writePaths(chosen, values.simple, values.out, say)
      return 0
    }
    const isInProduct = values.product || values.headed || values.pictures !== undefined
    const saved = subject === undefined ? null : recordingAt(subject)
    if (command === 'to-test' && subject !== undefined) {
      if (saved === null) throw new Error(`'${subject}' is no saved report.`)
      return writeTest(subject, pathsIn(saved, machines, others), values.out, say)
    }
    if (command === 'replay' && saved !== null) {
      const found = pathsIn(saved, machines, others)
      if (!isInProduct) return await replayRecording(found, say)
      return await inProduct(walkableInProduct(found, say), values, say)
    }
    if (command === 'replay' && subject !== undefined) {
      const found = findPath(machines, subject)
      if (isInProduct) return await inProduct([found], values, say)
      const { lines, problems } = await found.list.replay(found)
      say([subject, ...lines, ...problems.map((one) => `PROBLEM: ${one}`), ''].join('\n'))
      return problems.length === 0 ? 0 : 1
    }
    say(help)
    return command === 'help' ? 0 : 1
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

async function inProduct(...[paths, how, say]: Parameters<typeof Walk>): Promise<number> {
  // Imported on demand: only this command needs the browser and the server.
  const { replayInProduct } = await import('./replay-in-product.ts')
  return replayInProduct(paths, how, say)
}

function report(machines: readonly MachineFlows[], say: Say): number {
  const covered = machines.map(coverageOfMachine)
  say(reportOf(covered))
  const isWhole = covered.every(({ drivers }) =>
    drivers.every(({ missing }) => missing.length === 0),
  )
  return isWhole ? 0 : 1
}
