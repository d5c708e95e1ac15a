import type { Database } from '../../server/database/database.ts'
import { readLedger, wrongInTheEnd } from '../walks/ledger.ts'
import type { Acknowledged } from './shop.ts'

export type Totals = { charges: number; sales: number; refunds: number; problems: string[] }

/** Compares charges with records, product by product, and acknowledged writes with stored ones. */
export async function computeTotals(
  database: Database,
  productIds: readonly string[],
  acknowledged: Acknowledged,
): Promise<Totals> {
  const totals: Totals = { charges: 0, sales: 0, refunds: 0, problems: [] }
  for (const productId of productIds) {
    const ledger = await readLedger({ database }, { productId })
    totals.charges += ledger.charges.length
    totals.sales += ledger.recorded.filter(({ isRefundDue }) => !isRefundDue).length
    totals.refunds += ledger.recorded.filter(({ isRefunded }) => isRefunded).length
    const wrong = wrongInTheEnd(ledger).map((words) => `${productId}: ${words}`)
    if (!ledger.recorded.some(({ isRefundDue }) => !isRefundDue))
      wrong.push(`${productId}: not sold`)
    totals.problems.push(...wrong)
  }
  totals.problems.push(...(await lost(database, acknowledged)), ...(await miscounted(database)))
  return totals
}

async function lost(database: Database, acknowledged: Acknowledged): Promise<string[]> {
  const idsOf = async (sql: string) =>
    new Set((await database.query<{ id: string }>(sql)).map(({ id }) => id))
  const missing = async (name: string, sql: string, ids: readonly string[]) => {
    const there = await idsOf(sql)
    return ids
      .filter((id) => !there.has(id))
      .map((id) => `${name} ${id} was acknowledged and is lost`)
  }
  const { bookings, intents, charged, saved, messages } = acknowledged
  const paid = saved.map(({ paymentId, transactionId }) => `${paymentId} ${transactionId}`)
  return [
    ...(await missing('booking', 'select id from bookings', bookings)),
    ...(await missing('intent', 'select intent_id as id from intents', intents)),
    ...(await missing(
      'charge',
      `select intent as id from cards_charges where status = 'succeeded'`,
      charged,
    )),
    ...(await missing('message', 'select id from messages', messages)),
    ...(await missing('payment', `select id || ' ' || transaction_id as id from payments`, paid)),
  ]
}

/** A conversation whose flow has taken another number of messages than are stored has lost or doubled one. */
async function miscounted(database: Database): Promise<string[]> {
  const wrong = await database.query<{ id: string }>(`
    select f.id from flows f where f.flow = 'conversation' and (f.context->>'messages')::int <>
      (select count(*) from messages m where m.conversation_id = f.id and m.number <= (f.context->>'messages')::int)`)
  return wrong.map(({ id }) => `the conversation ${id} has another number of messages`)
}
