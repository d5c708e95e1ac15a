import { bookingCrash } from './booking.crash.ts'
import { describeCrashes } from './describe-crashes.ts'

describeCrashes('B2 to B8', bookingCrash)
