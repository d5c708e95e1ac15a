import { Stripe } from 'stripe'
import { stripeProvider } from '../../../server/vendors/cards/stripe.ts'
import { type CardStandIn, createCardStandIn } from '../../../server/standins/cards/stand-in.ts'
import { setupResource } from '../../served/opened-for-tests.ts'
import { openTestDatabase } from '../../database/test-database.ts'

type Form = Record<string, string>
type Answer = { status: number; body: Record<string, unknown> }
type Card = { number: string; expiry?: string; cvc?: string }
type Intent = { id: string; secret: string }

export const order = { amount: 900, currency: 'usd', allowed_payment_method_types: ['card'] }

/** Returns Stripe's SDK for a stand-in, with the secret key unless another one is given. */
export function sdkOf({ secretKey, fetch }: CardStandIn, key = secretKey): Stripe {
  const httpClient = Stripe.createFetchHttpClient(fetch)
  return new Stripe(key, { httpClient, telemetry: false, maxNetworkRetries: 0 })
}

/** Opens a card stand-in with a database and a clock of its own, and Stripe's SDK, the market's adapter and a buyer for it. */
export async function openCards(start = new Date('2030-05-01T12:00:00Z')) {
  const database = await openTestDatabase()
  let now = start
  const standIn = await createCardStandIn({ database, now: () => now })
  const stripe = sdkOf(standIn)
  /** Sends a request to the API; a form makes it a POST. */
  const ask = async (key: string, path: string, form?: Form, version?: string): Promise<Answer> => {
    const response = await standIn.routes.request(`/v1/${path}`, {
      headers: {
        authorization: `Bearer ${key}`,
        ...(version !== undefined && { 'stripe-version': version }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    return { status: response.status, body: await response.json() }
  }
  return {
    database,
    now: () => now,
    /** Sets the clock of the stand-in ahead. */
    pass(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds)
    },
    standIn,
    stripe,
    provider: stripeProvider(standIn),
    /** Sends a form to the API as a merchant without an SDK; without a version, the account's is used. */
    post: (path: string, form: Form, version?: string) =>
      ask(standIn.secretKey, path, form, version),
    /** Charges a card as the merchant, and returns the intent. */
    pay: (payment_method = 'pm_card_visa', more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
      stripe.paymentIntents.create({ ...order, payment_method, confirm: true, ...more }),
    buyer: createBuyer(standIn, stripe, (path, form) => ask(standIn.publishableKey, path, form)),
    close: () => database.close(),
  }
}

/** Opens a card stand-in for the tests of a file. */
export const setupCards = (start?: Date) => setupResource(() => openCards(start))

/** A buyer's browser: what stripe.js sends with the publishable key. */
function createBuyer(
  { routes }: CardStandIn,
  stripe: Stripe,
  ask: (path: string, form?: Form) => Promise<Answer>,
) {
  let tickets = 0
  /** Sends one field's text under a ticket, as a field's frame does. */
  const deliver = async (ticket: string, part: string, body: string) =>
    (await routes.request(`/card-entries/${ticket}/${part}`, { method: 'POST', body })).status
  const makePaymentMethod = async ({ number, expiry = '05 / 30', cvc = '123' }: Card) => {
    tickets += 1
    const ticket = `ticket-of-this-test-${String(tickets).padStart(4, '0')}`
    await deliver(ticket, 'number', number)
    await deliver(ticket, 'expiry', expiry)
    await deliver(ticket, 'cvc', cvc)
    return ask('payment_methods', { type: 'card', 'card[ticket]': ticket })
  }
  return {
    ask,
    deliver,
    makePaymentMethod,
    async newIntent(): Promise<Intent> {
      const metadata = { bookingId: 'booking-1' }
      const intent = await stripe.paymentIntents.create({ ...order, metadata })
      return { id: intent.id, secret: intent.client_secret ?? '' }
    },
    async confirm({ id, secret }: Intent, card: Card): Promise<Answer> {
      const method = await makePaymentMethod(card)
      return ask(`payment_intents/${id}/confirm`, {
        client_secret: secret,
        payment_method: String(method.body['id']),
      })
    },
    /** Answers the bank's challenge of a confirm call that asked for one. */
    async answerChallenge({ body }: Answer, answer: 'approve' | 'fail'): Promise<Answer> {
      const action = JSON.stringify(body['next_action'])
      const [, challenge] = /"challenge":"(\w+)"/.exec(action) ?? []
      const response = await routes.request(`/challenges/${challenge}`, {
        method: 'POST',
        body: answer,
      })
      return { status: response.status, body: await response.json() }
    },
    async succeededCharges(payment_intent: string): Promise<number> {
      const { data } = await stripe.charges.list({ payment_intent })
      return data.filter(({ status }) => status === 'succeeded').length
    },
  }
}
