import { liveOrderScript } from './liveOrder.script.ts'
import { liveOrderInvariants } from './liveOrder.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const liveOrder = defineFlow({
  name: 'liveOrder',
  title: 'Live updates of an order',
  script: liveOrderScript,
  invariants: liveOrderInvariants,
})
