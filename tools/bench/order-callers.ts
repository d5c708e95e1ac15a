import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closedLoop } from './closed-loop.ts'
import { connectTo } from './plain-http.ts'
import { takingTurns } from './taking-turns.ts'

/** An event that a caller sends to an order. */
type Sent = { id: string; token: string; event: object }

/** Callers that each send their pairs of events in turn, over a connection of their own. */
export type Callers = { port: number; sent: readonly (readonly Sent[])[]; milliseconds: number }

const [{ port, sent, milliseconds }] = (await once(process, 'message')) as [Callers]
const connections = await Promise.all(sent.map(() => connectTo(port, 'identity')))
const calls = sent.map((own, index) =>
  takingTurns(own, async ({ id, token, event }) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    await connections[index]?.post(`/orders/${id}/events`, event, headers)
  }),
)
process.send?.(await closedLoop(calls, milliseconds))
// The next callers begin with the first of two events.
for (const call of calls) if (call.turn() % 2 === 1) await call()
for (const connection of connections) connection.close()
process.disconnect()
