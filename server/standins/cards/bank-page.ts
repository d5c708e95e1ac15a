import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { invalidRequest, noSuch } from './api-error.ts'
import { answerChallenge, findChallenged } from './attempts.ts'
import { answerError } from './error-answer.ts'
import { hostedPage, setPageHeaders } from './hosted-page.ts'
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
    setPageHeaders(context, [returnUrl])
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

function page(amount: string, last4: string) {
  return hostedPage(
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
  )
}
