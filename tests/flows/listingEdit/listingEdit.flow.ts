import { listingEditScript } from './listingEdit.script.ts'
import { listingEditInvariants } from './listingEdit.invariants.ts'
import { listingEditFlow } from './listingEdit.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const listingEdit = defineFlow({
  name: 'listingEdit',
  title: 'Listing edit',
  script: listingEditScript,
  invariants: listingEditInvariants,
  screen: listingEditFlow,
})
