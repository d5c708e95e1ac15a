import { describeFlow } from '../../model/describe-flow.ts'
import { listingEditScript } from './listingEdit.script.ts'
import { listingEditInvariants } from './listingEdit.invariants.ts'

describeFlow('Listing edit', { script: listingEditScript, invariants: listingEditInvariants })
