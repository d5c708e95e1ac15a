import { fromPromise } from 'xstate'
import { paymentMachine } from '../../machines/payment.machine.ts'
import type { Authorised } from './authorised.ts'
import type { World } from './world.ts'

/** Provides the payment with the server, the card provider and the stored attempts. */
export function providePayment({ api, cards, attempts, notify }: World, authorised: Authorised) {
  return paymentMachine.provide({
    actors: {
      recallAttempt: fromPromise(async ({ input }) =>
        attempts.recall(input.bookingId, input.buyerEmail),
      ),
      loadBooking: fromPromise(({ input }) =>
        authorised(() => api.getPayableBooking(input.bookingId)),
      ),
      createIntent: fromPromise(({ input: { booking } }) => {
        const { _id: bookingId, productId, price } = booking
        const key = crypto.randomUUID()
        return authorised(() => api.createIntent({ price, bookingId, productId }, key))
      }),
      loadCards: fromPromise(async () => (await cards()).load()),
      confirmCard: fromPromise(async ({ input }) => (await cards()).confirm(input)),
      authenticate: fromPromise(async ({ input }) => (await cards()).authenticate(input)),
      askProvider: fromPromise(async ({ input }) => (await cards()).ask(input)),
      savePayment: fromPromise(async ({ input: { record } }) => {
        const { insertedId } = await authorised(() =>
          // The transaction id is the idempotency key: a repeated save is the same act, even after a reload.
          api.savePayment(record, `payment-${record.transactionId}`),
        )
        return insertedId
      }),
    },
    actions: {
      notify: (_, notice) => notify(notice),
      storeAttempt: (_, { attempt }) => attempts.keep(attempt),
      dropAttempt: (_, { bookingId, buyerEmail }) => attempts.forget(bookingId, buyerEmail),
    },
  })
}
