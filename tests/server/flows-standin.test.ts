import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imbalance } from '../../machines/market/ledger.ts'
import { orderFlow } from '../../server/orders/order.ts'
import { handleCardEvent } from '../../server/use-cases/card-events.ts'
import { sendDueEvents } from '../../server/standins/cards/events.ts'
import { settleDue } from '../../server/standins/cards/api.ts'
import { onboardedAccount } from '../standins/cards/onboarding.ts'
import {
  bookingOf,
  type Fixture,
  openWalkMarket,
  type WalkMarket,
} from '../../tools/walks/market.ts'
import { fireDeadlines, performEffects } from './work-steps.ts'

/** The whole way, with the Stripe SDK and the card stand-in. */
let market: WalkMarket
beforeAll(async () => {
  market = await openWalkMarket()
})
afterAll(() => market.database.close())

async function ask(userId: string, method: string, path: string, json?: object) {
  const response = await market.app.request(path, {
    method,
    headers: {
      authorization: `Bearer ${await market.market.tokens.issue(userId)}`,
      'content-type': 'application/json',
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  return response.json()
}

/** Buys a thing with a test card. Returns its seller and buyers, and the id of its order. */
async function buy(paymentMethod = 'pm_card_visa'): Promise<Fixture & { order: string }> {
  const stall = await market.createFixture()
  const { ann, productId } = stall
  const { upsertedId: bookingId } = await ask(ann.id, 'PUT', '/book-product', bookingOf(stall, ann))
  const wanted = { price: 50, bookingId, productId }
  const { clientSecret } = await ask(ann.id, 'POST', '/create-payment-intent', wanted)
  const [transactionId] = String(clientSecret).split('_secret_')
  await market.app.request(`/standins/cards/v1/payment_intents/${transactionId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${market.publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: paymentMethod }),
  })
  const paid = { transactionId, bookingId, email: ann.email }
  const { insertedId } = await ask(ann.id, 'POST', '/save-payment-info', paid)
  return { ...stall, order: String(insertedId) }
}

const run = async () => {
  await fireDeadlines(market.market, orderFlow)
  await performEffects(market.market)
}

/** Performs what banks do later, and sends the provider's messages. */
async function tellMarket(): Promise<void> {
  const { database, clock, cards } = market.market
  await settleDue(database, clock())
  const events = { database, secret: market.standIn.webhookSecret, now: clock }
  await sendDueEvents(events, async (body, signature) => {
    const event = await cards.readEvent(body, signature)
    if (event !== null) await handleCardEvent(market.market, event)
    return { ok: event !== null }
  })
}

/** Sends an event as the buyer or the seller. */
const send = ({ order }: { order: string }, user: { id: string }, event: string, fields = {}) =>
  ask(user.id, 'POST', `/orders/${order}/events`, { event, ...fields })

/** Returns what the stand-in has made of an order's payment, in cents, beside the order's own ledger. */
async function booksOf(order: string) {
  const [books] = await market.database.query(
    `select c.amount_refunded as refunded,
            (select coalesce(sum(t.amount - t.amount_reversed), 0)::int
               from cards_transfers t where t.source = c.id) as released
       from payments p join cards_charges c on c.intent = p.transaction_id where p.id = $1`,
    [order],
  )
  const flows = await market.database.query<{
    context: { ledger: Parameters<typeof imbalance>[0] }
  }>("select context from flows where flow = 'order' and id = $1", [order])
  const ledger = flows[0]?.context.ledger
  if (ledger === undefined) throw new Error(`There is no order ${order}.`)
  const { refunded, released } = ledger
  expect({ imbalance: imbalance(ledger), books }).toEqual({
    imbalance: 0,
    books: { refunded, released },
  })
  return books
}

describe('the card provider', () => {
  test('refunds an order that the seller cancels', async () => {
    const bought = await buy()
    await send(bought, bought.seller, 'seller.cancel', { reason: 'It is lost.' })
    await run()
    expect(await booksOf(bought.order)).toEqual({ refunded: 5000, released: 0 })
    expect(await ask(bought.ann.id, 'GET', `/orders/${bought.order}`)).toMatchObject({
      state: 'canceled',
      position: 'refunded',
      money: { refunded: 50, inFlight: 0 },
    })
  })
  test('rejects a refund to a card like 4000 0000 0000 5126, and the order knows where its money is', async () => {
    const bought = await buy('pm_card_refundFail')
    await send(bought, bought.seller, 'seller.cancel', { reason: 'It is lost.' })
    await run()
    expect(await booksOf(bought.order)).toEqual({ refunded: 5000, released: 0 })
    market.minutesPass(1)
    await tellMarket()
    expect(await booksOf(bought.order)).toEqual({ refunded: 0, released: 0 })
    expect(await ask(bought.ann.id, 'GET', `/orders/${bought.order}`)).toMatchObject({
      position: 'refunding',
      money: { held: 50, refunded: 0, waitsFor: 'admin' },
    })
  })
  test('pays the seller, takes the money back and refunds it for a returned item', async () => {
    const bought = await buy()
    const { ann, seller } = bought
    const account = await onboardedAccount(market.standIn)
    await market.database.query(
      `insert into payout_accounts (user_id, account_id, status, read_at) values ($1, $2, 'pending', now())`,
      [seller.id, account],
    )
    await send(bought, seller, 'seller.meet')
    await send(bought, ann, 'buyer.confirm')
    await run()
    expect(await booksOf(bought.order)).toEqual({ refunded: 0, released: 5000 })
    await send(bought, ann, 'buyer.askToReturn', { reason: 'It does not fit.' })
    await send(bought, seller, 'seller.agreeToReturn')
    await send(bought, ann, 'buyer.sendBack', { tracking: 'SE2' })
    market.minutesPass(3 * 24 * 60)
    await run()
    expect(await booksOf(bought.order)).toEqual({ refunded: 5000, released: 0 })
  })
  test('shares the money when the buyer accepts a part', async () => {
    const bought = await buy()
    const { ann, seller } = bought
    await send(bought, seller, 'seller.meet')
    const problem = { kind: 'damaged', reason: 'A scratch.', pictures: [] }
    await send(bought, ann, 'buyer.reportProblem', problem)
    await send(bought, seller, 'seller.offerPart', { amount: 12.5 })
    await send(bought, ann, 'buyer.acceptPart', { amount: 12.5 })
    await run()
    expect(await booksOf(bought.order)).toEqual({ refunded: 1250, released: 0 })
  })
})
