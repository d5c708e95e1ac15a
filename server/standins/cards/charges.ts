import { type Queryable, onlyRow } from '../../database/database.ts'
import { invalidRequest, noSuch } from './api-error.ts'
import { balanceTransactionOf, moveBalance } from './balance.ts'
import type { FullCharge } from './charge-views.ts'
import { newId } from './identifiers.ts'
import { readPage } from './lists.ts'
import type { chargeListParameters } from './parameters/refunds.ts'
import type { Values } from './parameters/table.ts'
import type { ChargeRow, IntentRow, PaymentMethodRow } from './rows.ts'
import { disputeKindOf, type Refusal, refusalOf } from './test-cards.ts'

/** The time between a charge and its dispute by the cardholder, in milliseconds. */
const DISPUTE_DELAY = 5_000

const FULL_CHARGES = `
  select c.*, i.currency, i.description, i.metadata, i.settings,
    coalesce(i.settings->>'transfer_group', c.own_group) as transfer_group,
    exists (select from cards_disputes d where d.charge = c.id) as disputed,
    m.brand, m.last4, m.exp_month, m.exp_year, ${balanceTransactionOf('c.id')}
  from cards_charges c
    join cards_intents i on i.id = c.intent
    join cards_payment_methods m on m.id = c.payment_method`

type Charging = {
  intent: IntentRow
  method: PaymentMethodRow
  /** false: the amount is only authorized. */
  isCaptured: boolean
  /** A refusal of the bank that does not depend on the card. */
  refusal: Refusal | undefined
  now: Date
}

/**
 * Charges the intent, or returns why the bank refuses; stores the charge either way.
 * A second successful charge of one intent violates the unique index in the database and throws.
 */
export async function chargeOrRefuse(
  transaction: Queryable,
  { intent, method, isCaptured, refusal = refusalOf(method.behaviour) ?? undefined, now }: Charging,
): Promise<{ id: string; refusal: Refusal | null }> {
  const id = newId('ch')
  const isDisputed = disputeKindOf(method.behaviour) !== null
  await transaction.query(
    `insert into cards_charges (id, intent, amount, amount_captured, payment_method, status, failure, disputed_after,
       created)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      intent.id,
      intent.amount,
      isCaptured && refusal === undefined ? intent.amount : null,
      method.id,
      refusal === undefined ? 'succeeded' : 'failed',
      refusal === undefined ? null : JSON.stringify(refusal),
      isDisputed ? new Date(now.getTime() + DISPUTE_DELAY) : null,
      now,
    ],
  )
  if (isCaptured && refusal === undefined) {
    const { amount, currency } = intent
    const change = { account: null, type: 'charge', amount, currency, source: id } as const
    await moveBalance(transaction, change, now)
  }
  return { id, refusal: refusal ?? null }
}

/** Captures an amount of the intent's authorized charge, and releases the rest. */
export async function captureCharge(
  transaction: Queryable,
  { id: intent, currency }: IntentRow,
  amount: number,
  now: Date,
): Promise<void> {
  const { id } = onlyRow(
    await transaction.query<{ id: string }>(
      `update cards_charges set amount_captured = $2, amount_refunded = amount - $2
        where intent = $1 and status = 'succeeded' returning id`,
      [intent, amount],
    ),
  )
  const change = { account: null, type: 'charge', amount, currency, source: id } as const
  await moveBalance(transaction, change, now)
}

/** Releases the intent's authorized charge. */
export async function releaseCharge(transaction: Queryable, intent: string): Promise<void> {
  await transaction.query(
    "update cards_charges set amount_refunded = amount where intent = $1 and status = 'succeeded'",
    [intent],
  )
}

/** Returns a charge by its id. `param` is the parameter with the id; null: it is in the path. Throws ApiError (400, 404). */
export async function readCharge(
  database: Queryable,
  id: string,
  param: string | null = null,
): Promise<FullCharge> {
  const [charge] = await database.query<FullCharge>(`${FULL_CHARGES} where c.id = $1`, [id])
  if (charge === undefined) throw noSuch('charge', id, param ?? 'id', param === null ? 404 : 400)
  return charge
}

/** Reads one page of charges, newest first. Throws ApiError (400). */
export function listCharges(
  database: Queryable,
  given: Values<typeof chargeListParameters>,
): Promise<{ rows: FullCharge[]; hasMore: boolean }> {
  const { payment_intent, transfer_group } = given
  const filter = { intent: payment_intent, transfer_group }
  return readPage<FullCharge>(database, { what: 'charge', select: FULL_CHARGES, filter }, given)
}

/** Locks and returns the intent's captured charge. Throws ApiError (400) when it has none. */
export async function lockCaptured(transaction: Queryable, intent: string): Promise<ChargeRow> {
  const [charge] = await transaction.query<ChargeRow>(
    `select * from cards_charges
      where intent = $1 and status = 'succeeded' and amount_captured is not null for update`,
    [intent],
  )
  if (charge !== undefined) return charge
  throw invalidRequest(
    'payment_intent_unexpected_state',
    `This PaymentIntent (${intent}) does not have a successful charge to refund.`,
    'payment_intent',
  )
}

/** Adds a refund to the total of its charge, and returns the charge. */
export async function addRefunded(
  transaction: Queryable,
  charge: string,
  amount: number,
): Promise<FullCharge> {
  onlyRow(
    await transaction.query(
      'update cards_charges set amount_refunded = amount_refunded + $2 where id = $1 returning id',
      [charge, amount],
    ),
  )
  return readCharge(transaction, charge)
}
