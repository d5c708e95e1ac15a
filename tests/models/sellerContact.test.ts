import { describeFlow } from './flow.ts'
import { sellerContactScript } from './sellerContact.events.ts'
import { sellerContactInvariants } from './sellerContact.invariants.ts'

describeFlow('B1', { script: sellerContactScript, invariants: sellerContactInvariants })
