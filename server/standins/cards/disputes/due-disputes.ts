import { type Database, onlyRow, type Queryable } from '../../../database/database.ts'
import { newId } from '../identifiers.ts'
import { disputeKindOf } from '../test-cards.ts'
import type { PaymentMethodRow } from '../rows.ts'
import { isInquiry } from './dispute-views.ts'
import { lockDispute, readDispute, reinstate, report, setStatus, withdraw } from './disputes.ts'

/** The charges that a cardholder disputes by now and that are not disputed yet. */
const DUE_CHARGES = `
  from cards_charges c
  where c.disputed_after <= $1 and c.amount_captured is not null and c.amount > c.amount_refunded
    and not exists (select from cards_disputes d where d.charge = c.id)`

/** The disputes that the bank decides by now. */
const DUE_DISPUTES = 'from cards_disputes where decided_after <= $1'

/** Performs the due actions of cardholders and banks: opens disputes, and decides those with submitted evidence. */
export async function settleDisputes(database: Database, now: Date): Promise<void> {
  const { is_due } = onlyRow(
    await database.query<{ is_due: boolean }>(
      `select exists (select ${DUE_CHARGES}) or exists (select ${DUE_DISPUTES}) as is_due`,
      [now],
    ),
  )
  if (!is_due) return
  await database.transaction(async (transaction) => {
    const charges = await transaction.query<{ id: string }>(
      `select c.id ${DUE_CHARGES} order by c.number for update`,
      [now],
    )
    for (const { id } of charges) await open(transaction, id, now)
    const decided = await transaction.query<{ id: string }>(
      `select id ${DUE_DISPUTES} order by number for update`,
      [now],
    )
    for (const { id } of decided) await decide(transaction, id, now)
  })
}

async function open(transaction: Queryable, charge: string, now: Date): Promise<void> {
  const { amount, behaviour } = onlyRow(
    await transaction.query<Pick<PaymentMethodRow, 'behaviour'> & { amount: number }>(
      `select c.amount - c.amount_refunded as amount, m.behaviour
        from cards_charges c join cards_payment_methods m on m.id = c.payment_method where c.id = $1`,
      [charge],
    ),
  )
  const kind = disputeKindOf(behaviour)
  if (kind === null) return
  // Another server may have opened it while this one waited for the charge.
  const [opened] = await transaction.query<{ id: string }>(
    `insert into cards_disputes (id, charge, amount, reason, status, created)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [
      newId('du'),
      charge,
      amount,
      kind.reason,
      kind.isInquiry ? 'warning_needs_response' : 'needs_response',
      now,
    ],
  )
  if (opened === undefined) return
  await report(transaction, opened.id, 'charge.dispute.created', now)
  const dispute = await readDispute(transaction, opened.id)
  if (!isInquiry(dispute)) await withdraw(transaction, dispute, now)
}

async function decide(transaction: Queryable, id: string, now: Date): Promise<void> {
  const dispute = await lockDispute(transaction, id)
  if (dispute.verdict === 'escalated') {
    await setStatus(transaction, id, 'needs_response')
    await report(transaction, id, 'charge.dispute.updated', now)
    await withdraw(transaction, dispute, now)
    return
  }
  if (isInquiry(dispute)) {
    await setStatus(transaction, id, 'warning_closed')
  } else {
    await setStatus(transaction, id, dispute.verdict === 'won' ? 'won' : 'lost')
    if (dispute.verdict === 'won') await reinstate(transaction, dispute, now)
  }
  await report(transaction, id, 'charge.dispute.closed', now)
}
