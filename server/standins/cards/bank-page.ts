import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { invalidRequest, noSuch } from './api-error.ts'
import { answerChallenge, findChallenged } from './attempts.ts'
import { answerError } from './error-answer.ts'
import { formatMoney } from './parameters/currencies.ts'
import { findPaymentMethod } from './payment-methods.ts'
import type { Dependencies } from './requests.ts'

/**
 * Creates GET and POST /bank/{challenge}: the bank's page for a buyer whose next_action is redirect_to_url. The answer
 * sends the buyer to the merchant's return_url, with the parameters that Stripe adds.
 */
export function createBankPage({ database, now }: Dependencies): Hono {
  const routes = new Hono()
  routes.use(bodyLimit({ maxSize: 1024 }))
  routes.onError(answerError)

  /** Returns the intent that waits for an answer on this page. Throws ApiError (404). */
  const find = async (challenge: string) => {
    const intent = await findChallenged(database, challenge)
    if (intent.redirect === null) throw noSuch('challenge', challenge, 'challenge')
    return { intent, returnUrl: intent.redirect.return_url }
  }

  routes.get('/bank/:challenge', async (context) => {
    const { intent, returnUrl } = await find(context.req.param('challenge'))
    const card = await findPaymentMethod(database, intent.payment_method, now())
    context.header('content-security-policy', pagePolicy(returnUrl))
    context.header('referrer-policy', 'no-referrer')
    return context.html(page(formatMoney(intent.amount, intent.currency), card.last4))
  })

  routes.post('/bank/:challenge', async (context) => {
    const challenge = context.req.param('challenge')
    const form = new URLSearchParams(await context.req.text())
    const answer = form.get('answer')
    if (answer !== 'approve' && answer !== 'fail') {
      throw invalidRequest('parameter_invalid_string', 'The answer is approve or fail.')
    }
    const { returnUrl } = await find(challenge)
    const { intent, refusal } = await database.transaction((transaction) =>
      answerChallenge(transaction, challenge, answer === 'approve', now()),
    )
    const url = new URL(returnUrl)
    url.searchParams.set('payment_intent', intent.id)
    url.searchParams.set('payment_intent_client_secret', intent.client_secret)
    url.searchParams.set('redirect_status', refusal === null ? 'succeeded' : 'failed')
    return context.redirect(url.href, 303)
  })

  return routes
}

/** A form's target limits where its answer may redirect to. An app's own scheme has no origin. */
function pagePolicy(returnUrl: string): string {
  const { origin, protocol } = new URL(returnUrl)
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${origin === 'null' ? protocol : origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function page(amount: string, last4: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Test bank</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="../challenge.css" />
      </head>
      <body>
        <header>
          <p class="bank"><span class="mark" aria-hidden="true"></span>Test bank</p>
        </header>
        <main>
          <h1>Confirm this payment</h1>
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
          <p class="note">A practice page. No bank is asked and no money moves.</p>
        </main>
      </body>
    </html>`
}
