import { bookingCrash } from '../flows/booking/booking.crash.ts'
import { addProductCrash } from '../flows/addProduct/addProduct.crash.ts'
import { paymentCrash } from '../flows/payment/payment.crash.ts'
import { sessionCrash } from '../flows/session/session.crash.ts'
import { describeCrashes } from '../product/describe-crashes.ts'

describeCrashes('P1 to P6', paymentCrash)
describeCrashes('S1 to S9', sessionCrash)
describeCrashes('B2 to B8', bookingCrash)
describeCrashes('L1 to L4', addProductCrash)
