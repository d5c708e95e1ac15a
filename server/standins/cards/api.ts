import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { ApiError, cardError } from './api-error.ts'
import { createBalanceRoutes } from './balance-routes.ts'
import { createChargeRoutes } from './charge-routes.ts'
import { createAccountRoutes } from './connect/account-routes.ts'
import { actingAccount } from './connect/accounts.ts'
import { createTransferRoutes } from './connect/transfer-routes.ts'
import { createDisputeRoutes } from './disputes/dispute-routes.ts'
import { answerError } from './error-answer.ts'
import { createEventRoutes } from './event-routes.ts'
import { createIntentRoutes } from './intent-routes.ts'
import { readRole } from './keys.ts'
import { oneOf, required, text } from './parameters/rules.ts'
import { readParameters, record } from './parameters/table.ts'
import { createPaymentMethod } from './payment-methods.ts'
import type { Api, Dependencies } from './requests.ts'
import { settleDue } from './settle-due.ts'
import type { Vault } from './vault.ts'
import { readVersion } from './versions.ts'
import { paymentMethodView } from './views.ts'

export type Parts = Dependencies & { secretKey: string; vault: Vault }

/** The parameters that the stand-in's own script sends: Stripe's script sends the card itself. */
const methodParameters = {
  type: required(oneOf('card')),
  card: required(record({ ticket: required(text(64)) })),
}

/**
 * Creates the part of Stripe's API that card payments and their payouts to sellers need: https://docs.stripe.com/api
 * The secret key permits every operation. The publishable key permits the browser's operations, and operations on an
 * intent also require the intent's client secret.
 */
export function createApi({ database, secretKey, vault, now }: Parts): Api {
  const api: Api = new Hono()
  api.use(cors({ origin: '*' }), bodyLimit({ maxSize: 64 * 1024 }))
  api.use(async (context, next) => {
    context.set('role', readRole(context.req.header('authorization'), secretKey))
    context.set('version', readVersion(context.req.header('stripe-version')))
    context.set('account', await actingAccount(database, context.req.header('stripe-account')))
    if (context.get('role') === 'merchant') await settleDue(database, now())
    await next()
  })
  api.onError(answerError)

  api.post('/payment_methods', async (context) => {
    const { card } = readParameters(await context.req.text(), methodParameters)
    const entry = vault.take(card.ticket, now())
    if (entry === null) throw cardError('incomplete_number', 'Your card number is incomplete.')
    return context.json(paymentMethodView(await createPaymentMethod(database, entry, now())))
  })
  api.route('/payment_intents', createIntentRoutes({ database, now }))
  api.route('/', createChargeRoutes({ database, now }))
  api.route('/', createBalanceRoutes({ database, now }))
  api.route('/', createAccountRoutes({ database, now }))
  api.route('/disputes', createDisputeRoutes({ database, now }))
  api.route('/events', createEventRoutes({ database, now }))
  api.route('/transfers', createTransferRoutes({ database, now }))
  api.all('*', (context) => {
    const { method, path } = context.req
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). The card stand-in has a part of Stripe's API only.`,
    })
  })
  return api
}
