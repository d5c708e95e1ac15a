import { string, type } from 'superstruct'
import type { AppContext } from '../app-context.ts'
import { decode } from '../decode.ts'
import type { User } from '../database/users.ts'
import { applyEvent, lockFlow } from '../flows/engine.ts'
import { Problem } from '../problem.ts'
import { offerOf, roleIn, situationOf } from './answer.ts'
import { decodeFields, isPersonEvent } from './fields.ts'
import { orderFlow } from './order.ts'
import { readOrder } from './read.ts'

/**
 * Sends the viewer's event to an order. Throws order-unknown, role-required for an event of another side,
 * invalid-request, and event-refused with where the order is, what the viewer can do and until when.
 */
export async function sendOrderEvent(
  { database, flowClock }: Pick<AppContext, 'database' | 'flowClock'>,
  viewer: User,
  { id, body }: { id: string; body: unknown },
): Promise<void> {
  const { event: name } = decode(body, type({ event: string() }))
  if (!isPersonEvent(name)) throw new Problem('invalid-request', `There is no event '${name}'.`)
  await database.transaction(async (transaction) => {
    const flow = await lockFlow(transaction, orderFlow, id)
    const order = flow === null ? null : await readOrder(transaction, id)
    if (flow === null || order === null) throw new Problem('order-unknown')
    const role = roleIn(order, viewer)
    if (!name.startsWith(`${role}.`)) throw new Problem('role-required')
    const refused = () => new Problem('event-refused', null, { members: situationOf(order, role) })
    const offer = offerOf(flow, name)
    if (offer === null) throw refused()
    const fields = decodeFields(offer.fields, Object(body))
    if (fields === null) throw refused()
    const event = { ...fields, type: name, at: flowClock().getTime() }
    if (!(await applyEvent(transaction, orderFlow, flow, { event, userId: viewer.id }))) {
      throw refused()
    }
  })
}
