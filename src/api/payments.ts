import { nonempty, string, type } from 'superstruct'
import { FailureError } from '../domain/failure.ts'
import { extension, Moment } from '../domain/field-structs.ts'
import {
  type OpenedIntent,
  type PayableBooking,
  PayableBookingStruct,
  type PaymentRecord,
} from '../domain/payment.ts'
import { decodeInsertedId } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import { path } from './path.ts'

const IntentAnswerStruct = type({ clientSecret: nonempty(string()), heldUntil: extension(Moment) })

/** Calls to pay for a booking (rules P1, P3 and P4). Prices are US dollars. */
export function paymentsApi(http: Http) {
  return {
    async getPayableBooking(bookingId: string): Promise<PayableBooking> {
      const body = await http.send({
        method: 'get',
        path: path`/payment-booking/${bookingId}`,
        bearer: 'accessToken',
      })
      // Document stores return null or an empty body with status 200 for an unknown id.
      if (body === undefined || body === null) {
        throw new FailureError({ kind: 'notFound', code: 'booking-unknown', message: '' })
      }
      return http.inBrowserTime(decode(body, PayableBookingStruct))
    },

    async createIntent(
      intent: { price: number; bookingId: string; productId: string },
      idempotencyKey: string,
    ): Promise<OpenedIntent> {
      const body = await http.send({
        method: 'post',
        path: path`/create-payment-intent`,
        json: { price: intent.price, bookingId: intent.bookingId, productId: intent.productId },
        bearer: 'accessToken',
        idempotencyKey,
      })
      const { clientSecret, heldUntil } = http.inBrowserTime(decode(body, IntentAnswerStruct))
      return { clientSecret, heldUntil }
    },

    /** Saves a payment. `insertedId` is null when the server did not save: only an id means success (rule P5). */
    async savePayment(
      record: PaymentRecord,
      idempotencyKey: string,
    ): Promise<{ insertedId: string | null }> {
      const body = await http.send({
        method: 'post',
        path: path`/save-payment-info`,
        json: record,
        bearer: 'accessToken',
        idempotencyKey,
      })
      return { insertedId: decodeInsertedId(body) }
    },
  }
}
