import type { LabContext } from './lab.setup.ts'
import type { Highlight } from './MachineGraph.tsx'
import type { Lens } from './view.machine.ts'
import type { WalkedCoverage } from './walked.ts'

/** Returns what the graph highlights: the current state, the last transitions, and those that the lens selects. */
export function highlightFor(
  lens: Lens,
  { moments, at, sitting, flow }: LabContext,
  coverage: readonly WalkedCoverage[],
  transitions: readonly string[],
  start: string,
): Highlight {
  const moment = moments[at]
  const passed = moments.slice(0, at + 1)
  const driver = coverage.find((one) => one.driver === lens)
  const excused = new Map(
    driver?.excused.map(({ transition, reason }) => [transition, reason] as const),
  )
  const taken = () => {
    if (lens === 'sitting') return sitting[flow] ?? []
    if (driver === undefined) return passed.flatMap((one) => one.taken)
    return transitions.filter((one) => !excused.has(one) && !driver.missing.includes(one))
  }
  return {
    state: moment?.state ?? start,
    taken: new Set(taken()),
    latest: new Set(moment?.taken),
    excused,
  }
}
