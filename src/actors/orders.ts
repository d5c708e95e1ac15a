import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { confirmationMachine } from '../../machines/confirmation.machine.ts'
import type { Order } from '../domain/booking.ts'
import type { Authorised } from './authorised.ts'
import type { World } from './world.ts'

/** A buyer's orders; the confirmation's subject is the product, by which a booking is deleted (rule O3). */
export const ordersMachine = createCollectionMachine<Order>('orders', (order) => order.productId)

/** My Orders (rules O1 to O3). */
export function provideOrders(world: World, authorised: Authorised) {
  const { api, attempts, notify, report } = world
  return ordersMachine.provide({
    actors: {
      load: fromPromise(async ({ input }) => {
        const bookings = await authorised(() => api.getBookings(input.of))
        const unsettled = new Set(attempts.bookings(input.of))
        return bookings.map((booking) => ({ ...booking, isUnsettled: unsettled.has(booking._id) }))
      }),
      confirmation: confirmationMachine.provide({
        actors: {
          perform: fromPromise(async ({ input }) => {
            const booking = { email: input.subjectEmail, productId: input.subjectId }
            const { modifiedCount } = await authorised(() => api.deleteBooking(booking))
            return modifiedCount > 0
          }),
        },
        actions: {
          notify: (_, notice) => notify(notice),
          report: (_, { error }) => report(error),
        },
      }),
    },
  })
}
