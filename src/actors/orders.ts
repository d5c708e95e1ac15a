import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { Order } from '../domain/booking.ts'
import { filterReadable } from '../domain/listed.ts'
import { sharedAttempts } from './payment-attempts.ts'
import type { WithTokenRefresh } from './token-refresh.ts'
import { provideConfirmation } from './confirmation.ts'
import { provideReconnection } from './reconnection.ts'
import { createHoldEnds } from './hold-ends.ts'
import { provideListChanges } from './list-changes.ts'
import type { Services } from './services.ts'

/** A buyer's orders; the confirmation's subject is the product, by which a booking is deleted (rule O3). */
export const ordersMachine = createCollectionMachine<Order>('orders', (order) => order.productId)

/** Provides My Orders (rules O1 to O3). */
export function provideOrders(services: Services, authorised: WithTokenRefresh) {
  const { api, attemptStorage } = services
  const attempts = sharedAttempts(attemptStorage)
  const holdEnds = createHoldEnds()
  return ordersMachine.provide({
    actors: {
      ...provideReconnection(services),
      ...provideListChanges(services, holdEnds),
      load: fromPromise(async ({ input }) => {
        const bookings = await authorised(() => api.getBookings(input.of))
        holdEnds.keep(
          filterReadable(bookings).flatMap(({ heldUntil, heldForYouUntil }) => [
            heldUntil,
            heldForYouUntil,
          ]),
        )
        const unsettled = new Set(attempts.bookings(input.of))
        return bookings.map((booking) => ({ ...booking, isUnsettled: unsettled.has(booking._id) }))
      }),
      confirmation: provideConfirmation(
        services,
        authorised,
        async ({ subjectEmail, subjectId }) => {
          const booking = { email: subjectEmail, productId: subjectId }
          return (await api.deleteBooking(booking)).modifiedCount > 0
        },
      ),
    },
  })
}
