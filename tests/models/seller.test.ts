import { describeFlow } from './flow.ts'
import { sellerScript } from './seller.events.ts'
import { sellerInvariants } from './seller.invariants.ts'

describeFlow('Seller', { script: sellerScript, invariants: sellerInvariants })
