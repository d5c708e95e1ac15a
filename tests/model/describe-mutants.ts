import { describe, expect, it } from 'vitest'
import type { Invariants } from './model.ts'
import { mutated, type Part } from './mutate.ts'
import { explore } from './paths.ts'
import type { Script } from './script.ts'
import { machineInvariants } from './machine-invariants.ts'

/** Returns the titles of the invariants that a machine violates. */
function brokenRules<Context>(script: Script<Context>, invariants: Invariants<Context>): string[] {
  const model = explore(script)
  return Object.entries({ ...machineInvariants, ...invariants })
    .filter(([, violations]) => violations(model).length > 0)
    .map(([rule]) => rule)
}

type Mutant = readonly [name: string, edit: (config: Part) => void, caughtBy: string]

/** Registers a test for each mutation of a machine: the named invariant detects the mutant. */
export function describeMutants<Context>(
  name: string,
  script: Script<Context>,
  invariants: Invariants<Context>,
  mutants: readonly Mutant[],
): void {
  describe(`${name}: the invariants catch each mutant`, () => {
    const before = brokenRules(script, invariants)
    it.each(mutants)('%s', (_, edit, rule) => {
      const after = brokenRules(mutated(script, edit), invariants)
      expect(after.filter((broken) => !before.includes(broken))).toContain(rule)
    })
  })
}
