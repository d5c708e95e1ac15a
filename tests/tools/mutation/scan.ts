import type { Flow } from './flow.ts'
import type { Harmless } from './harmless.ts'
import { mutantsOf } from './maker.ts'

/** What became of the mutants of a machine. */
export type Scan = {
  name: string
  mutants: number
  /** The ids of those that no sentence catches. */
  survivors: readonly string[]
}

/** Makes every mutant of a machine and has each one judged. */
export function scan({ name, machine, caughtBy }: Flow): Scan {
  const mutants = mutantsOf(machine)
  const survivors = mutants.filter(({ edit }) => caughtBy(edit) === null).map(({ id }) => id)
  return { name, mutants: mutants.length, survivors }
}

/** What is wrong with a scan: a survivor that nothing excuses, or an excuse that has no survivor. */
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
