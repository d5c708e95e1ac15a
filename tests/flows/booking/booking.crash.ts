import { expect } from '../../browser/patient-expect.ts'
import type { ContextFrom } from 'xstate'
import type { bookingMachine } from '../../../machines/booking.machine.ts'
import type { Stage } from '../../product/stage.ts'
import { bookingInProduct } from './booking.product.ts'
import { bookingCrashes } from './booking.crashes.ts'
import type { AppFixture } from '../../product/app-fixture.ts'
import type { CrashFlow } from '../../product/crash.ts'

const PRODUCT = 'Rangefinder 35 mm film camera'

/** Asserts at most one booking, however many tabs sent it and however often. */
async function isBookedOnce({ market }: AppFixture): Promise<void> {
  const bookings = await market.count(
    `bookings b join products p on p.id = b.product_id join users u on u.id = b.buyer_id
      where p.name = $1 and u.email = 'buyer@loppis.test'`,
    PRODUCT,
  )
  expect(bookings).toBeLessThanOrEqual(1)
}

/** My Orders after the booking's toast has closed; the login screen while its toast shows, and afterwards. */
const elsewhere: Stage['assertions'] = {
  'asked to log in': { shows: ['Sign in with Google', 'Please Login first.'], hides: [PRODUCT] },
  login: { shows: ['Login'], hides: [PRODUCT, 'Phone number', 'Logging you in'] },
  listed: { shows: ['My Orders', PRODUCT], hides: ['Phone number', 'Book Now'] },
}

/** Crash tests for Book Now in the production build. */
export const bookingCrash: CrashFlow<ContextFrom<typeof bookingMachine>> = {
  flow: {
    ...bookingInProduct,
    async open(world, path) {
      const stage = await bookingInProduct.open(world, path)
      return { ...stage, assertions: { ...stage.assertions, ...elsewhere } }
    },
  },
  table: bookingCrashes,
  isAuthorised: (request) => new URL(request.url()).pathname === '/book-product',
  afterwards: isBookedOnce,
}
