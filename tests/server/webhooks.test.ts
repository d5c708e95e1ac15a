import { Stripe } from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import { stripeProvider } from '../../server/cards/stripe.ts'
import { retryDueRefunds } from '../../server/payments/refunds.ts'
import {
  type Answer,
  book,
  emailOf,
  type TestApp,
  openIntent,
  openTestApp,
  savePayment,
} from './test-app.ts'

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
  test('P5: a charge is recorded although no browser tells of it', async () => {
    market.cards.become('pi_1', 'succeeded')
    expect((await succeeded('pi_1')).body).toEqual({ received: true })
    expect(await orderOf('ann')).toMatchObject({ isPaid: true, boughtBy: emailOf('ann') })
  })
  test('P5: the browser that tells later is answered as if it were the first', async () => {
    market.cards.become('pi_1', 'succeeded')
    await succeeded('pi_1')
    expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).status).toBe(200)
    expect(await payments()).toHaveLength(1)
  })
  test('told twice, at once with the browser, and late: one payment, no refund', async () => {
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
  test('out of order: an older refusal that comes late takes nothing back', async () => {
    market.cards.become('pi_1', 'succeeded')
    await succeeded('pi_1')
    expect((await tell('payment_intent.payment_failed', 'pi_1')).status).toBe(200)
    expect(await orderOf('ann')).toMatchObject({ isPaid: true })
  })
  test('an event that says more than the provider itself is not believed', async () => {
    expect((await succeeded('pi_1')).status).toBe(200)
    expect(await payments()).toEqual([])
  })
  test('a charge for what another has bought is given back at once, and once', async () => {
    await bobBuys()
    market.cards.become('pi_1', 'succeeded')
    await succeeded('pi_1')
    await succeeded('pi_1')
    expect(market.cards.refunded).toEqual(['pi_1'])
  })
  test('a refund that fails is not forgotten: the event is taken and the refund stays due', async () => {
    await bobBuys()
    market.cards.become('pi_1', 'succeeded')
    const { refund } = market.cards
    market.cards.refund = async () => Promise.reject(await failure())
    expect((await succeeded('pi_1')).status).toBe(200)
    market.cards.refund = refund
    expect(await retryDueRefunds(market.market)).toBe(0)
    expect(market.cards.refunded).toEqual(['pi_1'])
  })
  test('a provider that cannot be asked is told to tell again', async () => {
    market.cards.become('pi_1', 'succeeded')
    market.cards.isDown = true
    expect((await succeeded('pi_1')).body).toMatchObject({ status: 503, code: 'cards-unavailable' })
    market.cards.isDown = false
    expect((await succeeded('pi_1')).status).toBe(200)
    expect(await payments()).toHaveLength(1)
  })
  test.each([
    ['an intent of another shop', 'payment_intent.succeeded', 'pi_other'],
    ['something else', 'customer.created', null],
  ])('%s is taken and passed over', async (_name, type, intentId) => {
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

describe('an event', () => {
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

  test('that the provider has signed is read', async () => {
    expect(await provider.readEvent(payload, await signed())).toEqual({
      type: 'payment_intent.succeeded',
      intentId: 'pi_1',
    })
  })
  test.each([
    ['not signed', async () => ''],
    ['signed by somebody else', () => signed({ secret: 'whsec_wrong' })],
    ['signed long ago, and played back', () => signed({ timestamp: now() - 600 })],
    ['signed for another scheme', async () => (await signed()).replace('v1=', 'v0=')],
  ])('that is %s is none', async (_name, signature) => {
    expect(await provider.readEvent(payload, await signature())).toBeNull()
  })
  test('that was altered on its way is none', async () => {
    const altered = payload.replace('pi_1', 'pi_2')
    expect(await provider.readEvent(altered, await signed())).toBeNull()
  })
  test('is none where no secret is configured', async () => {
    const deaf = stripeProvider({ secretKey: 'sk_test_any' })
    expect(await deaf.readEvent(payload, await signed())).toBeNull()
  })
})
