import { fromPromise } from 'xstate'
import { liveOrderMachine } from '../../machines/liveOrder.machine.ts'
import { orderMachine } from '../../machines/order.machine.ts'
import { valuesOf } from '../domain/order-act.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideLiveUpdates } from './live-updates.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides the page of an order with the server. */
export function provideOrder(services: Services, authorised: WithTokenRefresh) {
  const { api } = services
  const keys = createIdempotencyKeys()
  const loadOrder = (orderId: string, signal: AbortSignal) =>
    authorised(() => api.getOrder(orderId, signal))
  return orderMachine.provide({
    actors: {
      ...provideReconnection(services),
      loadOrder: fromPromise(({ input, signal }) => loadOrder(input.orderId, signal)),
      sendEvent: fromPromise(({ input: { orderId, act, form } }) => {
        const { event, fields, seq } = act
        const request = { orderId, event, ...valuesOf(form, fields) }
        // The same event can be sent again later in the order.
        return keys.withKey({ ...request, seq }, (key) =>
          authorised(() => api.sendOrderEvent(request, key)),
        )
      }),
      watchOrder: provideLiveUpdates(liveOrderMachine, services, authorised, ({ id }, signal) =>
        loadOrder(id, signal),
      ),
    },
  })
}
