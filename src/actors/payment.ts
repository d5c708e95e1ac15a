import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { paymentMachine } from '../../machines/payment.machine.ts'
import { isAboutProduct } from '../domain/live.ts'
import type { PaymentRecord } from '../domain/payment.ts'
import { watchHold } from './hold-ends.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { followChanges } from './list-changes.ts'
import { provideReconnection } from './reconnection.ts'
import { sharedAttempts } from './payment-attempts.ts'
import type { WithTokenRefresh } from './token-refresh.ts'
import type { Services } from './services.ts'

/**
 * Returns the idempotency key of a save. The same record is the same act, even after a reload. Two tabs may report one
 * transaction with different times, and a server refuses a key with another body.
 */
export const saveKeyOf = ({ transactionId, transactionTime }: PaymentRecord): string =>
  `payment-${transactionId}-${transactionTime}`

/** Provides the payment with the server, the card provider and the stored attempts. */
export function providePayment(services: Services, authorised: WithTokenRefresh) {
  const { api, attemptStorage, cards, notify } = services
  const attempts = sharedAttempts(attemptStorage)
  const keys = createIdempotencyKeys()
  return paymentMachine.provide({
    actors: {
      ...provideReconnection(services),
      watchHold,
      watchBooking: fromCallback<EventObject, { bookingId: string; productId: string }>(
        ({ input: { bookingId, productId }, sendBack }) => {
          let isLeft = false
          const read = () => {
            authorised(() => api.getPayableBooking(bookingId))
              .then((booking) => isLeft || sendBack({ type: 'booking.read', booking }))
              .catch(() => {
                // The next change, or the next act of the buyer, reads it.
              })
          }
          const stop = followChanges(services, isAboutProduct(productId), read)
          return () => {
            isLeft = true
            stop()
          }
        },
      ),
      restoreAttempt: fromPromise(async ({ input }) =>
        attempts.recall(input.bookingId, input.buyerEmail),
      ),
      loadBooking: fromPromise(({ input }) =>
        authorised(() => api.getPayableBooking(input.bookingId)),
      ),
      createIntent: fromPromise(({ input: { booking } }) => {
        const { _id: bookingId, productId, price } = booking
        const intent = { price, bookingId, productId }
        return keys.withKey(intent, (key) => authorised(() => api.createIntent(intent, key)))
      }),
      loadCards: fromPromise(async () => (await cards()).load()),
      confirmCard: fromPromise(async ({ input }) => (await cards()).confirm(input)),
      authenticate: fromPromise(async ({ input }) => (await cards()).authenticate(input)),
      retrieveIntent: fromPromise(async ({ input }) => (await cards()).retrieveIntent(input)),
      savePayment: fromPromise(async ({ input: { record } }) => {
        const { insertedId } = await authorised(() => api.savePayment(record, saveKeyOf(record)))
        return insertedId
      }),
    },
    actions: {
      notify: (_, toast) => notify(toast),
      storeAttempt: (_, { attempt }) => attempts.keep(attempt),
      deleteAttempt: (_, { bookingId, buyerEmail }) => attempts.forget(bookingId, buyerEmail),
    },
  })
}
