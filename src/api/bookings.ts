import { type Booking, BookingStruct, type BookingSubmission } from '../domain/booking.ts'
import { isUnreadable, type Listed } from '../domain/listed.ts'
import { decodeAcknowledged, decodeModifiedCount } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decodeItems } from './decode.ts'
import { path } from './path.ts'

/** Calls for a buyer's bookings. */
export function bookingsApi(http: Http) {
  return {
    /** Books a product (rule B7). */
    async bookProduct(
      submission: BookingSubmission,
      idempotencyKey: string,
    ): Promise<{ acknowledged: boolean }> {
      const body = await http.send({
        method: 'put',
        path: path`/book-product`,
        json: submission,
        bearer: 'accessToken',
        idempotencyKey,
      })
      return { acknowledged: decodeAcknowledged(body) }
    },

    async getBookings(email: string): Promise<Listed<Booking>[]> {
      const body = await http.send({
        method: 'get',
        path: path`/book-product`,
        query: { email },
        bearer: 'accessToken',
      })
      return decodeItems(body, BookingStruct).map((booking) =>
        isUnreadable(booking) ? booking : http.inBrowserTime(booking),
      )
    },

    /** Deletes a booking, which buyer and product identify (rule O3). */
    async deleteBooking({
      email,
      productId,
    }: {
      email: string
      productId: string
    }): Promise<{ modifiedCount: number }> {
      const body = await http.send({
        method: 'delete',
        path: path`/book-product`,
        query: { email, id: productId },
        bearer: 'accessToken',
      })
      return { modifiedCount: decodeModifiedCount(body) }
    },
  }
}
