import { describeFlow } from '../../model/describe-flow.ts'
import { offersScript } from './offers.script.ts'
import { offersInvariants } from './offers.invariants.ts'

describeFlow('Offers', { script: offersScript, invariants: offersInvariants })
