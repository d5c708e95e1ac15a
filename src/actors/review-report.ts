import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { ReviewKey } from '../domain/review.ts'
import { provideConfirmation } from './confirmation.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Of one item, the name of a review that the viewer has not reported. */
const reviewReportMachine = createCollectionMachine<string>('reviewReport', String)

/** Returns the name of a review: such as 'buyer/order-1'. */
export const nameOfReview = ({ orderId, by }: ReviewKey): string => `${by}/${orderId}`
function reviewOf(name: string): ReviewKey {
  const [by, ...orderId] = name.split('/')
  return { by: by === 'seller' ? by : 'buyer', orderId: orderId.join('/') }
}

/** Provides the report of a review. The owner of the collection is the name of the review. */
export function provideReviewReport(services: Services, authorised: WithTokenRefresh) {
  const keys = createIdempotencyKeys()
  return reviewReportMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(async ({ input }) => [input.of]),
      confirmation: provideConfirmation(services, authorised, async ({ subjectId, reason }) => {
        const report = { ...reviewOf(subjectId), words: reason ?? '' }
        const id = await keys.withKey(report, (key) => services.api.reportReview(report, key))
        return id !== null
      }),
    },
  })
}
