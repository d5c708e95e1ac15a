import { describeFlow } from '../../model/describe-flow.ts'
import { payoutsScript } from './payouts.script.ts'
import { payoutsInvariants } from './payouts.invariants.ts'

describeFlow('Money', { script: payoutsScript, invariants: payoutsInvariants })
