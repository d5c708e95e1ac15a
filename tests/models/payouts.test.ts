import { describeFlow } from './flow.ts'
import { payoutsScript } from './payouts.events.ts'
import { payoutsInvariants } from './payouts.invariants.ts'

describeFlow('Money', { script: payoutsScript, invariants: payoutsInvariants })
