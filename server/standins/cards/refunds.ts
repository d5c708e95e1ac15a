import { type Queryable, onlyRow } from '../../database/database.ts'
import { invalidRequest, noSuch, onlyOneOf } from './api-error.ts'
import { balanceTransactionOf, moveBalance } from './balance.ts'
import { chargeView, type FullCharge, type FullRefund } from './charge-views.ts'
import { addRefunded, lockCaptured, readCharge } from './charges.ts'
import { closeInquiryOf } from './disputes/answers.ts'
import { keepEvent } from './events.ts'
import { newId } from './identifiers.ts'
import { readPage } from './lists.ts'
import { formatMoney } from './parameters/currencies.ts'
import { mergeMetadata } from './parameters/metadata.ts'
import type { refundListParameters, refundParameters } from './parameters/refunds.ts'
import type { Values } from './parameters/table.ts'
import type { ChargeRow, PaymentMethodRow } from './rows.ts'

/** The time in which a bank takes or rejects a refund, in milliseconds. */
const SETTLED_AFTER = 5_000

const FULL_REFUNDS = `
  select r.*, c.intent, c.payment_method, i.currency, ${balanceTransactionOf('r.id')},
    (select b.id from cards_balance_transactions b where b.source = r.id and b.type = 'refund_failure')
      as failure_balance_transaction
  from cards_refunds r
    join cards_charges c on c.id = r.charge
    join cards_intents i on i.id = c.intent`

/**
 * Refunds the charge of an intent, or a part of it; without an amount the rest. Throws ApiError (400) when the refund is not
 * possible.
 */
export async function createRefund(
  transaction: Queryable,
  given: Values<typeof refundParameters>,
  now: Date,
): Promise<FullRefund> {
  requireOfCard(given)
  const charge = await lockCaptured(transaction, await intentOf(transaction, given))
  const left = charge.amount - charge.amount_refunded
  await requireUndisputed(transaction, charge.id)
  if (left === 0) {
    throw invalidRequest(
      'charge_already_refunded',
      `Charge ${charge.id} has already been refunded.`,
    )
  }
  const { amount = left } = given
  if (amount > left) throw tooMuch(amount, left, await readCharge(transaction, charge.id))
  const course = await courseOf(transaction, charge, now)
  const { id } = onlyRow(
    await transaction.query<{ id: string }>(
      `insert into cards_refunds (id, charge, amount, reason, metadata, created, status, settled_after)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [
        newId('re'),
        charge.id,
        amount,
        given.reason ?? null,
        JSON.stringify(mergeMetadata({}, given.metadata)),
        now,
        course.status,
        course.settledAfter,
      ],
    ),
  )
  const refunded = await addRefunded(transaction, charge.id, amount)
  const { currency } = refunded
  const change = { account: null, type: 'refund', amount: -amount, currency, source: id } as const
  await moveBalance(transaction, change, now)
  await keepEvent(transaction, 'charge.refunded', chargeView(refunded), now)
  if (amount === left) await closeInquiryOf(transaction, charge.id, now)
  return readRefund(transaction, id)
}

/** Returns how a refund to the charge's card starts, and when it goes on. */
async function courseOf(
  transaction: Queryable,
  { payment_method }: ChargeRow,
  now: Date,
): Promise<{ status: 'pending' | 'succeeded'; settledAfter: Date | null }> {
  const { behaviour } = onlyRow(
    await transaction.query<Pick<PaymentMethodRow, 'behaviour'>>(
      'select behaviour from cards_payment_methods where id = $1',
      [payment_method],
    ),
  )
  const settledAfter = new Date(now.getTime() + SETTLED_AFTER)
  if (behaviour === 'succeedsAndRefundsLate') return { status: 'pending', settledAfter }
  const isRejected = behaviour === 'succeedsAndRejectsRefunds'
  return { status: 'succeeded', settledAfter: isRejected ? settledAfter : null }
}

/** Throws ApiError (400) when the cardholder has the money back by a dispute, or may get it. */
async function requireUndisputed(transaction: Queryable, charge: string): Promise<void> {
  const rows = await transaction.query(
    "select id from cards_disputes where charge = $1 and status in ('needs_response', 'under_review', 'lost')",
    [charge],
  )
  if (rows.length === 0) return
  throw invalidRequest(
    'charge_disputed',
    `Charge ${charge} has been charged back; cannot issue a refund.`,
  )
}

/** Returns a refund by its id. Throws ApiError (404). */
export async function readRefund(database: Queryable, id: string): Promise<FullRefund> {
  const [refund] = await database.query<FullRefund>(`${FULL_REFUNDS} where r.id = $1`, [id])
  if (refund === undefined) throw noSuch('refund', id, 'id')
  return refund
}

/** Reads one page of refunds, newest first. Throws ApiError (400). */
export function listRefunds(
  database: Queryable,
  given: Partial<Values<typeof refundListParameters>>,
): Promise<{ rows: FullRefund[]; hasMore: boolean }> {
  const filter = { intent: given.payment_intent, charge: given.charge }
  return readPage<FullRefund>(database, { what: 'refund', select: FULL_REFUNDS, filter }, given)
}

/** Throws ApiError (400) for what a card payment without a connected account does not have. */
function requireOfCard(given: Values<typeof refundParameters>): void {
  if (given.origin !== undefined) {
    throw invalidRequest('parameter_missing', 'Missing required param: customer.', 'customer')
  }
  if (given.refund_application_fee === true) {
    throw invalidRequest(null, 'The charge has no application fee.', 'refund_application_fee')
  }
  if (given.reverse_transfer === true) {
    throw invalidRequest(null, 'The charge has no associated transfer.', 'reverse_transfer')
  }
}

async function intentOf(
  transaction: Queryable,
  { charge, payment_intent }: Values<typeof refundParameters>,
): Promise<string> {
  if (charge !== undefined && payment_intent !== undefined) {
    throw onlyOneOf(['charge', 'payment_intent'])
  }
  if (charge !== undefined) return (await readCharge(transaction, charge, 'charge')).intent
  if (payment_intent === undefined) {
    throw invalidRequest(
      'parameter_missing',
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const rows = await transaction.query('select id from cards_intents where id = $1', [
    payment_intent,
  ])
  if (rows.length === 0) throw noSuch('payment_intent', payment_intent, 'payment_intent', 400)
  return payment_intent
}

function tooMuch(amount: number, left: number, charge: FullCharge): Error {
  const money = (cents: number) => formatMoney(cents, charge.currency)
  const whole = left === charge.amount ? 'charge amount' : 'unrefunded amount on charge'
  return invalidRequest(
    null,
    `Refund amount (${money(amount)}) is greater than ${whole} (${money(left)})`,
    'amount',
  )
}
