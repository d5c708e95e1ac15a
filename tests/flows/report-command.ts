import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { SavedReport } from '../../src/actors/saved-report.ts'
import { PathFile } from './path-file.ts'
import type { PathList } from './path-list.ts'
import type { FoundPath } from './paths-command.ts'
import type { MachineFlows } from './registry.ts'
import { parseJson, readReport } from './report-file.ts'
import { describePath, type PathOfRun, pathsOfReport, titleOf } from './report-path.ts'
import { testOf } from './report-test.ts'

type Say = (text: string) => void
type Found = PathOfRun<PathList>

/** The report in a file; null where it is no file, or a path that was written down. */
export function reportAt(file: string): SavedReport | null {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  return PathFile.is(parseJson(text)) ? null : readReport(text)
}

/** The runs of a report on our paths; only those of a machine, or the one of a title, where some words are given. */
export function pathsIn(
  report: SavedReport,
  machines: readonly MachineFlows[],
  words: readonly string[],
): Found[] {
  const wanted = words.join(' ')
  const lists = machines.flatMap((machine) => machine.lists)
  const found = pathsOfReport(report, lists).filter(
    ({ record }) => wanted === '' || wanted === record.machine || wanted === titleOf(record),
  )
  if (found.length === 0) throw new Error(`The report has no machine '${wanted}'.`)
  return found
}

/** Walks each run again with its machine alone. Gives the exit code: 0 where all come to where the report was saved. */
export async function replayReport(found: readonly Found[], say: Say): Promise<number> {
  let code = 0
  for (const path of found) {
    say(`${describePath(path)}\n`)
    const { list, steps, unplaced } = path
    const { lines = [], problems = [] } = (await list?.replay({ steps })) ?? {}
    say([...lines, ...problems.map((one) => `PROBLEM: ${one}`), ''].join('\n'))
    if (list === null || unplaced !== null || problems.length > 0) code = 1
  }
  return code
}

/** Those that are walked in the product, each by its own machine; of the others it is said why not. */
export function walkableInProduct(found: readonly Found[], say: Say): FoundPath[] {
  return found.flatMap((path) => {
    const { record, list, steps } = path
    say(`${describePath(path)}\n`)
    const isOwn = list?.machine.id === record.machine && list.walkInProduct !== null
    if (list !== null && isOwn && steps.length > 0) {
      return [{ id: titleOf(record).replace(' ', '-'), list, steps }]
    }
    say(`   ${steps.length === 0 ? 'it stands where it began' : 'not walked in the product'}\n`)
    return []
  })
}

/** What is said in passing is not what went wrong. */
const isSaidInPassing = ({ record }: Found) => record.machine === 'notices'

/** The run on which something happened last; of those in the same millisecond, the one that was begun last. */
function latestOf(found: readonly Found[]): Found {
  const lastOf = ({ record }: Found) => record.events.at(-1)?.at ?? -1
  const [first, ...others] = found.filter(
    (path) => path.steps.length > 0 && (found.length === 1 || !isSaidInPassing(path)),
  )
  if (first === undefined) throw new Error('Nothing has happened in this report.')
  return others.reduce((latest, one) => (lastOf(one) >= lastOf(latest) ? one : latest), first)
}

/** Writes a test that is red while a run of the report still ends where it was saved. Gives the exit code. */
export function writeTest(
  file: string,
  found: readonly Found[],
  out: string | undefined,
  say: Say,
): number {
  const path = latestOf(found)
  const { list, unplaced, record } = path
  say(`${describePath(path)}\n`)
  if (list === null || unplaced !== null) {
    say(
      'No test: its way cannot be walked to its end. Add what has no place to tests/models first.\n',
    )
    return 1
  }
  const name = basename(file, '.json')
  const target = out ?? join(import.meta.dirname, `${name}-${record.machine}.test.ts`)
  writeFileSync(target, testOf(path, list, name, fromFolder(dirname(target))))
  say(`${relative(process.cwd(), target)}: npm test -- ${relative(process.cwd(), target)}\n`)
  return 0
}

/** How a file in this folder imports from here. */
function fromFolder(folder: string): string {
  const way = relative(folder, import.meta.dirname)
  return way === '' ? '.' : way.startsWith('.') ? way : `./${way}`
}
