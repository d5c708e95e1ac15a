import { advertiseScript } from '../../models/advertise.events.ts'
import { advertiseInvariants } from '../../models/advertise.invariants.ts'
import { bookingScript } from '../../models/booking.events.ts'
import { bookingInvariants } from '../../models/booking.invariants.ts'
import { changeableScript } from '../../models/collection.events.ts'
import { collectionInvariants, verificationInvariants } from '../../models/collection.invariants.ts'
import { confirmationScript } from '../../models/confirmation.events.ts'
import { confirmationInvariants } from '../../models/confirmation.invariants.ts'
import { toastsScript } from '../../models/toasts.events.ts'
import { toastsInvariants } from '../../models/toasts.invariants.ts'
import { paymentScript } from '../../models/payment.events.ts'
import { paymentAttemptInvariants } from '../../models/payment-attempt.invariants.ts'
import { paymentFormInvariants } from '../../models/payment-form.invariants.ts'
import { paymentInvariants } from '../../models/payment.invariants.ts'
import { sessionScript } from '../../models/session.events.ts'
import { sessionEndInvariants } from '../../models/session-ends.invariants.ts'
import { sessionInvariants } from '../../models/session.invariants.ts'
import { listingScript } from '../../models/listing.events.ts'
import { listingInvariants } from '../../models/listing.invariants.ts'
import { productReportScript } from '../../models/productReport.events.ts'
import { productReportInvariants } from '../../models/productReport.invariants.ts'
import { productListScript } from '../../models/productList.events.ts'
import { productListInvariants } from '../../models/productList.invariants.ts'
import { tableScript } from '../../models/table.events.ts'
import { tableInvariants } from '../../models/table.invariants.ts'
import { preferencesScript } from '../../models/preferences.events.ts'
import { preferencesInvariants } from '../../models/preferences.invariants.ts'
import { type Flow, flowOf } from './flow.ts'

/** Every machine with all its own invariants. */
export const flows: readonly Flow[] = [
  flowOf('session', sessionScript, { ...sessionInvariants, ...sessionEndInvariants }),
  flowOf('booking', bookingScript, bookingInvariants),
  flowOf('payment', paymentScript, {
    ...paymentInvariants,
    ...paymentAttemptInvariants,
    ...paymentFormInvariants,
  }),
  flowOf('confirmation', confirmationScript, confirmationInvariants),
  flowOf('collection', changeableScript, { ...collectionInvariants, ...verificationInvariants }),
  flowOf('toasts', toastsScript, toastsInvariants),
  flowOf('advertise', advertiseScript, advertiseInvariants),
  flowOf('listing', listingScript, listingInvariants),
  flowOf('productReport', productReportScript, productReportInvariants),
  flowOf('productList', productListScript, productListInvariants),
  flowOf('table', tableScript, tableInvariants),
  flowOf('preferences', preferencesScript, preferencesInvariants),
]
