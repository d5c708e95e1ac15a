import type { Context, Hono } from 'hono'
import type { Database, Queryable } from '../../database/database.ts'
import { ApiError, invalidRequest } from './api-error.ts'
import { readBalanceTransaction } from './balance.ts'
import { balanceTransactionView } from './balance-views.ts'
import { chargeView, refundView } from './charge-views.ts'
import { readCharge } from './charges.ts'
import { accountView } from './connect/account-views.ts'
import { readAccount } from './connect/accounts.ts'
import { readTransferView } from './connect/transfers.ts'
import { expandView } from './expansion.ts'
import { type Answer, answerOnce } from './idempotency.ts'
import { type Moment, readIntent } from './intents.ts'
import { unauthorized } from './keys.ts'
import { findPaymentMethod } from './payment-methods.ts'
import { listRefunds } from './refunds.ts'
import { intentView, listView, paymentMethodView } from './views.ts'

type Variables = {
  role: 'merchant' | 'browser'
  version: string
  /** The connected account that the merchant acts for; null: the merchant itself. */
  account: string | null
}
export type Request = Context<{ Variables: Variables }>
export type Api = Hono<{ Variables: Variables }>

/** The parts of the stand-in that the routes need. */
export type Dependencies = { database: Database; now: () => Date }

/** A request may ask for objects in place of their ids. */
export type Expand = { expand?: string[] | undefined }

export const done = (body: object): Answer => ({ status: 200, body })

/** Answers a request at most once for its idempotency key: `work` runs in a transaction. */
export async function once(
  { database, now }: Dependencies,
  context: Request,
  body: string,
  work: (transaction: Queryable, moment: Moment) => Promise<Answer>,
): Promise<Response> {
  const key = context.req.header('idempotency-key') ?? null
  const moment = { now: now(), version: context.get('version') }
  const request = `${context.get('account') ?? ''}${context.req.path} ${body}`
  const answer = await answerOnce(database, { key, request, now: moment.now }, (transaction) =>
    work(transaction, moment),
  )
  if (answer.replayed) context.header('idempotent-replayed', 'true')
  return context.json(answer.body, answer.status)
}

/** Returns a view with the objects that the request wants to see in place of their ids. Throws ApiError (400). */
export function expanded(
  database: Queryable,
  now: Date,
  view: object,
  { expand = [] }: Expand,
  account: string | null = null,
): Promise<object> {
  return expandView(view, expand, async (id, property) => {
    if (property === 'refunds') {
      const { rows, hasMore } = await listRefunds(database, { charge: id })
      return listView(`/v1/charges/${id}/refunds`, rows.map(refundView), hasMore)
    }
    if (property === 'payment_method') {
      return paymentMethodView(await findPaymentMethod(database, id, now))
    }
    if (property === 'balance_transaction') {
      return balanceTransactionView(await readBalanceTransaction(database, account, id))
    }
    if (property === 'destination') return accountView(await readAccount(database, id))
    if (property === 'transfer') return readTransferView(database, id)
    if (property === 'payment_intent') return intentView(await readIntent(database, id))
    return chargeView(await readCharge(database, id))
  })
}

/**
 * Answers with the result of `make`, or with the refusal that `make` throws before it writes anything. Stripe stores
 * such a refusal for the idempotency key.
 */
export async function madeOrRefused<Made>(
  make: () => Promise<Made>,
  answer: (made: Made) => Promise<Answer>,
): Promise<Answer> {
  let made: Made
  try {
    made = await make()
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error
    return { status: 400, body: { error: error.body } }
  }
  return answer(made)
}

/** Returns the query of a request, without its question mark. */
export const queryOf = (context: Request): string => new URL(context.req.url).search.slice(1)

/** Throws ApiError (401) for a publishable key, and (400) for a request in the name of a connected account. */
export function requireMerchant(context: Request): void {
  requireSecretKey(context)
  if (context.get('account') === null) return
  throw invalidRequest(
    null,
    'The card stand-in takes the header Stripe-Account for balances, balance transactions and payouts only.',
  )
}

/** Throws ApiError (401) for a publishable key. */
export function requireSecretKey(context: Request): void {
  if (context.get('role') === 'merchant') return
  throw unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  )
}
