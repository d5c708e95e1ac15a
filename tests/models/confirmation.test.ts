import { describeFlow } from './flow.ts'
import { confirmationScript } from './confirmation.events.ts'
import { confirmationInvariants } from './confirmation.invariants.ts'

describeFlow('A9 and O3', { script: confirmationScript, invariants: confirmationInvariants })
