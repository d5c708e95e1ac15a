import { Stripe } from 'stripe'
import type { Database } from '../../server/database/database.ts'
import { createCardStandIn } from '../../server/standins/cards/stand-in.ts'
import { openTestDatabase } from '../postgres/test-database.ts'

type Card = { number: string; expiry?: string; cvc?: string }
type Answer = { status: number; body: Record<string, unknown> }

/** A buyer's browser at the card stand-in, and the merchant's SDK to check the result. */
export type CardBuyer = {
  database: Database
  /** Sends a request as stripe.js does, with the publishable key; a form makes it a POST. */
  ask(path: string, form?: Record<string, string>): Promise<Answer>
  /** Sends one field's text under a ticket, as a field's frame does. */
  deliver(ticket: string, part: string, text: string): Promise<number>
  makePaymentMethod(card: Card): Promise<Answer>
  newIntent(): Promise<{ id: string; secret: string }>
  confirm(intent: { id: string; secret: string }, card: Card): Promise<Answer>
  /** Answers the bank's challenge of a confirm call that asked for one. */
  answerChallenge(asked: Answer, answer: 'approve' | 'fail'): Promise<Answer>
  succeededCharges(id: string): Promise<number>
  /** Requests a browser file of the stand-in. */
  page(file: string): Promise<Response>
}

/** Opens a stand-in with a test database and a clock that always shows `now`. */
export async function openCardBuyer(now: Date): Promise<CardBuyer> {
  const database = await openTestDatabase()
  const standIn = await createCardStandIn({ database, now: () => now })
  const stripe = new Stripe(standIn.secretKey, {
    httpClient: Stripe.createFetchHttpClient(standIn.fetch),
    telemetry: false,
    maxNetworkRetries: 0,
  })
  let tickets = 0
  const request = (path: string, init?: RequestInit): Promise<Response> =>
    Promise.resolve(standIn.routes.request(path, init))

  const buyer: CardBuyer = {
    database,
    async ask(path, form) {
      const response = await request(path, {
        headers: { authorization: `Bearer ${standIn.publishableKey}` },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
      return { status: response.status, body: await response.json() }
    },
    async deliver(ticket, part, text) {
      const path = `/card-entries/${ticket}/${part}`
      return (await request(path, { method: 'POST', body: text })).status
    },
    async makePaymentMethod({ number, expiry = '05 / 30', cvc = '123' }) {
      tickets += 1
      const ticket = `ticket-of-this-test-${String(tickets).padStart(4, '0')}`
      await buyer.deliver(ticket, 'number', number)
      await buyer.deliver(ticket, 'expiry', expiry)
      await buyer.deliver(ticket, 'cvc', cvc)
      return buyer.ask('/v1/payment_methods', { type: 'card', 'card[ticket]': ticket })
    },
    async newIntent() {
      const intent = await stripe.paymentIntents.create({
        amount: 4_200,
        currency: 'usd',
        metadata: { bookingId: 'booking-1' },
      })
      return { id: intent.id, secret: intent.client_secret ?? '' }
    },
    async confirm({ id, secret }, card) {
      const method = await buyer.makePaymentMethod(card)
      return buyer.ask(`/v1/payment_intents/${id}/confirm`, {
        client_secret: secret,
        payment_method: String(method.body['id']),
      })
    },
    async answerChallenge({ body }, answer) {
      const action = JSON.stringify(body['next_action'])
      const [, challenge] = /"challenge":"(\w+)"/.exec(action) ?? []
      const response = await request(`/challenges/${challenge}`, { method: 'POST', body: answer })
      return { status: response.status, body: await response.json() }
    },
    async succeededCharges(id) {
      const { data } = await stripe.charges.list({ payment_intent: id })
      return data.filter((charge) => charge.status === 'succeeded').length
    },
    page: (file) => request(`/${file}`),
  }
  return buyer
}
