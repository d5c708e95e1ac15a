import { failureOf } from '../domain/failure.ts'
import { type ReviewKey, type Reviews, ReviewsStruct } from '../domain/review.ts'
import { decodeInsertedId } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

/** Calls for the reviews of an order, an extension. */
export function reviewsApi(http: Http, extensions: Extensions) {
  return {
    /**
     * Returns the reviews of an order; null where it has none, and on another server. `signal` ends a call whose result is no
     * longer wanted. Throws FailureError.
     */
    async getReviews(orderId: string, signal: AbortSignal): Promise<Reviews | null> {
      if (!extensions.has('reviews')) return null
      try {
        const body = await http.send({
          method: 'get',
          path: path`/reviews/${orderId}`,
          bearer: 'accessToken',
          signal,
        })
        return decode(body, ReviewsStruct)
      } catch (error) {
        if (failureOf(error).kind === 'notFound') return null
        throw error
      }
    },

    /** Reports a review to the admins. Returns null where the server has not taken the report. Throws FailureError. */
    async reportReview(
      { orderId, ...report }: ReviewKey & { words: string },
      idempotencyKey: string,
    ): Promise<string | null> {
      const body = await http.send({
        method: 'post',
        path: path`/reviews/${orderId}/reports`,
        json: report,
        bearer: 'accessToken',
        idempotencyKey,
      })
      return decodeInsertedId(body)
    },

    /** Sends an event with its fields, and returns the reviews after it. Throws FailureError `conflict` for a refused event. */
    async sendReviewEvent(
      { orderId, ...event }: { orderId: string; event: string; [field: string]: unknown },
      idempotencyKey: string,
    ): Promise<Reviews> {
      const body = await http.send({
        method: 'post',
        path: path`/reviews/${orderId}/events`,
        json: event,
        bearer: 'accessToken',
        idempotencyKey,
      })
      return decode(body, ReviewsStruct)
    },
  }
}
