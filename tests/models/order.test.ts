import { describeFlow } from './flow.ts'
import { orderScript } from './order.events.ts'
import { orderInvariants } from './order.invariants.ts'

describeFlow('Order', { script: orderScript, invariants: orderInvariants })
