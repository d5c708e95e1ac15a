import { describeFlow } from './flow.ts'
import { listingEditScript } from './listingEdit.events.ts'
import { listingEditInvariants } from './listingEdit.invariants.ts'

describeFlow('Listing edit', { script: listingEditScript, invariants: listingEditInvariants })
