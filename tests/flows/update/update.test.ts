import { describeFlow } from '../../model/describe-flow.ts'
import { updateScript } from './update.script.ts'
import { updateInvariants } from './update.invariants.ts'

describeFlow('Update', { script: updateScript, invariants: updateInvariants })
