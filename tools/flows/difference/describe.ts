import { globSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { nameOf } from '../../../tests/model/script.ts'
import { pathIdOf } from '../../../tests/model/path-id.ts'
import type { MachineFlows } from '../../../tests/paths/registry.ts'
import { describeMachine, type DescribedMachine, type DescribedPath } from './described.ts'

// Describes the machines of a folder, each revision in its own process: describe.ts <folder> <file>.

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

const modulesOf = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(file).href)

/** Imports the machine of a file. A collection machine is created with plain items. */
async function machineIn(file: string): Promise<AnyStateMachine | null> {
  const values = Object.values(await modulesOf(file))
  const ready = values.find(isMachine)
  if (ready !== undefined) return ready
  for (const make of values.filter((value) => typeof value === 'function')) {
    const made: unknown = Reflect.apply(make, null, ['collection', ({ id }: { id: string }) => id])
    if (isMachine(made)) return made
  }
  return null
}

/** Returns the paths that the folder's tests walk, by machine, or null if it has no readable list of paths. */
async function pathsIn(folder: string): Promise<ReadonlyMap<string, DescribedPath[]> | null> {
  try {
    const { machines } = await modulesOf(join(folder, 'tests', 'paths', 'registry.ts'))
    // Lists of an older revision without this shape are skipped.
    const flows = machines as readonly MachineFlows[]
    return new Map(flows.map(({ name, lists }) => [name, lists.flatMap(describedPaths)]))
  } catch {
    return null
  }
}

function describedPaths({ name, walked }: MachineFlows['lists'][number]): DescribedPath[] {
  const paths = new Map(walked().flatMap((one) => one.paths.map((path) => [path.id, path])))
  return [...paths.values()].map((path) => {
    const states = path.steps.map(({ expected }) => nameOf(expected))
    const [id, end] = [pathIdOf(name, path), states.at(-1) ?? '']
    return { id, events: path.id, steps: states.join(' > '), end }
  })
}

const [folder = '', file = ''] = process.argv.slice(2)
const paths = await pathsIn(folder)
const described: DescribedMachine[] = []
for (const found of globSync(join(folder, 'machines', '*.machine.ts')).toSorted()) {
  const name = basename(found, '.machine.ts')
  const machine = await machineIn(found)
  if (machine === null) continue
  described.push(describeMachine(name, machine, paths === null ? null : (paths.get(name) ?? [])))
}
writeFileSync(file, JSON.stringify(described))
