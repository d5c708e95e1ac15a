import { openOffersScript } from './openOffers.script.ts'
import { openOffersInvariants } from './openOffers.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const openOffers = defineFlow({
  name: 'openOffers',
  title: 'Open offers',
  script: openOffersScript,
  invariants: openOffersInvariants,
})
