import { describeFlow } from '../../model/describe-flow.ts'
import { sellerContactScript } from './sellerContact.script.ts'
import { sellerContactInvariants } from './sellerContact.invariants.ts'

describeFlow('B1', { script: sellerContactScript, invariants: sellerContactInvariants })
