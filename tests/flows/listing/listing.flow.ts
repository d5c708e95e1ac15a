import { listingScript } from './listing.script.ts'
import { listingInvariants } from './listing.invariants.ts'
import { listingFlow } from './listing.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const listing = defineFlow({
  name: 'listing',
  title: 'Adding a product',
  script: listingScript,
  invariants: listingInvariants,
  screen: listingFlow,
})
