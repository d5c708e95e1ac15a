import { sql } from 'kysely'
import { create, integer, string, type } from 'superstruct'
import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { applyEvent, lockFlow } from '../flows/engine.ts'
import { readOrderId } from './disputes.ts'
import { orderFlow } from './order.ts'

/**
 * Tells the order of a payment which of its refunds the buyer's bank has rejected. The refunds are read at the provider,
 * so that messages may arrive twice, late and in any order. Ignores a payment without an order, and a refund that the
 * order did not make. Throws CardProviderError.
 */
export async function reconcileRefunds(
  { database, cards, flowClock }: Pick<Services, 'database' | 'cards' | 'flowClock'>,
  transactionId: string,
): Promise<void> {
  const orderId = await readOrderId(database, transactionId)
  if (orderId === null) return
  const rejected = await cards.rejectedRefundsOf(transactionId)
  for (const params of await readRequests(database, orderId, rejected)) {
    await database.transaction(async (transaction) => {
      const order = await lockFlow(transaction, orderFlow, orderId)
      if (order === null) return
      const { cents, key } = create(params, type({ cents: integer(), key: string() }))
      const at = flowClock().getTime()
      const event = { type: 'provider.refundRejected', at, key, cents }
      // The order refuses what it knows.
      await applyEvent(transaction, orderFlow, order, { event, userId: null })
    })
  }
}

/** Returns the parameters of the effects that made these refunds, the oldest first. */
async function readRequests(database: Queryable, orderId: string, refundIds: readonly string[]) {
  if (refundIds.length === 0) return []
  const effects = await run(
    database,
    db
      .selectFrom('outbox')
      .select('params')
      .where('flow', '=', orderFlow.name)
      .where('flow_id', '=', orderId)
      .where('type', '=', 'refund')
      .where('made_id', '=', sql<string>`any(${[...refundIds]})`)
      .orderBy('seq'),
  )
  return effects.map(({ params }) => params)
}
