import { listingEditScript } from '../models/listingEdit.events.ts'
import { listingEditInvariants } from '../models/listingEdit.invariants.ts'
import { listingEditFlow } from '../screens/listingEdit.actions.ts'
import { defineFlow } from './define-flow.ts'

export const listingEdit = defineFlow({
  name: 'listingEdit',
  title: 'Listing edit',
  script: listingEditScript,
  invariants: listingEditInvariants,
  screen: listingEditFlow,
})
