import { fromCallback } from 'xstate'
import { liveOrderMachine } from '../../machines/liveOrder.machine.ts'
import type { PaidOrder } from '../domain/order.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** How often the order is read without a stream, in milliseconds. */
const INTERVAL = 5000

/** Provides what keeps an open order current with the server's live updates. */
export function provideLiveOrder(
  services: Services,
  authorised: WithTokenRefresh,
  loadOrder: (orderId: string, signal: AbortSignal) => Promise<PaidOrder>,
) {
  const { api, visibility } = services
  return liveOrderMachine.provide({
    actors: {
      ...provideReconnection(services),
      watchVisibility: fromCallback(({ sendBack }) =>
        visibility.watch((isVisible) =>
          sendBack({ type: isVisible ? 'page.shown' : 'page.hidden' }),
        ),
      ),
      followStream: fromCallback(({ sendBack, input: { orderId, lastId } }) => {
        const leaving = new AbortController()
        const { signal } = leaving
        const follow = async (): Promise<'stream.absent' | 'stream.lost'> => {
          const messages = await authorised(() => api.getLiveMessages({ lastId, signal }))
          if (messages === null) return 'stream.absent'
          for await (const message of messages) {
            sendBack({ type: 'stream.opened' })
            if (message.kind === 'heartbeat') continue
            const { id, flow } = message
            if (flow === null || (flow.name === 'order' && flow.id === orderId)) {
              // An order that cannot be read ends the stream, so the next one begins with this message again.
              sendBack({ type: 'order.read', order: await loadOrder(orderId, signal) })
            }
            sendBack({ type: 'stream.received', id })
          }
          return 'stream.lost'
        }
        follow().then(
          (type) => sendBack({ type }),
          () => sendBack({ type: 'stream.lost' }),
        )
        return () => leaving.abort()
      }),
      pollOrder: fromCallback(({ sendBack, input: { orderId } }) => {
        const leaving = new AbortController()
        const read = () => {
          loadOrder(orderId, leaving.signal).then(
            (order) => sendBack({ type: 'order.read', order }),
            () => {
              // The next time reads it.
            },
          )
        }
        read()
        const interval = setInterval(read, INTERVAL)
        return () => {
          clearInterval(interval)
          leaving.abort()
        }
      }),
    },
  })
}
