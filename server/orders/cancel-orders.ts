import { nextStep } from '../../machines/market/step.ts'
import type { OrderEvent } from '../../machines/market/order.events.ts'
import type { Queryable } from '../database/database.ts'
import { applyEvent, lockFlow } from '../flows/engine.ts'
import { listOpenOrders } from './open-orders.ts'
import { orderFlow } from './order.ts'

type Cancellation = { adminId: string; reason: 'buyerRemoved' | 'sellerRemoved'; at: Date }

const cancellation = ({ reason, at }: Pick<Cancellation, 'reason' | 'at'>) =>
  ({ type: 'admin.cancel', reason, at: at.getTime() }) satisfies OrderEvent

/** How many orders a removal cancels, what their buyers get back, and how many orders go on. */
export type CanceledOrders = { canceled: number; refundedCents: number; goingOn: number }

/** Reads what `cancelOrders` would do. */
export async function readCancellations(
  database: Queryable,
  userId: string,
  at: Date,
): Promise<CanceledOrders> {
  const orders = await listOpenOrders(database, userId)
  const event = cancellation({ reason: 'sellerRemoved', at })
  const canceled = orders.filter(
    ({ stored }) => nextStep(orderFlow.machine, stored, event) !== null,
  )
  const held = canceled.map(({ stored }) => stored.context.ledger.held)
  return {
    canceled: canceled.length,
    refundedCents: held.reduce((sum, cents) => sum + cents, 0),
    goingOn: orders.length - canceled.length,
  }
}

/**
 * Cancels the orders of a buyer or a seller whom an admin removes, as that admin, so that the buyer's money goes back.
 * Orders that do not take the cancellation go on. `transaction` has locked the user and a seller's listings, and with
 * them the orders that can be opened.
 */
export async function cancelOrders(
  transaction: Queryable,
  userId: string,
  { adminId, reason, at }: Cancellation,
): Promise<void> {
  const orders = await listOpenOrders(transaction, userId)
  const event = cancellation({ reason, at })
  // One order, so that two transactions that cancel the same ones do not wait for each other.
  for (const id of orders.map((order) => order.id).toSorted()) {
    const order = await lockFlow(transaction, orderFlow, id)
    if (order !== null) await applyEvent(transaction, orderFlow, order, { event, userId: adminId })
  }
}
