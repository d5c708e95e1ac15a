import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closedLoop } from '../closed-loop.ts'
import { connectTo } from '../plain-http.ts'
import { REQUESTS } from '../order-copies.ts'
import { takingTurns } from '../taking-turns.ts'
import { type KindName, kinds } from './kinds.ts'

/** The orders of one caller, whose seller the token is of. */
type Own = { token: string; orders: readonly string[] }

/** Callers that each send requests of these kinds in turn over a connection of their own, the servers in turn. */
export type ServerCallers = {
  ports: readonly number[]
  callers: readonly Own[]
  kinds: readonly KindName[]
  products: number
  milliseconds: number
}

/** A prime: the callers ask for products all over the market, in an order that is the same in each run. */
const STRIDE = 7919

const [task] = (await once(process, 'message')) as [ServerCallers]
const { ports, products, milliseconds } = task

const callers = await Promise.all(
  task.callers.map(async ({ token, orders }, caller) => {
    const connection = await connectTo(ports[caller % ports.length] ?? 0, 'identity')
    const authorization = `Bearer ${token}`
    const sendEvent = takingTurns(
      orders.flatMap((id) => REQUESTS.map((event) => ({ id, event }))),
      ({ id, event }) =>
        connection.post(`/orders/${id}/events`, event, {
          authorization,
          'idempotency-key': randomUUID(),
        }),
    )
    let number = caller * STRIDE * STRIDE
    const send = takingTurns(task.kinds, async (name) => {
      const kind = kinds[name]
      if (kind.pathOf === null) return sendEvent()
      number += STRIDE
      const headers: Record<string, string> = 'isOwn' in kind ? { authorization } : {}
      return connection.get(kind.pathOf(number, products), headers)
    })
    return { connection, send, sendEvent }
  }),
)

process.send?.(
  await closedLoop(
    callers.map(({ send }) => send),
    milliseconds,
  ),
)
// The next callers begin with the first of two events.
for (const { connection, sendEvent } of callers) {
  if (sendEvent.turn() % 2 === 1) await sendEvent()
  connection.close()
}
process.disconnect()
