import { bookingCrash } from './booking.crash.ts'
import { describeCrashes } from '../../product/describe-crashes.ts'

describeCrashes('B2 to B8', bookingCrash)
