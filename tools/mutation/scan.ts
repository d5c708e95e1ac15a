import type { Flow } from './flow.ts'
import type { Harmless } from './harmless.ts'
import { mutantsOf } from './maker.ts'

/** The mutation test result of one machine. */
export type Scan = {
  name: string
  mutants: number
  /** The IDs of the mutants that no invariant catches. */
  survivors: readonly string[]
}

/** Tests the mutants of a machine that `isTested` selects, by default all. */
export function scan(
  { name, machine, caughtBy }: Flow,
  isTested: (id: string, index: number) => boolean = () => true,
): Scan {
  const mutants = mutantsOf(machine).filter(({ id }, index) => isTested(id, index))
  const survivors = mutants.filter(({ edit }) => caughtBy(edit) === null).map(({ id }) => id)
  return { name, mutants: mutants.length, survivors }
}

/** Returns the problems of a scan: survivors without a reason, and reasons without a survivor. */
export function problemsOf({ name, survivors }: Scan, harmless: Harmless): string[] {
  const reasons = harmless[name] ?? {}
  return [
    ...survivors
      .filter((id) => !(id in reasons))
      .map((id) => `${name}: no sentence catches '${id}'`),
    ...Object.keys(reasons)
      .filter((id) => !survivors.includes(id))
      .map((id) => `${name}: '${id}' is caught or gone, and needs no reason`),
  ]
}
