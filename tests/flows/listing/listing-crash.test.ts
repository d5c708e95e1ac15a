import { describeCrashes } from '../../product/describe-crashes.ts'
import { listingCrash } from './listing.crash.ts'

describeCrashes('L1 to L4', listingCrash)
