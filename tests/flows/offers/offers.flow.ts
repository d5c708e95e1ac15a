import { offersScript } from './offers.script.ts'
import { offersInvariants } from './offers.invariants.ts'
import { offersFlow } from './offers.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const offers = defineFlow({
  name: 'offers',
  title: 'Offers',
  script: offersScript,
  invariants: offersInvariants,
  screen: offersFlow,
})
