import { describeFlow } from '../../model/describe-flow.ts'
import { orderScript } from './order.script.ts'
import { orderInvariants } from './order.invariants.ts'

describeFlow('Order', { script: orderScript, invariants: orderInvariants })
