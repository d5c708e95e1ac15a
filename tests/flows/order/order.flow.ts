import { orderScript } from './order.script.ts'
import { orderInvariants } from './order.invariants.ts'
import { orderFlow } from './order.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const order = defineFlow({
  name: 'order',
  title: 'Order',
  script: orderScript,
  invariants: orderInvariants,
  screen: orderFlow,
})
