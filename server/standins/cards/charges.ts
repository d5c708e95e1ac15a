import { type Queryable, onlyRow } from '../../database/database.ts'
import { type ErrorBody, invalidRequest, noSuch } from './api-error.ts'
import { keepEvent } from './events.ts'
import { newId } from './identifiers.ts'
import { findPaymentMethod } from './payment-methods.ts'
import type { ChargeRow, IntentRow, RefundRow } from './rows.ts'
import { refusalOf } from './test-cards.ts'
import { chargeView } from './views.ts'

/** The time between a charge and its dispute by the cardholder, in milliseconds. */
const DISPUTE_DELAY = 5_000

/**
 * Charges the intent, or returns why the bank refuses; stores the charge either way.
 * A second successful charge of one intent violates the unique index in the database and throws.
 */
export async function chargeOrRefuse(
  transaction: Queryable,
  intent: IntentRow,
  paymentMethod: string,
  now: Date,
): Promise<ErrorBody | null> {
  const { behaviour } = await findPaymentMethod(transaction, paymentMethod, now)
  const refusal = refusalOf(behaviour)
  const id = newId('ch')
  await transaction.query(
    `insert into cards_charges (id, intent, amount, payment_method, status, failure, disputed_after, created)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      intent.id,
      intent.amount,
      paymentMethod,
      refusal === null ? 'succeeded' : 'failed',
      refusal === null ? null : JSON.stringify(refusal),
      behaviour === 'succeedsAndIsDisputed' ? new Date(now.getTime() + DISPUTE_DELAY) : null,
      now,
    ],
  )
  return refusal === null ? null : { type: 'card_error', ...refusal, charge: id }
}

/** Returns the charges of an intent, or all charges for null, newest first; 100 at most. */
export function listCharges(database: Queryable, intent: string | null): Promise<ChargeRow[]> {
  return database.query<ChargeRow>(
    `select * from cards_charges where $1::text is null or intent = $1
     order by created desc, id limit 100`,
    [intent],
  )
}

export type Refunded = { refund: RefundRow; charge: ChargeRow }

/**
 * Refunds an intent's charge. `amount` is in the smallest currency unit; null refunds the remaining amount.
 * Throws ApiError (400, 404) when the refund is not possible.
 */
export async function refundIntent(
  transaction: Queryable,
  intentId: string,
  amount: number | null,
  now: Date,
): Promise<Refunded> {
  const [intent] = await transaction.query('select id from cards_intents where id = $1', [intentId])
  if (intent === undefined) throw noSuch('payment_intent', intentId, 'payment_intent')
  const [charge] = await transaction.query<ChargeRow>(
    "select * from cards_charges where intent = $1 and status = 'succeeded' for update",
    [intentId],
  )
  if (charge === undefined) {
    throw invalidRequest(
      'payment_intent_unexpected_state',
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      'payment_intent',
    )
  }
  const left = charge.amount - charge.amount_refunded
  if (left === 0) {
    throw invalidRequest(
      'charge_already_refunded',
      `Charge ${charge.id} has already been refunded.`,
    )
  }
  if (amount !== null && amount > left) {
    throw invalidRequest(
      'parameter_invalid_integer',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      'amount',
    )
  }
  const refund = onlyRow(
    await transaction.query<RefundRow>(
      'insert into cards_refunds (id, charge, amount, created) values ($1, $2, $3, $4) returning *',
      [newId('re'), charge.id, amount ?? left, now],
    ),
  )
  const refunded = onlyRow(
    await transaction.query<ChargeRow>(
      'update cards_charges set amount_refunded = amount_refunded + $2 where id = $1 returning *',
      [charge.id, refund.amount],
    ),
  )
  await keepEvent(transaction, 'charge.refunded', chargeView(refunded, now), now)
  return { refund, charge }
}
