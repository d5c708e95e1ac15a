import type { Services } from '../services.ts'
import type { EventBody } from '../http/decode.ts'
import type { User } from '../users/users.ts'
import { applyEvent, lockFlowFor } from '../flows/engine.ts'
import { Problem } from '../http/problem.ts'
import { offersOf, situationOf } from './answer.ts'
import { decodeFields, isPersonEvent } from './fields.ts'
import { orderFlow } from './order.ts'
import { readOrder } from './read.ts'

/**
 * Sends the viewer's event to an order. Throws order-unknown, role-required for an event of another side,
 * invalid-request, and event-refused with the order's state, possible events and deadline.
 */
export async function sendOrderEvent(
  { database, flowClock }: Pick<Services, 'database' | 'flowClock'>,
  viewer: User,
  { id, body }: { id: string; body: EventBody },
): Promise<void> {
  const { event: name } = body
  if (!isPersonEvent(name)) throw new Problem('invalid-request', `There is no event '${name}'.`)
  await database.transaction(async (transaction) => {
    const found = await lockFlowFor(transaction, orderFlow, { id, userId: viewer.id })
    if (found === null) throw new Problem('order-unknown')
    const { stored: flow, side } = found
    // An admin takes no side.
    const role = side ?? (viewer.role === 'admin' ? 'admin' : null)
    if (role === null || !name.startsWith(`${role}.`)) throw new Problem('role-required')
    const [offer] = offersOf(flow, [name])
    const fields = offer === undefined ? null : decodeFields(offer.fields, Object(body))
    const event = fields && { ...fields, type: name, at: flowClock().getTime() }
    const isTaken =
      event !== null &&
      (await applyEvent(transaction, orderFlow, flow, { event, userId: viewer.id }))
    if (isTaken) return
    const order = await readOrder(transaction, id)
    if (order === null) throw new Problem('order-unknown')
    throw new Problem('event-refused', null, { members: situationOf(order, role) })
  })
}
