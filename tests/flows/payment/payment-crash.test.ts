import { describeCrashes } from '../../product/describe-crashes.ts'
import { paymentCrash } from './payment.crash.ts'

describeCrashes('P1 to P6', paymentCrash)
