import { type Database, onlyRow, type Queryable } from '../../database/database.ts'
import { moveBalance } from './balance.ts'
import { type FullRefund, refundView } from './charge-views.ts'
import { addRefunded } from './charges.ts'
import { keepEvent } from './events.ts'
import { readRefund } from './refunds.ts'

const DUE = 'from cards_refunds where settled_after <= $1'

/** Settles the refunds that the card's bank takes or rejects after a while, as Stripe's test cards for refunds do. */
export async function settleRefunds(database: Database, now: Date): Promise<void> {
  const { is_due } = onlyRow(
    await database.query<{ is_due: boolean }>(`select exists (select ${DUE}) as is_due`, [now]),
  )
  if (!is_due) return
  await database.transaction(async (transaction) => {
    const due = await transaction.query<{ id: string }>(
      `select id ${DUE} order by number for update`,
      [now],
    )
    for (const { id } of due) await settle(transaction, await readRefund(transaction, id), now)
  })
}

/** A pending refund succeeds, and one that seemed to succeed fails: its amount returns to the merchant. */
async function settle(
  transaction: Queryable,
  { id, status, amount, charge, currency }: FullRefund,
  now: Date,
): Promise<void> {
  const isTaken = status === 'pending'
  await transaction.query(
    'update cards_refunds set status = $2, settled_after = null where id = $1',
    [id, isTaken ? 'succeeded' : 'failed'],
  )
  if (!isTaken) {
    await addRefunded(transaction, charge, -amount)
    const change = { account: null, type: 'refund_failure', amount, currency, source: id } as const
    await moveBalance(transaction, change, now)
  }
  const view = refundView(await readRefund(transaction, id))
  await keepEvent(transaction, isTaken ? 'refund.updated' : 'refund.failed', view, now)
}
