import { describeFlow } from './flow.ts'
import { tableScript } from './table.events.ts'
import { tableInvariants } from './table.invariants.ts'

describeFlow('O1', { script: tableScript, invariants: tableInvariants })
