import { stateNodes } from '../models/declared.ts'
import { transitionNames } from '../models/transitions.ts'
import { type Driver, drivers } from './drivers.ts'
import { type Walked } from './path-list.ts'
import type { MachineFlows } from './registry.ts'

/** What one driver takes of a machine's transitions. */
export type Coverage = {
  driver: Driver
  paths: number
  taken: number
  /** The transitions that can never be taken there, each with its reason. */
  excused: ReadonlyMap<string, string>
  /** Those that nobody takes and nobody excuses. */
  missing: readonly string[]
}

/** What is walked of a machine. */
export type MachineCoverage = {
  name: string
  states: number
  transitions: number
  simple: number
  drivers: readonly Coverage[]
}

/** Excused is what one list cannot take, and no other could. */
function excusedBy(walked: readonly Walked[], transition: string): string | undefined {
  const asked = walked.filter(({ known }) => known.has(transition))
  const reasons = asked.map(({ excused }) => excused.get(transition))
  return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined
}

function coverageOf(
  driver: Driver,
  declared: readonly string[],
  everyWalk: readonly Walked[],
): Coverage {
  const walked = everyWalk.filter((one) => one.driver === driver)
  const taken = new Set(walked.flatMap(({ paths, takenBy }) => [...takenBy(paths)]))
  const untaken = declared.filter((one) => !taken.has(one))
  const excused = new Map(
    untaken.flatMap((one) => {
      const reason = excusedBy(walked, one)
      return reason === undefined ? [] : [[one, reason] as const]
    }),
  )
  return {
    driver,
    paths: walked.reduce((sum, { paths }) => sum + paths.length, 0),
    taken: declared.length - untaken.length,
    excused,
    missing: untaken.filter((one) => !excused.has(one)),
  }
}

/** What every driver takes of a machine, worked out from the paths that its tests walk. */
export function coverageOfMachine({ name, lists }: MachineFlows): MachineCoverage {
  const [first] = lists
  if (first === undefined) throw new Error(`Nobody walks '${name}'.`)
  const declared = [...transitionNames(first.machine).values()]
  const walked = lists.flatMap((list) => list.walked())
  const leaves = stateNodes(first.machine.root).filter(
    ({ states }) => Object.keys(states).length === 0,
  )
  return {
    name,
    states: leaves.length,
    transitions: declared.length,
    simple: lists.reduce((sum, { simple }) => sum + simple().length, 0),
    drivers: drivers.map((driver) => coverageOf(driver, declared, walked)),
  }
}
