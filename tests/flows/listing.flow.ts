import { listingScript } from '../models/listing.events.ts'
import { listingInvariants } from '../models/listing.invariants.ts'
import { listingFlow } from '../screens/listing.actions.ts'
import { defineFlow } from './define-flow.ts'

export const listing = defineFlow({
  name: 'listing',
  title: 'Adding a product',
  script: listingScript,
  invariants: listingInvariants,
  screen: listingFlow,
})
