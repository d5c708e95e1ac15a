import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { FlightRecording } from '../../src/actors/flight-recording.ts'
import { PathFile } from '../../tests/paths/path-file.ts'
import type { PathList } from '../../tests/paths/path-list.ts'
import type { FoundPath } from './paths-command.ts'
import type { MachineFlows } from '../../tests/paths/registry.ts'
import { parseJson, readRecording } from '../../tests/paths/recording-file.ts'
import {
  describePath,
  type PathOfRun,
  pathsOfRecording,
  titleOf,
} from '../../tests/paths/recording-path.ts'
import { testOf } from './generate-test.ts'

type Say = (text: string) => void
type Found = PathOfRun<PathList>

/** Reads the saved report in a file. Returns null if there is no such file, or if the file holds a path. */
export function recordingAt(file: string): FlightRecording | null {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  return PathFile.is(parseJson(text)) ? null : readRecording(text)
}

/**
 * Returns the runs of a report as paths. `words` restrict them to the runs of a machine, or to the run with a title.
 */
export function pathsIn(
  report: FlightRecording,
  machines: readonly MachineFlows[],
  words: readonly string[],
): Found[] {
  const wanted = words.join(' ')
  const lists = machines.flatMap((machine) => machine.lists)
  const found = pathsOfRecording(report, lists).filter(
    ({ record }) => wanted === '' || wanted === record.machine || wanted === titleOf(record),
  )
  if (found.length === 0) throw new Error(`The report has no machine '${wanted}'.`)
  return found
}

/**
 * Replays each run with its machine alone. Returns exit code 0 if all reach the state in which the report was saved.
 */
export async function replayRecording(found: readonly Found[], say: Say): Promise<number> {
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

/**
 * Returns the paths that the product can walk, each with its own machine, and prints why the others cannot be walked.
 */
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

/** Writes a test that fails while the most relevant run of the report still ends where it was saved. Returns the exit code. */
export function writeTest(
  file: string,
  found: readonly Found[],
  out: string | undefined,
  say: Say,
): number {
  const path = found.find(({ steps }) => steps.length > 0)
  if (path === undefined) throw new Error('Nothing has happened in this report.')
  const { list, unplaced, record } = path
  say(`${describePath(path)}\n`)
  if (list === null || unplaced !== null) {
    say(
      'No test: its way cannot be walked to its end. Add what has no place to the script first.\n',
    )
    return 1
  }
  const name = basename(file, '.json')
  const target = out ?? join(import.meta.dirname, `${name}-${record.machine}.test.ts`)
  writeFileSync(target, testOf(path, list, name, fromFolder(dirname(target))))
  say(`${relative(process.cwd(), target)}: npm test -- ${relative(process.cwd(), target)}\n`)
  return 0
}

/** Returns the import path from a folder to this one. */
function fromFolder(folder: string): string {
  const way = relative(folder, import.meta.dirname)
  return way === '' ? '.' : way.startsWith('.') ? way : `./${way}`
}
