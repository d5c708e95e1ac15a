import { describeFlow } from '../../model/describe-flow.ts'
import { sellerScript } from './seller.script.ts'
import { sellerInvariants } from './seller.invariants.ts'

describeFlow('Seller', { script: sellerScript, invariants: sellerInvariants })
