import { Hono } from 'hono'
import { type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import { decodeBody, PlainText, Dollars, toCents } from '../http/decode.ts'
import { idempotent } from '../access/idempotency.ts'
import type { AppContext } from '../access/app-context.ts'
import { openIntent } from '../use-cases/open-payment.ts'
import { savePayment } from '../use-cases/record-sale.ts'

/** `price` is the price shown to the buyer: it is compared with the booking, never charged. */
const IntentRequestStruct = type({ price: Dollars, bookingId: PlainText, productId: PlainText })

/** The fields that the server reads; amount, product and time come from the card provider and the database. */
const PaymentRecordStruct = type({ transactionId: PlainText, bookingId: PlainText })

/** Serves POST /create-payment-intent and POST /save-payment-info, for the buyer's own bookings. */
export function paymentRoutes(appContext: AppContext): Hono {
  return new Hono()
    .post(
      '/create-payment-intent',
      authorise(appContext, 'POST /create-payment-intent'),
      idempotent(appContext),
      async (context) => {
        const { price, ...ids } = await decodeBody(context, IntentRequestStruct)
        const request = { ...ids, shownCents: toCents(price) }
        return context.json(await openIntent(appContext, context.var.viewer, request))
      },
    )
    .post(
      '/save-payment-info',
      authorise(appContext, 'POST /save-payment-info'),
      idempotent(appContext),
      async (context) => {
        const claim = await decodeBody(context, PaymentRecordStruct)
        return context.json({
          acknowledged: true,
          insertedId: await savePayment(appContext, context.var.viewer, claim),
        })
      },
    )
}
