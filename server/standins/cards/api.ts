import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Database, Queryable } from '../../database/database.ts'
import { cardError, noSuch } from './api-error.ts'
import { answerError } from './error-answer.ts'
import { type Attempt, confirmIntent } from './attempts.ts'
import { listCharges, refundIntent } from './charges.ts'
import { type Answer, answerOnce } from './idempotency.ts'
import { cancelIntent, createIntent, readIntent } from './intents.ts'
import { isSame, readRole, unauthorized } from './keys.ts'
import { readAmount, readNewIntent, readParameters, required } from './parameters.ts'
import { createPaymentMethod } from './payment-methods.ts'
import type { IntentRow } from './rows.ts'
import type { Vault } from './vault.ts'
import {
  chargeView,
  intentView,
  listView,
  paymentMethodView,
  publicIntentView,
  refundView,
} from './views.ts'

export type Parts = { database: Database; secretKey: string; vault: Vault; now: () => Date }

type Role = 'merchant' | 'browser'
type Request = Context<{ Variables: { role: Role } }>

const done = (body: object): Answer => ({ status: 200, body })

/**
 * Creates the part of Stripe's API that one card payment needs: https://docs.stripe.com/api
 * The secret key permits every operation. The publishable key permits the browser's operations, and operations on an
 * intent also require the intent's client secret.
 */
export function createApi({ database, secretKey, vault, now }: Parts): Hono<{
  Variables: { role: Role }
}> {
  const api = new Hono<{ Variables: { role: Role } }>()
  api.use(cors({ origin: '*' }), bodyLimit({ maxSize: 64 * 1024 }))
  api.use(async (context, next) => {
    context.set('role', readRole(context.req.header('authorization'), secretKey))
    await next()
  })
  api.onError(answerError)

  const once = async (
    context: Request,
    body: string,
    work: (transaction: Queryable) => Promise<Answer>,
  ): Promise<Response> => {
    const key = context.req.header('idempotency-key') ?? null
    const request = `${context.req.path} ${body}`
    const answer = await answerOnce(database, { key, request, now: now() }, work)
    if (answer.replayed) context.header('idempotent-replayed', 'true')
    return context.json(answer.body, answer.status)
  }

  api.post('/payment_methods', async (context) => {
    const parameters = readParameters(await context.req.text(), [/^type$/, /^card\[ticket\]$/])
    const entry = vault.take(required(parameters, 'card[ticket]'), now())
    if (entry === null) throw cardError('incomplete_number', 'Your card number is incomplete.')
    return context.json(paymentMethodView(await createPaymentMethod(database, entry, now())))
  })

  api.post('/payment_intents', async (context) => {
    merchantOnly(context)
    const body = await context.req.text()
    const input = readNewIntent(body)
    return once(context, body, async (transaction) =>
      done(intentView(await createIntent(transaction, input, now()))),
    )
  })

  api.get('/payment_intents/:id', async (context) => {
    const intent = await readIntent(database, context.req.param('id'))
    proveBrowser(context, intent, context.req.query('client_secret'))
    return context.json(viewFor(context, intent))
  })

  api.post('/payment_intents/:id/confirm', async (context) => {
    const body = await context.req.text()
    const parameters = readParameters(body, [
      /^(payment_method|client_secret|return_url|use_stripe_sdk)$/,
    ])
    const id = context.req.param('id')
    proveBrowser(context, await readIntent(database, id), parameters.get('client_secret'))
    const method = parameters.get('payment_method') ?? null
    return once(context, body, async (transaction) =>
      attemptAnswer(context, await confirmIntent(transaction, id, method, now())),
    )
  })

  api.post('/payment_intents/:id/cancel', async (context) => {
    merchantOnly(context)
    const body = await context.req.text()
    readParameters(body, [/^cancellation_reason$/])
    return once(context, body, async (transaction) =>
      done(intentView(await cancelIntent(transaction, context.req.param('id'), now()))),
    )
  })

  api.post('/refunds', async (context) => {
    merchantOnly(context)
    const body = await context.req.text()
    const parameters = readParameters(body, [
      /^(payment_intent|amount|reason)$/,
      /^metadata\[[^\]]{1,40}\]$/,
    ])
    const intent = required(parameters, 'payment_intent')
    const amount = parameters.has('amount') ? readAmount(required(parameters, 'amount')) : null
    return once(context, body, async (transaction) => {
      const { refund } = await refundIntent(transaction, intent, amount, now())
      return done(refundView(refund, intent))
    })
  })

  api.get('/charges', async (context) => {
    merchantOnly(context)
    const charges = await listCharges(database, context.req.query('payment_intent') ?? null)
    const views = charges.map((charge) => chargeView(charge, now()))
    return context.json(listView('/v1/charges', views))
  })

  return api
}

function merchantOnly(context: Request): void {
  if (context.get('role') === 'merchant') return
  throw unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  )
}

/** Requires the intent's client secret from a browser. Without it, throws the same 404 as for a missing intent. */
function proveBrowser(context: Request, intent: IntentRow, clientSecret: string | undefined): void {
  const proven = clientSecret !== undefined && isSame(clientSecret, intent.client_secret)
  if (context.get('role') === 'browser' && !proven) {
    throw noSuch('payment_intent', intent.id, 'intent')
  }
}

function viewFor(context: Request, intent: IntentRow): object {
  return context.get('role') === 'merchant' ? intentView(intent) : publicIntentView(intent)
}

function attemptAnswer(context: Request, { intent, refusal }: Attempt): Answer {
  const view = viewFor(context, intent)
  return refusal === null
    ? done(view)
    : { status: 402, body: { error: { ...refusal, payment_intent: view } } }
}
