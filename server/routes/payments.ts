import { object, string, type } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { inBody } from '../access/permissions.ts'
import { Dollars, PlainText, toCents } from '../http/decode.ts'
import { openIntent } from '../use-cases/open-payment.ts'
import { savePayment } from '../use-cases/record-payment.ts'
import { Inserted } from './answers.ts'

export const paymentEndpoints = [
  endpoint({
    method: 'POST',
    path: '/create-payment-intent',
    access: { of: { booking: inBody('bookingId') }, buyer: 'own' },
    limit: 'intent',
    isIdempotent: true,
    summary:
      'Holds the item of a booking for its buyer, and opens the payment at the card provider.',
    // `price` is the price shown to the buyer: it is compared with the booking, never charged.
    body: type({ price: Dollars, bookingId: PlainText, productId: PlainText }),
    answer: object({ clientSecret: string(), heldUntil: string() }),
    example: { body: { price: 50, bookingId: 'booking-1', productId: 'product-1' } },
    handle: ({ viewer, body: { price, ...ids } }, app) =>
      openIntent(app, viewer, { ...ids, shownCents: toCents(price) }),
  }),
  endpoint({
    method: 'POST',
    path: '/save-payment-info',
    access: { of: { email: inBody('email'), booking: inBody('bookingId') }, buyer: 'own' },
    limit: 'savedPayment',
    isIdempotent: true,
    summary: 'Records a payment that has succeeded at the card provider, which sells the item.',
    // Amount, product and time come from the card provider and the database.
    body: type({ transactionId: PlainText, bookingId: PlainText, email: PlainText }),
    answer: Inserted,
    example: {
      body: { transactionId: 'pi_1', bookingId: 'booking-1', email: 'buyer@loppis.test' },
    },
    handle: async ({ viewer, body }, app) => ({
      acknowledged: true,
      insertedId: await savePayment(app, viewer, body),
    }),
  }),
]
