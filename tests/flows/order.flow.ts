import { orderScript } from '../models/order.events.ts'
import { orderInvariants } from '../models/order.invariants.ts'
import { orderFlow } from '../screens/order.actions.ts'
import { defineFlow } from './define-flow.ts'

export const order = defineFlow({
  name: 'order',
  title: 'Order',
  script: orderScript,
  invariants: orderInvariants,
  screen: orderFlow,
})
