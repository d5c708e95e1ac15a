import type { Services } from '../services.ts'
import type { CardDispute } from '../vendors/cards/disputes.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { applyEvent, lockFlow } from '../flows/engine.ts'
import type { OrderContext } from '../../machines/market/order.events.ts'
import type { StoredFlow } from '../flows/flow.ts'
import { orderFlow } from './order.ts'

const EVENTS = { open: 'disputeOpened', won: 'disputeWon', lost: 'disputeLost' } as const
type Status = keyof typeof EVENTS

/** The bank has decided on the money, or has it. An inquiry moves none. */
const isDecisive = (dispute: CardDispute): dispute is CardDispute & { status: Status } =>
  dispute.status in EVENTS

/**
 * Brings the order of a payment to the state of its dispute at the provider. The dispute is read there, so that messages
 * may arrive twice, late and in any order. Ignores a payment without an order. Throws CardProviderError.
 */
export async function reconcileDispute(
  context: Pick<Services, 'database' | 'cards' | 'flowClock'>,
  transactionId: string,
): Promise<void> {
  const { database, cards } = context
  const orderId = await readOrderId(database, transactionId)
  if (orderId === null) return
  for (let isDone = false; !isDone;) {
    const revision = await readRevision(database, orderId)
    const dispute = (await cards.disputesOf(transactionId)).find(isDecisive)
    isDone = dispute === undefined || (await apply(context, { orderId, dispute, revision }))
  }
}

const revisionOf = ({ dispute }: OrderContext) => dispute?.revision ?? 0

/** Returns false where the order has heard of the dispute meanwhile: what was read may be older than that. */
function apply(
  { database, flowClock }: Pick<Services, 'database' | 'flowClock'>,
  {
    orderId,
    dispute: { status, cents },
    revision,
  }: { orderId: string; dispute: { status: Status; cents: number }; revision: number },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const order: StoredFlow<OrderContext> | null = await lockFlow(transaction, orderFlow, orderId)
    if (order === null || order.context.dispute?.status === status) return true
    if (revisionOf(order.context) !== revision) return false
    const event = {
      type: `bank.${EVENTS[status]}`,
      at: flowClock().getTime(),
      cents,
      revision: revision + 1,
    }
    if (await applyEvent(transaction, orderFlow, order, { event, userId: null })) return true
    throw new Error(`The order ${orderId} does not take ${event.type}.`)
  })
}

/** Returns the order of a payment; null where it has none. */
export async function readOrderId(
  database: Queryable,
  transactionId: string,
): Promise<string | null> {
  const [order] = await run(
    database,
    db
      .selectFrom('payments')
      .innerJoin('flows', 'flows.id', 'payments.id')
      .select('flows.id')
      .where('flows.flow', '=', orderFlow.name)
      .where('payments.transaction_id', '=', transactionId),
  )
  return order?.id ?? null
}

async function readRevision(database: Queryable, orderId: string): Promise<number> {
  const [order] = await run(
    database,
    db
      .selectFrom('flows')
      .select('context')
      .where('flow', '=', orderFlow.name)
      .where('id', '=', orderId)
      .$narrowType<{ context: OrderContext }>(),
  )
  return order === undefined ? 0 : revisionOf(order.context)
}
