import { any, array, type Infer, object, string } from 'superstruct'
import type { Path } from '../model/model.ts'
import type { Driver } from './drivers.ts'
import type { PathList } from './path-list.ts'
import { pathIdOf } from '../model/path-id.ts'

/** The file format of a path: each step has the name of its stimulus and the state that follows. */
export const PathFile = object({
  id: string(),
  machine: string(),
  /** The list that the path belongs to, named after the use of the machine, such as orders for a collection. */
  list: string(),
  walkedBy: array(string()),
  steps: array(object({ stimulus: string(), expected: any() })),
})
export type PathFile = Infer<typeof PathFile>

/** Returns every path of a list once, with the drivers whose tests walk it. */
export function pathFilesOf(machine: string, list: PathList, withSimple = false): PathFile[] {
  const walkers = new Map<string, { path: Path; drivers: Set<Driver> }>()
  const add = (driver: Driver, path: Path) => {
    const known = walkers.get(path.id) ?? { path, drivers: new Set<Driver>() }
    known.drivers.add(driver)
    walkers.set(path.id, known)
  }
  for (const { driver, paths } of list.walked()) for (const path of paths) add(driver, path)
  if (withSimple) for (const path of list.simple()) add('pure', path)
  return [...walkers.values()].map(({ path, drivers }) => ({
    id: pathIdOf(list.name, path),
    machine,
    list: list.name,
    walkedBy: [...drivers],
    steps: path.steps.map(({ stimulus, expected }) => ({ stimulus: stimulus.name, expected })),
  }))
}
