import { randomUUID } from 'node:crypto'
import { closedLoop } from './closed-loop.ts'
import { connectTo } from './plain-http.ts'
import { takingTurns } from './taking-turns.ts'

/** Callers that each send the events of `turns` in turn to an order, over a connection of their own. */
export type Callers = {
  port: number
  orders: readonly { id: string; token: string }[]
  events: readonly object[]
  milliseconds: number
}

const { port, orders, events, milliseconds }: Callers = JSON.parse(process.argv[2] ?? '{}')
const connections = await Promise.all(orders.map(() => connectTo(port, 'identity')))
const calls = orders.map(({ id, token }, index) =>
  takingTurns(events, async (event) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    await connections[index]?.post(`/orders/${id}/events`, event, headers)
  }),
)
process.send?.(await closedLoop(calls, milliseconds))
// The next callers begin with the first event.
for (const call of calls) if (!call.isAtFirst()) await call()
for (const connection of connections) connection.close()
process.disconnect()
