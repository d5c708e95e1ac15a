import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import type { Invariants } from '../../tests/model/model.ts'
import { mutated, type Part } from '../../tests/model/mutate.ts'
import { explore } from '../../tests/model/paths.ts'
import type { Script } from '../../tests/model/script.ts'
import { machineInvariants } from '../../tests/model/machine-invariants.ts'

/** A machine and the check of its mutants. */
export type Flow = {
  name: string
  machine: AnyStateMachine
  /** The names of all invariants that must hold for the machine. */
  sentences: readonly string[]
  /** Returns the first invariant that an edit of the machine's config violates; null if there is none. */
  caughtBy: (edit: (config: Part) => void) => string | null
  /** The files that decide, with all their imports, which mutants are caught. */
  sources: readonly string[]
  /** All mutants take minutes, so `npm test` tests a sample of them, and `npm run mutate` tests all. */
  takesMinutes: boolean
}

const folder = join(import.meta.dirname, '..', '..', 'tests', 'flows')

/** Creates a flow that checks the machine's own invariants, then those that hold for every machine. */
export function flowOf<Context>(
  name: string,
  script: Script<Context>,
  invariants: Invariants<Context>,
): Flow {
  const sentences = Object.entries({ ...invariants, ...machineInvariants })
  return {
    name,
    machine: script.machine,
    sentences: sentences.map(([sentence]) => sentence),
    caughtBy: (edit) => {
      try {
        const model = explore(mutated(script, edit))
        const broken = sentences.find(([, violations]) => violations(model).length > 0)
        return broken?.[0] ?? null
      } catch (error) {
        return `it can be explored: ${String(error)}`
      }
    },
    sources: globSync(join(folder, name, '*.{script,invariants}.ts')),
    takesMinutes: false,
  }
}
