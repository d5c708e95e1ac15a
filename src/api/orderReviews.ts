import { FailureError } from '../domain/failure.ts'
import type { Listed } from '../domain/listed.ts'
import { noOrderReviews, type OrderReview, OrderReviewStruct } from '../domain/order-review.ts'
import type { Http } from './client.ts'
import { decodeItems } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

/** An admin's call for the orders that wait for a decision, an extension. */
export function orderReviewsApi(http: Http, extensions: Extensions) {
  return {
    /** Returns the orders, the most urgent first. Throws FailureError, `notFound` for a server without the list. */
    async getOrderReviews(): Promise<Listed<OrderReview>[]> {
      if (!extensions.has('order-reviews')) throw new FailureError(noOrderReviews)
      const body = await http.send({
        method: 'get',
        path: path`/order-reviews`,
        bearer: 'accessToken',
      })
      return decodeItems(body, OrderReviewStruct)
    },
  }
}
