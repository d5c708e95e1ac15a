import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Database, Queryable } from '../../database/database.ts'
import { accountView, createAccountRoutes, readAccount } from './accounts.ts'
import { chargeView, createChargeRoutes, readCharge } from './charges.ts'
import { createDisputeRoutes, settleDisputes } from './disputes.ts'
import { answerError, ApiError, invalidRequest, noSuch } from './errors.ts'
import { createEventRoutes } from './events.ts'
import { expandView, type Load } from './expansion.ts'
import { readRole } from './keys.ts'
import { createIntentRoutes, intentView, readIntent } from './payment-intents.ts'
import {
  addPaymentMethod,
  findPaymentMethod,
  paymentMethodView,
  type Vault,
} from './payment-methods.ts'
import { createRefundRoutes, settleRefunds } from './refunds.ts'
import { type Api, type Dependencies, readVersion } from './requests.ts'
import { createTransferRoutes, readTransferView } from './transfers.ts'

type Parts = { database: Database; secretKey: string; vault: Vault; now: () => Date }

/**
 * Creates the part of Stripe's API that card payments and their payouts to sellers need: https://docs.stripe.com/api
 * The secret key permits every operation. The publishable key permits the browser's operations, and operations on an
 * intent also require the intent's client secret.
 */
export function createApi({ database, secretKey, vault, now }: Parts): Api {
  const dependencies: Dependencies = {
    database,
    now,
    expand: (reader, view, paths) => expandView(view, paths, loadFrom(reader, now())),
  }
  const api: Api = new Hono()
  api.use(cors({ origin: '*' }), bodyLimit({ maxSize: 64 * 1024 }))
  api.use(async (context, next) => {
    context.set('role', readRole(context.req.header('authorization'), secretKey))
    context.set('version', readVersion(context.req.header('stripe-version')))
    if (context.req.header('stripe-account') !== undefined) {
      throw invalidRequest(null, 'The card stand-in does not take the header Stripe-Account.')
    }
    if (context.get('role') === 'merchant') await settleDue(database, now())
    await next()
  })
  api.onError(answerError)

  api.post('/payment_methods', addPaymentMethod({ database, vault, now }))
  api.route('/payment_intents', createIntentRoutes(dependencies))
  api.route('/charges', createChargeRoutes(dependencies))
  api.route('/refunds', createRefundRoutes(dependencies))
  api.route('/', createAccountRoutes(dependencies))
  api.route('/transfers', createTransferRoutes(dependencies))
  api.route('/disputes', createDisputeRoutes(dependencies))
  api.route('/events', createEventRoutes(dependencies))
  api.all('*', (context) => {
    const { method, path } = context.req
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). The card stand-in has a part of Stripe's API only.`,
    })
  })
  return api
}

/** Returns the reader of the objects that an id can be expanded to. */
function loadFrom(database: Queryable, now: Date): Load {
  const readers: Record<string, Load> = {
    acct: async (id) => accountView(await readAccount(database, id)),
    ch: async (id) => chargeView(await readCharge(database, id)),
    pi: async (id) => intentView(await readIntent(database, id)),
    pm: async (id) => paymentMethodView(await findPaymentMethod(database, id, now)),
    tr: (id) => readTransferView(database, id),
  }
  return async (id) => {
    const read = readers[id.split('_')[0] ?? '']
    if (read === undefined) throw noSuch('object', id, 'expand', 400)
    return read(id)
  }
}

/** Performs the due actions of cardholders and banks, before the merchant asks or is told. */
export async function settleDue(database: Database, now: Date): Promise<void> {
  await settleDisputes(database, now)
  await settleRefunds(database, now)
}
