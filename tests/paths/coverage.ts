import { stateNodes } from '../model/declared-transitions.ts'
import { transitionNames } from '../model/transitions.ts'
import { type Driver, drivers } from './drivers.ts'
import { type Walked } from './path-list.ts'
import type { MachineFlows } from './registry.ts'

/** The transitions of a machine that one driver takes. */
export type Coverage = {
  driver: Driver
  paths: number
  taken: number
  /** The transitions that the driver can never take, each with its reason. */
  excused: ReadonlyMap<string, string>
  /** The transitions that are neither taken nor excused. */
  missing: readonly string[]
}

/** The coverage of a machine by all drivers. */
export type MachineCoverage = {
  name: string
  states: number
  transitions: number
  simple: number
  drivers: readonly Coverage[]
}

/** Returns the reason why no list of the driver can take the transition, or undefined if a list can. */
function excusedBy(walked: readonly Walked[], transition: string): string | undefined {
  const asked = walked.filter(({ known }) => known.has(transition))
  const reasons = asked.map(({ excused }) => excused.get(transition))
  return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined
}

function coverageOf(
  driver: Driver,
  declared: readonly string[],
  everyWalk: readonly Walked[],
  isMeant: boolean,
): Coverage {
  if (!isMeant) {
    return { driver, paths: 0, taken: 0, excused: new Map(), missing: [] }
  }
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

/** Computes the transition coverage of a machine by every driver from the paths that its tests walk. */
export function coverageOfMachine({ name, lists }: MachineFlows): MachineCoverage {
  const [first] = lists
  if (first === undefined) throw new Error(`Nobody walks '${name}'.`)
  const declared = [...transitionNames(first.machine).values()]
  const walked = lists.flatMap((list) => list.walked())
  // A machine without a screen of its own is not rendered, and few machines are walked in the product.
  const isMeant: Readonly<Record<Driver, boolean>> = {
    pure: true,
    rendered: lists.some(({ hasScreen }) => hasScreen),
    storybook: lists.some(({ hasScreen }) => hasScreen),
    product: lists.some(({ walkInProduct }) => walkInProduct !== null),
  }
  const leaves = stateNodes(first.machine.root).filter(
    ({ states }) => Object.keys(states).length === 0,
  )
  return {
    name,
    states: leaves.length,
    transitions: declared.length,
    simple: lists.reduce((sum, { simple }) => sum + simple().length, 0),
    drivers: drivers.map((driver) => coverageOf(driver, declared, walked, isMeant[driver])),
  }
}
