import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { OrderReview } from '../domain/order-review.ts'
import { provideReconnection } from './reconnection.ts'
import { provideListChanges } from './list-changes.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

export const orderReviewsMachine = createCollectionMachine<OrderReview>(
  'orderReviews',
  ({ _id }) => _id,
)

/** Provides an admin's list of the orders that wait for a decision; the order's page is where the admin decides. */
export function provideOrderReviews(services: Services, authorised: WithTokenRefresh) {
  return orderReviewsMachine.provide({
    actors: {
      ...provideReconnection(services),
      ...provideListChanges(services),
      load: fromPromise(() => authorised(() => services.api.getOrderReviews())),
    },
  })
}
