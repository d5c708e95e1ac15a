import type { Route } from 'playwright'
import { Problem, type ProblemCode, problemResponse } from '../../../server/http/problem.ts'
import type { RequestPort } from '../../product/stage.ts'
import { isCall, passed, patched } from '../../product/wire-answers.ts'

/** Fulfills a request as the market refuses it: the page shows the sentence of the refusal. */
const conflict = (code: ProblemCode) => async (route: Route) => {
  const response = problemResponse(new Problem(code))
  const contentType = response.headers.get('content-type') ?? ''
  await route.fulfill({ status: response.status, contentType, body: await response.text() })
}

/** Answers with an error of the provider, in the shape of https://docs.stripe.com/api/errors. */
const refusal = (error: { type: string; code: string; message: string }) => (route: Route) =>
  route.fulfill({ status: 402, json: { error } })

/** Intent statuses (https://docs.stripe.com/payments/paymentintents/lifecycle), by the names in the script. */
const intent = {
  cardNeeded: patched({ status: 'requires_payment_method' }),
  authenticationNeeded: patched({ status: 'requires_action' }),
  processing: patched({ status: 'processing' }),
  canceled: patched({ status: 'canceled' }),
  unknown: patched({ status: 'of_a_later_release' }),
}

/** Answers a confirmation with the intent as it is, so that the provider charges nothing and a next card can pay. */
async function notConfirmed(route: Route): Promise<void> {
  const request = route.request()
  const url = new URL(request.url().replace(/\/confirm$/, ''))
  const sent = new URLSearchParams(request.postData() ?? '')
  for (const name of ['key', 'client_secret']) url.searchParams.set(name, sent.get(name) ?? '')
  const response = await route.fetch({ url: url.href, method: 'GET' })
  await route.fulfill({ response })
}

/** Maps each port of a payment to its request and to the responses. */
export const paymentPorts = {
  loadBooking: {
    matches: isCall('GET', /^\/payment-booking\//),
    answers: {
      payable: passed,
      paidByBuyer: patched({ isPaid: true, boughtBy: 'buyer@loppis.test' }),
      paidByAnother: patched({ isPaid: true, boughtBy: 'buyer2@loppis.test' }),
      sellerRemoved: patched({ sellerRemoved: true }),
      held: patched({ isHeld: true }),
    },
  },
  createIntent: {
    matches: isCall('POST', /^\/create-payment-intent$/),
    answers: {
      secret: passed,
      alreadyPaid: conflict('already-paid'),
      priceChanged: conflict('price-changed'),
      refunded: conflict('refunded'),
    },
  },
  loadCards: { matches: isCall('GET', /\/stripe\.js$/), answers: { ready: passed } },
  confirmCard: {
    matches: isCall('POST', /\/payment_intents\/[^/]+\/confirm$/),
    answers: {
      ...intent,
      cardNeeded: notConfirmed,
      succeeded: passed,
      /** The test card that was typed requires authentication. */
      authenticationNeeded: passed,
      declined: refusal({
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      }),
      incomplete: refusal({
        type: 'validation_error',
        code: 'incomplete_cvc',
        message: "Your card's security code is incomplete.",
      }),
    },
  },
  /** The challenge itself is the bank's window; these requests ask the provider before and after it. */
  authenticate: { matches: isCall('GET', /\/payment_intents\/[^/]+$/), answers: {} },
  retrieveIntent: {
    matches: isCall('GET', /\/payment_intents\/[^/]+$/),
    answers: { ...intent, succeeded: passed },
  },
  savePayment: {
    matches: isCall('POST', /^\/save-payment-info$/),
    answers: {
      insertedId: passed,
      nothing: (route) => route.fulfill({ json: { acknowledged: true, insertedId: null } }),
      blank: (route) => route.fulfill({ json: { acknowledged: true, insertedId: '' } }),
      refunded: conflict('refunded'),
      priceRefunded: conflict('price-refunded'),
    },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

export const declinedByProvider = paymentPorts.confirmCard.answers.declined
export const asIntent = intent
