import { describe, expect, it } from 'vitest'
import { flows } from '../flows/flows.ts'
import { explore } from '../model/paths.ts'
import type { Script } from '../model/script.ts'
import { machineInvariants } from '../model/machine-invariants.ts'
import { reportOf } from '../model/walk-report.ts'

function describeTotality<Context>(name: string, script: Script<Context>): void {
  console.log(reportOf(name, script))
  describe(`${name}: every event and result is handled`, () => {
    const model = explore(script)
    it.each(Object.entries(machineInvariants))('%s', (_, violations) => {
      expect(violations(model)).toEqual([])
    })
  })
}

for (const { visit } of flows.flatMap(({ lists }) => lists)) {
  visit(({ name, script, isPure = true }) => isPure && describeTotality(name, script))
}
