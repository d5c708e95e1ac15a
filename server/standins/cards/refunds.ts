import { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { type Database, type Queryable, onlyRow } from '../../database/database.ts'
import { balanceTransactionOf, moveBalance } from './balance.ts'
import { addRefunded, type ChargeRow, chargeView, lockCharge, readCharge } from './charges.ts'
import { closeInquiryOf } from './disputes.ts'
import { invalidRequest, noSuch, onlyOneOf } from './errors.ts'
import { keepEvent } from './events.ts'
import { newId, nulls, seconds } from './identifiers.ts'
import {
  emptyable,
  formatMoney,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  text,
  type Values,
} from './parameters.ts'
import { type Api, changes, type Dependencies, paging, readList, reads } from './requests.ts'

/** A row of cards_refunds with what Stripe repeats of its charge. */
type RefundRow = {
  id: string
  charge: string
  amount: number
  reason: Stripe.Refund.Reason | null
  metadata: Record<string, string>
  status: 'pending' | 'succeeded' | 'failed'
  created: Date
  number: number
  intent: string
  payment_method: string
  currency: string
  balance_transaction: string
  failure_balance_transaction: string | null
}

const REFUNDS = `
  select r.*, c.intent, c.payment_method, i.currency, ${balanceTransactionOf('r.id')},
    (select b.id from cards_balance_transactions b where b.source = r.id and b.type = 'refund_failure')
      as failure_balance_transaction
  from cards_refunds r
    join cards_charges c on c.id = r.charge
    join cards_intents i on i.id = c.intent`

/** Returns the refund as Stripe shows it: https://docs.stripe.com/api/refunds/object */
function refundView(refund: RefundRow) {
  return {
    id: refund.id,
    object: 'refund',
    ...nulls('customer customer_account receipt_number source_transfer_reversal transfer_reversal'),
    amount: refund.amount,
    balance_transaction: refund.balance_transaction,
    charge: refund.charge,
    created: seconds(refund.created),
    currency: refund.currency,
    destination_details: {
      type: 'card',
      card: {
        type: 'refund',
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
      },
    },
    ...(refund.status === 'failed' && {
      failure_balance_transaction: refund.failure_balance_transaction ?? '',
      failure_reason: 'expired_or_canceled_card',
    }),
    metadata: refund.metadata,
    payment_intent: refund.intent,
    payment_method: refund.payment_method,
    reason: refund.reason,
    status: refund.status,
  } satisfies Stripe.Refund
}

const createParameters = {
  amount: integer(1),
  charge: text(),
  metadata: emptyable(metadata),
  payment_intent: text(),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
}
type Given = Values<typeof createParameters>

/** The time in which a bank takes or rejects a refund, in milliseconds. */
const SETTLED_AFTER = 5_000

/**
 * Refunds the charge of an intent, or a part of it; without an amount the rest. Throws ApiError (400) when the refund is not
 * possible.
 */
async function createRefund(transaction: Queryable, given: Given, now: Date): Promise<RefundRow> {
  const charge = await lockCharge(transaction, await intentOf(transaction, given))
  await requireUndisputed(transaction, charge.id)
  const left = charge.amount - charge.amount_refunded
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw invalidRequest('charge_already_refunded', message)
  }
  const { amount = left } = given
  if (amount > left) throw tooMuch(amount, left, charge)
  const id = newId('re')
  const isLate = charge.behaviour === 'succeedsAndRefundsLate'
  const isSettledLater = isLate || charge.behaviour === 'succeedsAndRejectsRefunds'
  await transaction.query(
    `insert into cards_refunds (id, charge, amount, reason, metadata, created, status, settled_after)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      charge.id,
      amount,
      given.reason ?? null,
      JSON.stringify(mergeMetadata({}, given.metadata)),
      now,
      isLate ? 'pending' : 'succeeded',
      isSettledLater ? new Date(now.getTime() + SETTLED_AFTER) : null,
    ],
  )
  const refunded = await addRefunded(transaction, charge.id, amount)
  const { currency } = charge
  const change = { account: null, type: 'refund', amount: -amount, currency, source: id } as const
  await moveBalance(transaction, change, now)
  await keepEvent(transaction, 'charge.refunded', chargeView(refunded), now)
  if (amount === left) await closeInquiryOf(transaction, charge.id, now)
  return readRefund(transaction, id)
}

async function intentOf(
  transaction: Queryable,
  { charge, payment_intent }: Given,
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

/** Throws ApiError (400) when the cardholder has the money back by a dispute, or may get it. */
async function requireUndisputed(transaction: Queryable, charge: string): Promise<void> {
  const rows = await transaction.query(
    "select id from cards_disputes where charge = $1 and status in ('needs_response', 'under_review', 'lost')",
    [charge],
  )
  if (rows.length === 0) return
  const message = `Charge ${charge} has been charged back; cannot issue a refund.`
  throw invalidRequest('charge_disputed', message)
}

function tooMuch(amount: number, left: number, charge: ChargeRow): Error {
  const money = (cents: number) => formatMoney(cents, charge.currency)
  const whole = left === charge.amount ? 'charge amount' : 'unrefunded amount on charge'
  const message = `Refund amount (${money(amount)}) is greater than ${whole} (${money(left)})`
  return invalidRequest(null, message, 'amount')
}

/** Returns a refund by its id. Throws ApiError (404). */
async function readRefund(database: Queryable, id: string): Promise<RefundRow> {
  const [refund] = await database.query<RefundRow>(`${REFUNDS} where r.id = $1`, [id])
  if (refund === undefined) throw noSuch('refund', id, 'id')
  return refund
}

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
  { id, status, amount, charge, currency }: RefundRow,
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

/** Creates the routes of /refunds: https://docs.stripe.com/api/refunds */
export function createRefundRoutes(dependencies: Dependencies): Api {
  const { database } = dependencies
  const routes: Api = new Hono()

  routes.post(
    '/',
    changes(dependencies, createParameters, async (transaction, given, { now }) =>
      refundView(await createRefund(transaction, given, now)),
    ),
  )

  routes.get(
    '/',
    reads(
      dependencies,
      { ...paging, charge: text(), payment_intent: text() },
      ({ charge, payment_intent: intent, ...page }) => {
        const filter = { charge, intent }
        const refunds = { url: '/v1/refunds', what: 'refund', select: REFUNDS, filter }
        return readList(database, { ...refunds, viewOf: refundView }, page)
      },
    ),
  )

  routes.get(
    '/:id',
    reads(dependencies, {}, async (_, id) => refundView(await readRefund(database, id))),
  )

  return routes
}
