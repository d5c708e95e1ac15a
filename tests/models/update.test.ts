import { describeFlow } from './flow.ts'
import { updateScript } from './update.events.ts'
import { updateInvariants } from './update.invariants.ts'

describeFlow('Update', { script: updateScript, invariants: updateInvariants })
