import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import type { Invariants } from '../../models/model.ts'
import { mutated, type Part } from '../../models/mutate.ts'
import { explore } from '../../models/paths.ts'
import type { Script } from '../../models/script.ts'
import { machineInvariants } from '../../models/machine-invariants.ts'

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

const models = join(import.meta.dirname, '..', '..', 'models')

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
    sources: globSync(join(models, `${name}{.,-*.}{events,invariants}.ts`)),
    takesMinutes: false,
  }
}
