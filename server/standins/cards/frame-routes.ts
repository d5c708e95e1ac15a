import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { ApiError, invalidRequest, noSuch } from './api-error.ts'
import { answerError } from './error-answer.ts'
import { answerChallenge, findChallenged } from './attempts.ts'
import { findPaymentMethod } from './payment-methods.ts'
import type { Dependencies } from './requests.ts'
import { CARD_PARTS, type Vault } from './vault.ts'

/** Returns Stripe's 429 for an address that sends too many card entries. */
export function refuseManyEntries(context: Context): Response {
  const error = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' }
  return context.json({ error }, 429, { 'access-control-allow-origin': '*' })
}

/** Creates the routes that the frames call. The frames' origin is opaque; text/plain bodies avoid a CORS preflight. */
export function createFrameRoutes({ database, vault, now }: Dependencies & { vault: Vault }): Hono {
  const routes = new Hono()
  routes.use(cors({ origin: '*' }), bodyLimit({ maxSize: 1024 }))
  routes.onError(answerError)

  /** POST /card-entries/{ticket}/{part}: takes one field's text, at most 32 characters; returns 204. */
  routes.post('/card-entries/:ticket/:part', async (context) => {
    const ticket = context.req.param('ticket')
    const part = CARD_PARTS.find((name) => name === context.req.param('part'))
    const value = await context.req.text()
    if (part === undefined) throw noSuch('part', context.req.param('part'), 'part')
    if (!/^[\w-]{22,64}$/.test(ticket) || value.length > 32) {
      throw invalidRequest('parameter_invalid_string', 'This is no card entry.')
    }
    if (!vault.put(ticket, part, value, now())) {
      throw new ApiError(409, { type: 'api_error', message: 'Too many forms at once.' })
    }
    return context.body(null, 204)
  })

  /** GET /challenges/{id}: returns the amount in cents, the currency and the card's last four digits. */
  routes.get('/challenges/:id', async (context) => {
    const intent = await findChallenged(database, context.req.param('id'))
    const card = await findPaymentMethod(database, intent.payment_method, now())
    return context.json({ amount: intent.amount, currency: intent.currency, last4: card.last4 })
  })

  /** POST /challenges/{id}: takes 'approve' or 'fail'; returns the intent's new status. */
  routes.post('/challenges/:id', async (context) => {
    const answer = await context.req.text()
    if (answer !== 'approve' && answer !== 'fail') {
      throw invalidRequest('parameter_invalid_string', 'The answer is approve or fail.')
    }
    const { intent } = await database.transaction((transaction) =>
      answerChallenge(transaction, context.req.param('id'), answer === 'approve', now()),
    )
    return context.json({ status: intent.status })
  })

  return routes
}
