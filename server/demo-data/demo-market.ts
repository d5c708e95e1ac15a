import type { CardProvider, ProviderIntent } from '../vendors/cards/provider.ts'
import { stripeProvider } from '../vendors/cards/stripe.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { MovedClock } from '../flows/pass-time.ts'
import { orderFlow } from '../orders/order.ts'
import { workOfFlows } from '../use-cases/market-flows.ts'
import { performDue } from '../flows/worker.ts'
import { openPayoutAccount } from '../orders/payout-accounts.ts'
import { handleCardEvent } from '../use-cases/card-events.ts'
import { sendDueEvents } from '../standins/cards/events.ts'
import { MOUNT_PATH } from '../standins/cards/pages.ts'
import { settleDue } from '../standins/cards/api.ts'
import { type CardStandIn, createCardStandIn } from '../standins/cards/stand-in.ts'

/** The server's engine and the card stand-in on one transaction, with a clock that runs through the past. */
export type DemoMarket = {
  database: Database
  time: MovedClock
  clock: () => Date
  flowClock: () => Date
  standIn: CardStandIn
  cards: CardProvider
}

/** Something that happens so many days before the reference date. */
export type Happening = { daysAgo: number; happen: () => Promise<void> }

/** The details that the seller of the demo enters on the stand-in's onboarding page. */
const DETAILS = {
  bankAccount: '000123456789',
  isAccepted: 'on',
  check: 'verified',
  answer: 'submit',
}
const ANYWHERE = 'https://loppis.test'

/** Opens a market on the transaction. `refusesTransfersOf`: the orders whose transfers the provider refuses. */
export async function openDemoMarket(
  transaction: Queryable,
  { start, refusesTransfersOf }: { start: Date; refusesTransfersOf: readonly string[] },
): Promise<DemoMarket> {
  const database = within(transaction)
  let moment = start
  const clock = () => moment
  const standIn = await createCardStandIn({ database, now: clock })
  const { secretKey, webhookSecret } = standIn
  const cards = stripeProvider({
    secretKey,
    webhookSecret,
    fetch: refusingTransfers(standIn.fetch, refusesTransfersOf),
  })
  return {
    database,
    time: {
      now: clock,
      async moveTo(next) {
        moment = next
      },
    },
    clock,
    flowClock: clock,
    standIn,
    cards,
  }
}

/** A database whose transactions are parts of one transaction: all of the demo's flows are written, or none. */
function within(transaction: Queryable): Database {
  return {
    query: (text, parameters) => transaction.query(text, parameters),
    execute: (text) => transaction.execute(text),
    transaction: (work) => work(transaction),
    listen: () => Promise.reject(new Error('Nobody listens within a transaction.')),
    vacuum: async () => undefined,
    close: async () => undefined,
  }
}

/** Answers the transfers of these orders with Stripe's error for a server that asks too often. */
function refusingTransfers(send: typeof fetch, orders: readonly string[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const key = request.headers.get('idempotency-key') ?? ''
    const isRefused =
      request.method === 'POST' &&
      request.url.endsWith('/transfers') &&
      orders.some((id) => key.startsWith(`${orderFlow.name}/${id}/`))
    if (!isRefused) return send(request)
    const error = {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Too many requests.',
    }
    return Response.json({ error }, { status: 429 })
  }
}

/** Performs what is due: the effects of the orders, what cardholders and banks do, and the provider's messages. */
export async function settleMoment(market: DemoMarket): Promise<void> {
  const { database, clock, standIn, cards } = market
  await performDue(market, workOfFlows(market).effects)
  await settleDue(database, clock())
  const events = { database, secret: standIn.webhookSecret, now: clock }
  await sendDueEvents(events, async (body, signature) => {
    const event = await cards.readEvent(body, signature)
    if (event === null) return { ok: false }
    await handleCardEvent(market, event)
    return { ok: true }
  })
}

/** Sets up a seller's payout account: opens it, and gives the details on the stand-in's page. */
export async function setUpPayouts(
  market: DemoMarket,
  seller: { id: string; name: string; email: string },
): Promise<void> {
  const { cards, standIn } = market
  const accountId = await openPayoutAccount(market, seller)
  const url = await cards.onboardingLink({ accountId, returnUrl: ANYWHERE, refreshUrl: ANYWHERE })
  const page = url.slice(url.indexOf(MOUNT_PATH) + MOUNT_PATH.length)
  await standIn.routes.request(page)
  const body = new URLSearchParams({ ...DETAILS, name: seller.name })
  await standIn.routes.request(page, { method: 'POST', body })
}

/** A charge by the card stand-in, as the market records it. */
export type Charged = Pick<ProviderIntent, 'card'> & { transactionId: string; paidAt: Date }

/** Pays by card, as the buyer's browser does, and returns the payment as the provider has it. */
export async function payByCard(
  { cards, standIn }: DemoMarket,
  { card, ...payment }: { card: string; bookingId: string; productId: string; amountCents: number },
): Promise<Charged> {
  const key = `demo/${payment.bookingId}`
  const intent = await cards.createIntent({ ...payment, idempotencyKey: key })
  const answer = await standIn.routes.request(`/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${standIn.publishableKey}` },
    body: new URLSearchParams({ client_secret: intent.clientSecret, payment_method: card }),
  })
  if (!answer.ok) throw new Error(`The card stand-in refused to charge ${card}.`)
  const charged = await cards.readIntent(intent.id)
  if (!charged?.chargedAt) throw new Error(`The card stand-in did not charge ${card}.`)
  return { transactionId: intent.id, paidAt: charged.chargedAt, card: charged.card }
}
