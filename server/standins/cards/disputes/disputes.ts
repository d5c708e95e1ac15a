import type { Queryable } from '../../../database/database.ts'
import { noSuch } from '../api-error.ts'
import { balanceTransactionsOf, moveBalance } from '../balance.ts'
import { type EventType, keepEvent } from '../events.ts'
import { readPage } from '../lists.ts'
import type { disputeListParameters } from '../parameters/disputes.ts'
import type { Values } from '../parameters/table.ts'
import { disputeView } from './dispute-views.ts'
import type { DisputeRow, DisputeStatus } from './rows.ts'

const FULL_DISPUTES = `
  select d.*, c.intent, i.currency, m.brand, c.amount_refunded = c.amount as is_refunded
  from cards_disputes d
    join cards_charges c on c.id = d.charge
    join cards_intents i on i.id = c.intent
    join cards_payment_methods m on m.id = c.payment_method`

/** Returns a dispute by its id. Throws ApiError (404). */
export async function readDispute(database: Queryable, id: string): Promise<DisputeRow> {
  const [dispute] = await database.query<DisputeRow>(`${FULL_DISPUTES} where d.id = $1`, [id])
  if (dispute === undefined) throw noSuch('dispute', id, 'dispute')
  return dispute
}

/** Returns a dispute with the changes of the merchant's balance. Throws ApiError (404). */
export async function readDisputeView(database: Queryable, id: string): Promise<object> {
  return disputeView(await readDispute(database, id), await balanceTransactionsOf(database, id))
}

/** Reads one page of disputes, newest first. Throws ApiError (400). */
export function listDisputes(
  database: Queryable,
  given: Values<typeof disputeListParameters>,
): Promise<{ rows: DisputeRow[]; hasMore: boolean }> {
  const filter = { charge: given.charge, intent: given.payment_intent }
  return readPage<DisputeRow>(database, { what: 'dispute', select: FULL_DISPUTES, filter }, given)
}

/** Locks and returns a dispute. Throws ApiError (404). */
export async function lockDispute(transaction: Queryable, id: string): Promise<DisputeRow> {
  await transaction.query('select id from cards_disputes where id = $1 for update', [id])
  return readDispute(transaction, id)
}

/** Gives a locked dispute another status, and forgets the bank's verdict. */
export async function setStatus(
  transaction: Queryable,
  id: string,
  status: DisputeStatus,
): Promise<void> {
  await transaction.query(
    'update cards_disputes set status = $2, verdict = null, decided_after = null where id = $1',
    [id, status],
  )
}

/** Takes the disputed amount from the merchant's balance, and reports it. */
export async function withdraw(
  transaction: Queryable,
  dispute: DisputeRow,
  now: Date,
): Promise<void> {
  await adjust(transaction, dispute, -dispute.amount, now)
  await report(transaction, dispute.id, 'charge.dispute.funds_withdrawn', now)
}

/** Returns the disputed amount to the merchant's balance, and reports it. */
export async function reinstate(
  transaction: Queryable,
  dispute: DisputeRow,
  now: Date,
): Promise<void> {
  await adjust(transaction, dispute, dispute.amount, now)
  await report(transaction, dispute.id, 'charge.dispute.funds_reinstated', now)
}

function adjust(
  transaction: Queryable,
  { id: source, currency }: DisputeRow,
  amount: number,
  now: Date,
): Promise<void> {
  const change = { account: null, type: 'adjustment', amount, currency, source } as const
  return moveBalance(transaction, change, now)
}

/** Reports a dispute as it is now. */
export async function report(
  transaction: Queryable,
  id: string,
  type: Extract<EventType, `charge.dispute.${string}`>,
  now: Date,
): Promise<void> {
  await keepEvent(transaction, type, await readDisputeView(transaction, id), now)
}
