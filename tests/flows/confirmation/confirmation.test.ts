import { describeFlow } from '../../model/describe-flow.ts'
import { confirmationScript } from './confirmation.script.ts'
import { confirmationInvariants } from './confirmation.invariants.ts'

describeFlow('A9 and O3', { script: confirmationScript, invariants: confirmationInvariants })
