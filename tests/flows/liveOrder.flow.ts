import { liveOrderScript } from '../models/liveOrder.events.ts'
import { liveOrderInvariants } from '../models/liveOrder.invariants.ts'
import { defineFlow } from './define-flow.ts'

export const liveOrder = defineFlow({
  name: 'liveOrder',
  title: 'Live updates of an order',
  script: liveOrderScript,
  invariants: liveOrderInvariants,
})
