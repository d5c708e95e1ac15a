import { offersScript } from '../models/offers.events.ts'
import { offersInvariants } from '../models/offers.invariants.ts'
import { offersFlow } from '../screens/offers.actions.ts'
import { defineFlow } from './define-flow.ts'

export const offers = defineFlow({
  name: 'offers',
  title: 'Offers',
  script: offersScript,
  invariants: offersInvariants,
  screen: offersFlow,
})
