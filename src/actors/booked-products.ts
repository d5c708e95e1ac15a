import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { filterReadable } from '../domain/listed.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { SessionActor, WithTokenRefresh } from './token-refresh.ts'
import { waitForViewer } from './viewer.ts'

/** A product that a buyer has booked; only that buyer sees it marked. */
type BookedProduct = { productId: string; buyerEmail: string }

/** The products that the viewer has booked; no act applies to them. */
const bookedProductsMachine = createCollectionMachine<BookedProduct>(
  'bookedProducts',
  ({ productId }) => productId,
)

/**
 * Provides the viewer's booked products. The load waits until the session knows the viewer, and asks the server only
 * for a buyer. A screen loads them anew each time it opens, so a booking or a deleted one shows on the next screen.
 */
export function provideBookedProducts(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const { api } = services
  return bookedProductsMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(async ({ signal }) => {
        const viewer = await waitForViewer(session, signal)
        if (viewer.kind !== 'user' || viewer.role !== 'buyer') return []
        const { email } = viewer
        const bookings = await authorised(() => api.getBookings(email))
        return filterReadable(bookings).map(({ productId }) => ({
          _id: productId,
          productId,
          buyerEmail: email,
        }))
      }),
    },
  })
}
