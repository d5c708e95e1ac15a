import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import type { Queryable } from '../../database/database.ts'
import { answerError, invalidRequest, noSuch } from './errors.ts'
import { formatMoney } from './parameters.ts'
import { answerChallenge, findChallenged } from './payment-intents.ts'
import { findPaymentMethod } from './payment-methods.ts'
import { hostedPage, setPageHeaders } from './pages.ts'
import type { Dependencies } from './requests.ts'

/**
 * Creates the routes of the bank's 3-D Secure challenge: /challenges/{id} for the dialog in the merchant's page, and
 * /bank/{id} for a buyer whose next_action is redirect_to_url.
 */
export function createChallenges({ database, now }: Pick<Dependencies, 'database' | 'now'>): Hono {
  const routes = new Hono()
  // The dialog's origin is opaque; a text/plain body avoids a CORS preflight.
  routes.use('/challenges/*', cors({ origin: '*' }), bodyLimit({ maxSize: 1024 }))
  routes.use('/bank/*', bodyLimit({ maxSize: 1024 }))
  routes.onError(answerError)

  const answer = (challenge: string, given: 'approve' | 'fail') =>
    database.transaction((transaction) => answerChallenge(transaction, challenge, given, now()))

  /** Returns the amount in cents, the currency and the card's last four digits. */
  routes.get('/challenges/:id', async (context) => {
    const intent = await findChallenged(database, context.req.param('id'))
    const { last4 } = await findPaymentMethod(database, intent.payment_method, now())
    return context.json({ amount: intent.amount, currency: intent.currency, last4 })
  })

  /** Takes 'approve' or 'fail'; returns the intent's new status. */
  routes.post('/challenges/:id', async (context) => {
    const { intent } = await answer(context.req.param('id'), readAnswer(await context.req.text()))
    return context.json({ status: intent.status })
  })

  routes.get('/bank/:id', async (context) => {
    const { intent, returnUrl } = await findSentAway(database, context.req.param('id'))
    const { last4 } = await findPaymentMethod(database, intent.payment_method, now())
    setPageHeaders(context, [returnUrl])
    return bankPage(context, formatMoney(intent.amount, intent.currency), last4)
  })

  /** Sends the buyer to the merchant's return_url, with the parameters that Stripe adds. */
  routes.post('/bank/:id', async (context) => {
    const id = context.req.param('id')
    const given = readAnswer(new URLSearchParams(await context.req.text()).get('answer'))
    const { returnUrl } = await findSentAway(database, id)
    const { intent, refusal } = await answer(id, given)
    const url = new URL(returnUrl)
    url.searchParams.set('payment_intent', intent.id)
    url.searchParams.set('payment_intent_client_secret', intent.client_secret)
    url.searchParams.set('redirect_status', refusal === null ? 'succeeded' : 'failed')
    return context.redirect(url.href, 303)
  })

  return routes
}

/** Throws ApiError (400) for another answer. */
function readAnswer(answer: string | null): 'approve' | 'fail' {
  if (answer === 'approve' || answer === 'fail') return answer
  throw invalidRequest('parameter_invalid_string', 'The answer is approve or fail.')
}

/** Returns the intent that waits for an answer on the bank's own page. Throws ApiError (404). */
async function findSentAway(database: Queryable, challenge: string) {
  const intent = await findChallenged(database, challenge)
  if (intent.redirect === null) throw noSuch('challenge', challenge, 'challenge')
  return { intent, returnUrl: intent.redirect.return_url }
}

const bankPage = (context: Context, amount: string, last4: string) =>
  context.html(
    hostedPage(
      { title: 'Test bank', styles: ['challenge.css'] },
      html`<h1>Confirm this payment</h1>
        <dl>
          <div>
            <dt>Amount</dt>
            <dd>${amount}</dd>
          </div>
          <div>
            <dt>Card</dt>
            <dd>•••• ${last4}</dd>
          </div>
        </dl>
        <form method="post" class="answers">
          <button name="answer" value="approve" class="primary">Approve</button>
          <button name="answer" value="fail">Fail</button>
        </form>
        <p class="note">A practice page. No bank is asked and no money moves.</p>`,
    ),
  )
