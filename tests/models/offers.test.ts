import { describeFlow } from './flow.ts'
import { offersScript } from './offers.events.ts'
import { offersInvariants } from './offers.invariants.ts'

describeFlow('Offers', { script: offersScript, invariants: offersInvariants })
