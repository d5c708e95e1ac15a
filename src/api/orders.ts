import { type PaidOrder, PaidOrderStruct } from '../domain/order.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import { path } from './path.ts'

/** Calls for the orders of paid bookings, an extension: a booking or a sale names its order where the server has them. */
export function ordersApi(http: Http) {
  return {
    /** Returns an order with its timeline. `signal` ends a call whose result is no longer wanted. Throws FailureError. */
    async getOrder(orderId: string, signal: AbortSignal): Promise<PaidOrder> {
      const body = await http.send({
        method: 'get',
        path: path`/orders/${orderId}`,
        bearer: 'accessToken',
        signal,
      })
      return decode(body, PaidOrderStruct)
    },

    /** Sends an event with its fields, and returns the order after it. Throws FailureError `conflict` for a refused event. */
    async sendOrderEvent(
      { orderId, ...event }: { orderId: string; event: string; [field: string]: unknown },
      idempotencyKey: string,
    ): Promise<PaidOrder> {
      const body = await http.send({
        method: 'post',
        path: path`/orders/${orderId}/events`,
        json: event,
        bearer: 'accessToken',
        idempotencyKey,
      })
      return decode(body, PaidOrderStruct)
    },
  }
}
