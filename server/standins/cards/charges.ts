import { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { type Queryable, onlyRow } from '../../database/database.ts'
import { balanceTransactionOf, moveBalance } from './balance.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { newId, nulls, seconds } from './identifiers.ts'
import { text } from './parameters.ts'
import { cardChecks, noBillingDetails, type PaymentMethodRow } from './payment-methods.ts'
import { type Api, type Dependencies, paging, readList, reads } from './requests.ts'
import { disputeKindOf, type Refusal, refusalOf } from './test-cards.ts'

/** A row of cards_charges with what Stripe repeats of its intent and its card. */
export type ChargeRow = {
  id: string
  intent: string
  /** In the smallest unit of the currency. */
  amount: number
  payment_method: string
  status: 'succeeded' | 'failed'
  failure: Refusal | null
  amount_refunded: number
  created: Date
  number: number
  currency: string
  description: string | null
  metadata: Record<string, string>
  transfer_group: string | null
  disputed: boolean
  balance_transaction: string | null
} & Pick<PaymentMethodRow, 'behaviour' | 'brand' | 'last4' | 'exp_month' | 'exp_year'>

const CHARGES = `
  select c.*, i.currency, i.description, i.metadata,
    coalesce(i.settings->>'transfer_group', c.own_group) as transfer_group,
    exists (select from cards_disputes d where d.charge = c.id) as disputed,
    m.behaviour, m.brand, m.last4, m.exp_month, m.exp_year, ${balanceTransactionOf('c.id')}
  from cards_charges c
    join cards_intents i on i.id = c.intent
    join cards_payment_methods m on m.id = c.payment_method`

/** Returns the charge as Stripe shows it: https://docs.stripe.com/api/charges/object */
export function chargeView(charge: ChargeRow) {
  const isPaid = charge.status === 'succeeded'
  return {
    id: charge.id,
    object: 'charge',
    ...nulls(
      'application application_fee application_fee_amount calculated_statement_descriptor',
      'customer failure_balance_transaction on_behalf_of receipt_email receipt_number',
      'receipt_url review shipping source source_transfer statement_descriptor',
      'statement_descriptor_suffix transfer_data',
    ),
    amount: charge.amount,
    amount_captured: isPaid ? charge.amount : 0,
    amount_refunded: charge.amount_refunded,
    balance_transaction: charge.balance_transaction,
    billing_details: noBillingDetails,
    captured: isPaid,
    created: seconds(charge.created),
    currency: charge.currency,
    description: charge.description,
    disputed: charge.disputed,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: charge.metadata,
    outcome: outcomeOf(charge),
    paid: isPaid,
    payment_intent: charge.intent,
    payment_method: charge.payment_method,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: isPaid ? charge.amount : null,
        ...nulls(
          'authorization_code electronic_commerce_indicator installments mandate',
          'network_transaction_id three_d_secure transaction_link_id wallet',
        ),
        brand: charge.brand,
        checks: cardChecks,
        country: 'US',
        exp_month: charge.exp_month,
        exp_year: charge.exp_year,
        funding: 'credit',
        last4: charge.last4,
        network: charge.brand,
        regulated_status: 'unregulated',
      },
    },
    refunded: charge.amount_refunded === charge.amount,
    status: charge.status,
    transfer_group: charge.transfer_group,
  } satisfies Stripe.Charge
}

function outcomeOf({ failure }: ChargeRow): Stripe.Charge.Outcome {
  const isPaid = failure === null
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
    reason: failure?.decline_code ?? null,
    risk_level: 'normal',
    seller_message: isPaid
      ? 'Payment complete.'
      : 'The bank did not return any further details with this decline.',
    type: isPaid ? 'authorized' : 'issuer_declined',
  }
}

/** The time between a charge and its dispute by the cardholder, in milliseconds. */
const DISPUTE_DELAY = 5_000

/**
 * Charges the intent, or returns why the bank refuses; stores the charge either way.
 * A second successful charge of one intent violates the unique index in the database and throws.
 */
export async function chargeOrRefuse(
  transaction: Queryable,
  intent: { id: string; amount: number; currency: string },
  method: PaymentMethodRow,
  now: Date,
): Promise<{ id: string; refusal: Refusal | null }> {
  const id = newId('ch')
  const { amount, currency } = intent
  const refusal = refusalOf(method.behaviour)
  const isDisputed = disputeKindOf(method.behaviour) !== null
  await transaction.query(
    `insert into cards_charges (id, intent, amount, amount_captured, payment_method, status, failure, disputed_after,
       created)
     values ($1, $2, $3, case when $5 = 'succeeded' then $3::int end, $4, $5, $6, $7, $8)`,
    [
      id,
      intent.id,
      amount,
      method.id,
      refusal === null ? 'succeeded' : 'failed',
      refusal === null ? null : JSON.stringify(refusal),
      isDisputed ? new Date(now.getTime() + DISPUTE_DELAY) : null,
      now,
    ],
  )
  if (refusal === null) {
    const change = { account: null, type: 'charge', amount, currency, source: id } as const
    await moveBalance(transaction, change, now)
  }
  return { id, refusal }
}

/** Returns a charge by its id. `param` is the parameter with the id; null: it is in the path. Throws ApiError (400, 404). */
export async function readCharge(
  database: Queryable,
  id: string,
  param: string | null = null,
): Promise<ChargeRow> {
  const [charge] = await database.query<ChargeRow>(`${CHARGES} where c.id = $1`, [id])
  if (charge === undefined) throw noSuch('charge', id, param ?? 'id', param === null ? 404 : 400)
  return charge
}

/** Locks and returns the intent's successful charge. Throws ApiError (400) when it has none. */
export async function lockCharge(transaction: Queryable, intent: string): Promise<ChargeRow> {
  const [charge] = await transaction.query<{ id: string }>(
    `select id from cards_charges where intent = $1 and status = 'succeeded' for update`,
    [intent],
  )
  if (charge !== undefined) return readCharge(transaction, charge.id)
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
): Promise<ChargeRow> {
  onlyRow(
    await transaction.query(
      'update cards_charges set amount_refunded = amount_refunded + $2 where id = $1 returning id',
      [charge, amount],
    ),
  )
  return readCharge(transaction, charge)
}

/** Creates the routes of /charges: https://docs.stripe.com/api/charges */
export function createChargeRoutes(dependencies: Dependencies): Api {
  const { database } = dependencies
  const routes: Api = new Hono()

  routes.get(
    '/',
    reads(
      dependencies,
      { ...paging, payment_intent: text(), transfer_group: text() },
      ({ payment_intent: intent, transfer_group, ...page }) => {
        const filter = { intent, transfer_group }
        const charges = { url: '/v1/charges', what: 'charge', select: CHARGES, filter }
        return readList(database, { ...charges, viewOf: chargeView }, page)
      },
    ),
  )

  routes.get(
    '/:id',
    reads(dependencies, {}, async (_, id) => chargeView(await readCharge(database, id))),
  )

  return routes
}
