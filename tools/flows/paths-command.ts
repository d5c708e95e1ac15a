import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'superstruct'
import { pathIdOf } from '../../tests/model/path-id.ts'
import { PathFile, pathFilesOf } from '../../tests/paths/path-file.ts'
import type { PathList } from '../../tests/paths/path-list.ts'
import type { MachineFlows } from '../../tests/paths/registry.ts'
import type { NamedSteps } from '../../tests/paths/replay.ts'

const filesOf = (machines: readonly MachineFlows[], withSimple: boolean) =>
  machines.flatMap(({ name, lists }) =>
    lists.flatMap((list) => pathFilesOf(name, list, withSimple)),
  )

/** Prints the id, the drivers and the events of every path. */
export function listPaths(
  machines: readonly MachineFlows[],
  withSimple: boolean,
  say: (text: string) => void,
): void {
  for (const { id, walkedBy, steps } of filesOf(machines, withSimple)) {
    const events = steps.map(({ stimulus }) => stimulus).join(' > ')
    say(`${id}  ${walkedBy.join('+')}  ${events}\n`)
  }
}

/** Writes every path into a folder, one file each: list/id.json. */
export function writePaths(
  machines: readonly MachineFlows[],
  withSimple: boolean,
  folder: string,
  say: (text: string) => void,
): void {
  const files = filesOf(machines, withSimple)
  for (const file of files) {
    mkdirSync(join(folder, file.list), { recursive: true })
    writeFileSync(join(folder, file.list, `${file.id}.json`), `${JSON.stringify(file, null, 2)}\n`)
  }
  say(`${files.length} paths in ${folder}\n`)
}

/** A path to replay, and the list that it belongs to. */
export type FoundPath = NamedSteps & { id: string; list: PathList }

/** Returns the list with this name. Throws if there is none. */
export function listNamed(machines: readonly MachineFlows[], name: string): PathList {
  const list = machines.flatMap(({ lists }) => lists).find((one) => one.name === name)
  if (list === undefined) throw new Error(`There is no list '${name}'.`)
  return list
}

/** Finds a path by its id, or reads it from a file. Throws if there is none. */
export function findPath(machines: readonly MachineFlows[], subject: string): FoundPath {
  const lists = machines.flatMap((machine) => machine.lists)
  if (existsSync(subject)) {
    const written = create(JSON.parse(readFileSync(subject, 'utf8')), PathFile)
    const steps = written.steps.map(({ stimulus, expected }) => ({
      stimulus: { name: stimulus },
      expected,
    }))
    return { id: written.id, list: listNamed(machines, written.list), steps }
  }
  for (const list of lists.filter(({ name }) => subject.startsWith(`${name}-`))) {
    const paths = [...list.walked().flatMap((walked) => walked.paths), ...list.simple()]
    const path = paths.find((one) => pathIdOf(list.name, one) === subject)
    if (path !== undefined) return { id: subject, list, steps: path.steps }
  }
  throw new Error(`There is no path '${subject}' in this version: npm run flows -- paths`)
}
