import { Stripe } from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import { stripeProvider } from '../../server/vendors/cards/stripe.ts'
import {
  type Answer,
  book,
  emailOf,
  type TestApp,
  openIntent,
  openTestApp,
  savePayment,
} from './test-app.ts'
import { makeRefunds } from './work-steps.ts'

let market: TestApp
let booking: string
beforeEach(async () => {
  market = await openTestApp()
  booking = await book(market, 1, 'ann')
  await openIntent(market, 1, 'ann', booking)
})

/** Sends an event of an intent, as the provider's webhook does. */
function tell(type: string, intentId: string | null): Promise<Answer> {
  const headers = { 'stripe-signature': 'signed' }
  return market.call('POST', '/webhooks/cards', { json: { type, intentId }, headers })
}
const succeeded = (intentId: string) => tell('payment_intent.succeeded', intentId)
const orderOf = async (person: 'ann' | 'bob') => {
  const path = `/book-product?email=${emailOf(person)}`
  return ((await market.call('GET', path, { as: person })).body as object[])[0]
}
const payments = () => market.database.query('select id from payments')

/** Bob has bought Guitar 1 after Ann's hold expired. */
async function bobBuys(): Promise<void> {
  market.time.now = new Date(market.time.now.getTime() + 16 * 60_000)
  const bobs = await book(market, 1, 'bob')
  await openIntent(market, 1, 'bob', bobs)
  market.cards.become('pi_2', 'succeeded')
  await savePayment(market, 1, 'bob', bobs, 'pi_2')
}

describe('POST /webhooks/cards', () => {
  test('P5: records a charge that no browser reports', async () => {
    market.cards.become('pi_1', 'succeeded')
    expect((await succeeded('pi_1')).body).toEqual({ received: true })
    expect(await orderOf('ann')).toMatchObject({ isPaid: true, boughtBy: emailOf('ann') })
  })
  test('P5: saving the payment after the webhook succeeds and records no second payment', async () => {
    market.cards.become('pi_1', 'succeeded')
    await succeeded('pi_1')
    expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).status).toBe(200)
    expect(await payments()).toHaveLength(1)
  })
  test('concurrent, repeated and late events for a charge record one payment and no refund', async () => {
    market.cards.become('pi_1', 'succeeded')
    await Promise.all([
      succeeded('pi_1'),
      savePayment(market, 1, 'ann', booking, 'pi_1'),
      succeeded('pi_1'),
    ])
    expect((await succeeded('pi_1')).status).toBe(200)
    expect(await payments()).toHaveLength(1)
    expect(market.cards.refunded).toEqual([])
  })
  test('a late payment_failed event does not undo a recorded payment', async () => {
    market.cards.become('pi_1', 'succeeded')
    await succeeded('pi_1')
    expect((await tell('payment_intent.payment_failed', 'pi_1')).status).toBe(200)
    expect(await orderOf('ann')).toMatchObject({ isPaid: true })
  })
  test('ignores a succeeded event if the provider itself does not report the charge', async () => {
    expect((await succeeded('pi_1')).status).toBe(200)
    expect(await payments()).toEqual([])
  })
  test('refunds a charge for an item that another buyer has bought, once', async () => {
    await bobBuys()
    market.cards.become('pi_1', 'succeeded')
    await succeeded('pi_1')
    await succeeded('pi_1')
    expect(market.cards.refunded).toEqual(['pi_1'])
  })
  test('accepts the event if its refund fails, and the refund stays due', async () => {
    await bobBuys()
    market.cards.become('pi_1', 'succeeded')
    const { refund } = market.cards
    market.cards.refund = async () => Promise.reject(await failure())
    expect((await succeeded('pi_1')).status).toBe(200)
    market.cards.refund = refund
    expect(await makeRefunds(market.market)).toEqual([])
    expect(market.cards.refunded).toEqual(['pi_1'])
  })
  test('returns 503 if the provider is unreachable, so that it sends the event again', async () => {
    market.cards.become('pi_1', 'succeeded')
    market.cards.isDown = true
    expect((await succeeded('pi_1')).body).toMatchObject({ status: 503, code: 'cards-unavailable' })
    market.cards.isDown = false
    expect((await succeeded('pi_1')).status).toBe(200)
    expect(await payments()).toHaveLength(1)
  })
  test.each([
    ['an intent of another shop', 'payment_intent.succeeded', 'pi_other'],
    ['an event of another type', 'customer.created', null],
  ])('accepts and ignores %s', async (_name, type, intentId) => {
    expect((await tell(type, intentId)).body).toEqual({ received: true })
    expect(await payments()).toEqual([])
  })
})

/** Returns the error that the provider throws while it is down. */
async function failure(): Promise<unknown> {
  market.cards.isDown = true
  const error: unknown = await market.cards.readIntent('pi_1').catch((thrown: unknown) => thrown)
  market.cards.isDown = false
  return error
}

describe('a webhook event', () => {
  const secret = 'whsec_right'
  const provider = stripeProvider({ secretKey: 'sk_test_any', webhookSecret: secret })
  const { webhooks } = new Stripe('sk_test_any')
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  })
  const now = () => Math.floor(Date.now() / 1000)
  const signed = (with_: { secret?: string; timestamp?: number } = {}) =>
    webhooks.generateTestHeaderStringAsync({ payload, secret, ...with_ })

  test('that the provider has signed is parsed', async () => {
    expect(await provider.readEvent(payload, await signed())).toEqual({
      type: 'payment_intent.succeeded',
      intentId: 'pi_1',
      objectId: 'pi_1',
    })
  })
  test('that is signed with the secret of either endpoint is parsed', async () => {
    const both = stripeProvider({
      secretKey: 'sk_test_any',
      webhookSecret: `whsec_other ${secret}`,
    })
    expect(await both.readEvent(payload, await signed())).toMatchObject({ intentId: 'pi_1' })
    const other = await signed({ secret: 'whsec_other' })
    expect(await both.readEvent(payload, other)).toMatchObject({ intentId: 'pi_1' })
    expect(await both.readEvent(payload, await signed({ secret: 'whsec_third' }))).toBeNull()
  })
  test.each([
    ['not signed', async () => ''],
    ['signed with another secret', () => signed({ secret: 'whsec_wrong' })],
    ['replayed ten minutes after signing', () => signed({ timestamp: now() - 600 })],
    ['signed with another scheme', async () => (await signed()).replace('v1=', 'v0=')],
  ])('that is %s is rejected', async (_name, signature) => {
    expect(await provider.readEvent(payload, await signature())).toBeNull()
  })
  test('that was altered after signing is rejected', async () => {
    const altered = payload.replace('pi_1', 'pi_2')
    expect(await provider.readEvent(altered, await signed())).toBeNull()
  })
  test('is rejected if no webhook secret is configured', async () => {
    const deaf = stripeProvider({ secretKey: 'sk_test_any' })
    expect(await deaf.readEvent(payload, await signed())).toBeNull()
  })
})
