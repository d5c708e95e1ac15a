import type { Context, Hono } from 'hono'
import type { Database, Queryable } from '../../database/database.ts'
import { chargeView, refundView } from './charge-views.ts'
import { readCharge } from './charges.ts'
import { expandView } from './expansion.ts'
import { type Answer, answerOnce } from './idempotency.ts'
import { type Moment, readIntent } from './intents.ts'
import { unauthorized } from './keys.ts'
import { findPaymentMethod } from './payment-methods.ts'
import { listRefunds } from './refunds.ts'
import { intentView, listView, paymentMethodView } from './views.ts'

type Variables = { role: 'merchant' | 'browser'; version: string }
export type Request = Context<{ Variables: Variables }>
export type Api = Hono<{ Variables: Variables }>

/** What the routes need of the stand-in. */
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
  const request = `${context.req.path} ${body}`
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
): Promise<object> {
  return expandView(view, expand, async (id, property) => {
    if (property === 'refunds') {
      const { rows, hasMore } = await listRefunds(database, { charge: id })
      return listView(`/v1/charges/${id}/refunds`, rows.map(refundView), hasMore)
    }
    if (property === 'payment_method') {
      return paymentMethodView(await findPaymentMethod(database, id, now))
    }
    if (property === 'payment_intent') return intentView(await readIntent(database, id))
    return chargeView(await readCharge(database, id), now)
  })
}

/** Returns the query of a request, without its question mark. */
export const queryOf = (context: Request): string => new URL(context.req.url).search.slice(1)

/** Throws ApiError (401) for a publishable key. */
export function requireMerchant(context: Request): void {
  if (context.get('role') === 'merchant') return
  throw unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  )
}
