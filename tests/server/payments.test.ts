import { Stripe } from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import { AmountRefused, CardProviderError } from '../../server/vendors/cards/provider.ts'
import { stripeProvider } from '../../server/vendors/cards/stripe.ts'
import { minutesPass, orderOf } from './test-app-steps.ts'
import {
  type Answer,
  book,
  emailOf,
  openIntent,
  openTestApp,
  savePayment,
  type TestApp,
} from './test-app.ts'
import { checkCharges, makeRefunds } from './work-steps.ts'

let market: TestApp

beforeEach(async () => {
  market = await openTestApp()
})

/** Both buyers have paid for Guitar 1, with pi_1 (ann) and pi_2 (bob); neither payment is saved. */
async function bothHavePaid() {
  const ann = await book(market, 1, 'ann')
  const bob = await book(market, 1, 'bob')
  await openIntent(market, 1, 'ann', ann)
  minutesPass(market, 16)
  await openIntent(market, 1, 'bob', bob)
  market.cards.become('pi_1', 'succeeded')
  market.cards.become('pi_2', 'succeeded')
  return { ann, bob }
}

describe('POST /save-payment-info', () => {
  test('P5: records a payment that the provider confirms and marks the item as sold', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    const answer = await savePayment(market, 1, 'ann', booking, 'pi_1')
    expect(answer.body).toMatchObject({ insertedId: expect.stringMatching(/./) })
    expect(await orderOf(market, 'ann')).toMatchObject({ isPaid: true, boughtBy: emailOf('ann') })
    const paid = await market.call('GET', `/payment-booking/${booking}`, { as: 'ann' })
    expect(paid.body).toMatchObject({ transactionId: 'pi_1' })
    expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject({
      code: 'already-paid',
    })
  })
  test.each([
    ['of the charge', new Date('2026-03-01T12:34:56Z')],
    ['of the record where the provider does not tell that of the charge', null],
  ])('P4: the time of a payment is that %s', async (_name, chargedAt) => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded', chargedAt)
    await savePayment(market, 1, 'ann', booking, 'pi_1')
    expect(await market.database.query('select paid_at from payments')).toEqual([
      { paid_at: chargedAt ?? market.time.now },
    ])
  })
  test('repeated and concurrent saves of a transaction return the same insertedId', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    const save = () => savePayment(market, 1, 'ann', booking, 'pi_1')
    const answers = [...(await Promise.all([save(), save()])), await save()]
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await market.database.query('select id from payments')).toHaveLength(1)
    expect(market.cards.refunded).toEqual([])
  })
  test.each([
    ['unfinished', 'pi_1', 'requires_action', 'payment-unfinished'],
    ['unknown to the provider', 'pi_9', 'succeeded', 'payment-unknown'],
  ])('does not record a payment that is %s', async (_name, id, status, code) => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', status)
    expect((await savePayment(market, 1, 'ann', booking, id)).body).toMatchObject({ code })
    expect(await market.database.query('select id from payments')).toEqual([])
  })
  test('does not record a payment for another booking of the same price', async () => {
    const paid = await book(market, 1, 'ann')
    const claimed = await book(market, 2, 'ann')
    await openIntent(market, 1, 'ann', paid)
    market.cards.become('pi_1', 'succeeded')
    await market.database.execute('update bookings set price_cents = 5000')
    expect((await savePayment(market, 2, 'ann', claimed, 'pi_1')).body).toMatchObject({
      code: 'payment-mismatch',
    })
  })
  test('P5: does not take a recorded transaction as the payment of another booking', async () => {
    const paid = await book(market, 1, 'ann')
    const other = await book(market, 2, 'ann')
    await openIntent(market, 1, 'ann', paid)
    market.cards.become('pi_1', 'succeeded')
    await savePayment(market, 1, 'ann', paid, 'pi_1')
    expect((await savePayment(market, 2, 'ann', other, 'pi_1')).body).toMatchObject({
      status: 409,
      code: 'payment-mismatch',
    })
  })
  test("rejects another buyer's payment before and after it is saved", async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    const before = await savePayment(market, 1, 'bob', booking, 'pi_1')
    await savePayment(market, 1, 'ann', booking, 'pi_1')
    const after = await savePayment(market, 1, 'bob', booking, 'pi_1')
    expect([before.status, after.status]).toEqual([403, 403])
    const bobs = await book(market, 2, 'bob')
    expect((await savePayment(market, 2, 'bob', bobs, 'pi_1')).body).toMatchObject({
      code: 'not-yours',
    })
  })
  test('saving the payment restores a booking that was removed after paying', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    await market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })
    expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).status).toBe(200)
    expect(await orderOf(market, 'ann')).toMatchObject({ boughtBy: emailOf('ann') })
  })
})

const insertSale = (booking: string, buyer: string) =>
  market.database.query(
    `insert into payments (transaction_id, booking_id, product_id, buyer_id, amount_cents, paid_at)
     values ($1, $2, 'p1', $3, 5000, now())`,
    [`t-${buyer}`, booking, buyer],
  )

describe('an item is sold once', () => {
  test('of two buyers who paid, one gets the item and the other a refund', async () => {
    const { ann, bob } = await bothHavePaid()
    const answers = await Promise.all([
      savePayment(market, 1, 'ann', ann, 'pi_1'),
      savePayment(market, 1, 'bob', bob, 'pi_2'),
    ])
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    const loser = answers[0].status === 409 ? 'pi_1' : 'pi_2'
    expect(market.cards.refunded).toEqual([loser])
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      code: 'refunded',
    })
  })
  test('the other buyer gets the same response on a retry and only one refund', async () => {
    const { ann, bob } = await bothHavePaid()
    await savePayment(market, 1, 'ann', ann, 'pi_1')
    await savePayment(market, 1, 'bob', bob, 'pi_2')
    expect((await savePayment(market, 1, 'bob', bob, 'pi_2')).body).toMatchObject({
      code: 'refunded',
    })
    expect(market.cards.refunded).toEqual(['pi_2'])
    expect(await orderOf(market, 'bob')).toMatchObject({ isPaid: true })
  })
  test('O2: the other buyer reads that the item is paid, and not by whom', async () => {
    const { ann, bob } = await bothHavePaid()
    await savePayment(market, 1, 'ann', ann, 'pi_1')
    const booking = await market.call('GET', `/payment-booking/${bob}`, { as: 'bob' })
    for (const answer of [await orderOf(market, 'bob'), booking.body]) {
      expect(answer).toMatchObject({ isPaid: true, boughtBy: null })
      expect(JSON.stringify(answer)).not.toContain(emailOf('ann'))
    }
    expect(await orderOf(market, 'ann')).toMatchObject({ boughtBy: emailOf('ann') })
  })
  test('a refund that failed stays due and is retried with the same key', async () => {
    const { ann, bob } = await bothHavePaid()
    await savePayment(market, 1, 'ann', ann, 'pi_1')
    const refund = market.cards.refund
    market.cards.refund = async (...given) => {
      market.cards.isDown = true
      return refund.apply(market.cards, given)
    }
    const answer = await savePayment(market, 1, 'bob', bob, 'pi_2')
    expect(answer.body).toMatchObject({ status: 503, code: 'refund-pending' })
    expect(await makeRefunds(market.market)).toHaveLength(1)
    market.cards.refund = refund
    market.cards.isDown = false
    minutesPass(market, 1)
    expect(await makeRefunds(market.market)).toEqual([])
    expect(market.cards.refunded).toEqual(['pi_2'])
    expect(market.cards.refundKeys).toHaveLength(3)
    expect(new Set(market.cards.refundKeys).size).toBe(1)
  })
  test('the database itself rejects a second sale', async () => {
    const { ann, bob } = await bothHavePaid()
    await insertSale(ann, 'ann')
    await expect(insertSale(bob, 'bob')).rejects.toThrow('payments_one_sale')
  })
})

describe('POST /create-payment-intent', () => {
  test('P3: returns the client secret of an intent for the booking’s price', async () => {
    const booking = await book(market, 1, 'ann')
    expect((await openIntent(market, 1, 'ann', booking)).body).toEqual({
      clientSecret: 'pi_1_secret',
      heldUntil: expect.any(String),
    })
    expect(await market.cards.readIntent('pi_1')).toMatchObject({ amountCents: 5000 })
  })
  test('creates one intent per booking and price, even for concurrent requests', async () => {
    const booking = await book(market, 1, 'ann')
    await Promise.all([1, 2, 3].map(() => openIntent(market, 1, 'ann', booking)))
    await openIntent(market, 1, 'ann', booking)
    expect(market.cards.created).toEqual(['pi_1'])
  })
  test('replaces a canceled intent', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'canceled')
    expect((await openIntent(market, 1, 'ann', booking)).body).toEqual({
      clientSecret: 'pi_2_secret',
      heldUntil: expect.any(String),
    })
  })
  test('rejects a request with the price alone', async () => {
    const answer = await market.call('POST', '/create-payment-intent', {
      as: 'ann',
      json: { price: 50 },
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'invalid-request' })
  })
  test('rejects a price other than the booking’s and creates no intent', async () => {
    const booking = await book(market, 1, 'ann')
    const json = { price: 1, bookingId: booking, productId: 'p1' }
    const answer = await market.call('POST', '/create-payment-intent', { as: 'ann', json })
    expect(answer.body).toMatchObject({ status: 409, code: 'price-changed' })
    expect(market.cards.created).toEqual([])
  })
  test("rejects another buyer's booking", async () => {
    const booking = await book(market, 1, 'ann')
    expect((await openIntent(market, 1, 'bob', booking)).body).toMatchObject({ code: 'not-yours' })
  })
  test.each([
    ['sold', `update products set is_sold = true where id = 'p1'`],
    ['deleted', `update products set removed_at = now() where id = 'p1'`],
    ['of a removed seller', `update users set removed_at = now() where id = 'sue'`],
  ])('rejects a payment for an item that is %s', async (_name, change) => {
    const booking = await book(market, 1, 'ann')
    await market.database.execute(change)
    expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject({
      status: 409,
      code: 'item-unavailable',
    })
  })
  test('P3: says that a card cannot pay the price, if the provider refuses the amount', async () => {
    const booking = await book(market, 1, 'ann')
    market.cards.createIntent = () => Promise.reject(new AmountRefused('too large'))
    expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject({
      status: 422,
      code: 'price-not-payable',
    })
  })
  test('returns 503 if the card provider is unreachable, and a retry succeeds', async () => {
    const booking = await book(market, 1, 'ann')
    market.cards.isDown = true
    expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject({
      status: 503,
      code: 'cards-unavailable',
    })
    market.cards.isDown = false
    expect((await openIntent(market, 1, 'ann', booking)).status).toBe(200)
  })
})

/** Bob has bought Guitar 1 after Ann's hold expired. */
async function bobBuys(): Promise<void> {
  market.time.now = new Date(market.time.now.getTime() + 16 * 60_000)
  const bobs = await book(market, 1, 'bob')
  await openIntent(market, 1, 'bob', bobs)
  market.cards.become('pi_2', 'succeeded')
  await savePayment(market, 1, 'bob', bobs, 'pi_2')
}

describe('webhooks', () => {
  let booking: string
  beforeEach(async () => {
    booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
  })

  /** Sends an event of an intent, as the provider's webhook does. */
  function tell(type: string, intentId: string | null): Promise<Answer> {
    const headers = { 'stripe-signature': 'signed' }
    return market.call('POST', '/webhooks/cards', { json: { type, intentId }, headers })
  }

  const succeeded = (intentId: string) => tell('payment_intent.succeeded', intentId)

  const payments = () => market.database.query('select id from payments')

  describe('POST /webhooks/cards', () => {
    test('P5: records a charge that no browser reports', async () => {
      market.cards.become('pi_1', 'succeeded')
      expect((await succeeded('pi_1')).body).toEqual({ received: true })
      expect(await orderOf(market, 'ann')).toMatchObject({ isPaid: true, boughtBy: emailOf('ann') })
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
      expect(await orderOf(market, 'ann')).toMatchObject({ isPaid: true })
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
      expect((await succeeded('pi_1')).body).toMatchObject({
        status: 503,
        code: 'cards-unavailable',
      })
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
})

describe('the sweep of charges', () => {
  let booking: string
  beforeEach(async () => {
    booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
  })

  // A confirmation can reach the provider after the browser has asked for the outcome and learned of no charge.

  test('P3, P5: opening a payment that is already charged records it and returns already-paid', async () => {
    market.cards.become('pi_1', 'succeeded')
    expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject({
      code: 'already-paid',
    })
    expect(await orderOf(market, 'ann')).toMatchObject({ isPaid: true, boughtBy: emailOf('ann') })
  })

  test('P3: opening a payment refunds a charge for an item that another buyer has bought', async () => {
    await bobBuys()
    market.cards.become('pi_1', 'succeeded')
    expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject({ code: 'refunded' })
    expect(market.cards.refunded).toEqual(['pi_1'])
  })

  test('P1: loading a payment records a charge that the browser did not report', async () => {
    market.cards.become('pi_1', 'succeeded')
    const load = () => market.call('GET', `/payment-booking/${booking}`, { as: 'ann' })
    expect((await load()).body).toMatchObject({ boughtBy: emailOf('ann'), transactionId: 'pi_1' })
  })

  test('P1: loading a payment refunds a charge for an item that another buyer has bought', async () => {
    await bobBuys()
    market.cards.become('pi_1', 'succeeded')
    const answer = await market.call('GET', `/payment-booking/${booking}`, { as: 'ann' })
    expect(answer.body).toMatchObject({ isPaid: true, boughtBy: null, transactionId: null })
    expect(market.cards.refunded).toEqual(['pi_1'])
  })

  test("does not reconcile another buyer's intent", async () => {
    market.cards.become('pi_1', 'succeeded')
    expect((await openIntent(market, 1, 'bob', booking)).body).toMatchObject({ code: 'not-yours' })
    expect(await orderOf(market, 'ann')).toMatchObject({ isPaid: false })
  })

  test('P5: the server records a charge that no browser reports', async () => {
    market.cards.become('pi_1', 'succeeded')
    expect(await checkCharges(market.market)).toEqual([])
    expect(await orderOf(market, 'ann')).toMatchObject({ boughtBy: emailOf('ann') })
    expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).status).toBe(200)
    expect(await market.database.query('select id from payments')).toHaveLength(1)
  })

  test('P5: the server refunds an unreported charge for an item that its seller has deleted', async () => {
    minutesPass(market, 16)
    market.cards.become('pi_1', 'succeeded')
    const deletion = await market.call('DELETE', '/delete-product/p1', { as: 'sue' })
    expect(deletion.body).toMatchObject({ deletedCount: 1 })
    await checkCharges(market.market)
    await makeRefunds(market.market)
    expect(market.cards.refunded).toEqual(['pi_1'])
    expect(await market.database.query('select id from products where is_sold')).toEqual([])
  })

  test('A2: the server refunds the charge of a buyer who was removed before it', async () => {
    // The card provider cannot cancel the intent, so the buyer can still confirm it.
    market.cards.isDown = true
    const removal = await market.call('DELETE', '/remove-buyer?id=ann', { as: 'ada' })
    expect(removal.body).toMatchObject({ deletedCount: 1 })
    market.cards.isDown = false
    market.cards.become('pi_1', 'succeeded')
    await checkCharges(market.market)
    await makeRefunds(market.market)
    expect(market.cards.refunded).toEqual(['pi_1'])
    expect(await market.database.query('select id from products where is_sold')).toEqual([])
  })

  test('A5: the server refunds a charge for an item whose seller was removed before it', async () => {
    market.cards.isDown = true
    const removal = await market.call('DELETE', `/remove-seller?email=${emailOf('sue')}`, {
      as: 'ada',
    })
    expect(removal.body).toMatchObject({ deletedCount: 1 })
    market.cards.isDown = false
    market.cards.become('pi_1', 'succeeded')
    await checkCharges(market.market)
    await makeRefunds(market.market)
    expect(market.cards.refunded).toEqual(['pi_1'])
  })

  test('checks an unpaid intent less and less often, and stops after a day', async () => {
    let asked = 0
    const { readIntent } = market.cards
    market.cards.readIntent = (id) => {
      asked += 1
      return readIntent.call(market.cards, id)
    }
    for (let minute = 0; minute < 26 * 60; minute += 1) {
      await checkCharges(market.market)
      minutesPass(market, 1)
    }
    expect(asked).toBeGreaterThan(20)
    expect(asked).toBeLessThan(100)
    asked = 0
    await checkCharges(market.market)
    expect(asked).toBe(0)
  })

  test('retries when the card provider was unreachable', async () => {
    market.cards.become('pi_1', 'succeeded')
    market.cards.isDown = true
    expect(await checkCharges(market.market)).toHaveLength(1)
    market.cards.isDown = false
    minutesPass(market, 1)
    expect(await checkCharges(market.market)).toEqual([])
    expect(await orderOf(market, 'ann')).toMatchObject({ boughtBy: emailOf('ann') })
  })
})

/** A provider that receives this response to every request. */
const answering = (status: number, body: object) =>
  stripeProvider({
    secretKey: 'sk_test_answers',
    fetch: async () => Response.json(body, { status }),
  })

// Stripe's SDK treats every JSON without an `error` as success, whatever its status, including a proxy's error.
describe.each([
  ['a 429 of a proxy', 429, { title: 'Too Many Requests' }],
  ['a 500 of a proxy', 500, { title: 'Internal Server Error' }],
  ['a 200 with an unknown body', 200, { something: 'else' }],
])('%s', (_name, status, body) => {
  const provider = answering(status, body)
  test('makes refund() throw', async () => {
    await expect(provider.refund('pi_1', 'key')).rejects.toThrow(CardProviderError)
  })
  test('leaves the outcome of refundPart() unknown', async () => {
    const made = await provider.refundPart({ transactionId: 'pi_1', cents: 300, key: 'key' })
    expect(made.outcome).toBe('unknown')
  })
  test('makes readIntent() throw', async () => {
    await expect(provider.readIntent('pi_1')).rejects.toThrow(CardProviderError)
  })
  test('makes createIntent() throw', async () => {
    const input = { amountCents: 5000, bookingId: 'b', productId: 'p', idempotencyKey: 'key' }
    await expect(provider.createIntent(input)).rejects.toThrow(CardProviderError)
  })
})

test.each(['amount_too_small', 'amount_too_large'])(
  'P3: %s is a refusal of the amount, not an outage',
  async (code) => {
    const error = { type: 'invalid_request_error', code, message: 'Amount', param: 'amount' }
    const input = { amountCents: 1, bookingId: 'b', productId: 'p', idempotencyKey: 'key' }
    await expect(answering(400, { error }).createIntent(input)).rejects.toThrow(AmountRefused)
  },
)

describe('a refund', () => {
  test.each(['failed', 'canceled', 'requires_action'])(
    'with the status %s throws',
    async (status) => {
      const provider = answering(200, { id: 're_1', object: 'refund', status })
      await expect(provider.refund('pi_1', 'key')).rejects.toThrow(CardProviderError)
    },
  )
  test.each(['succeeded', 'pending'])('with the status %s succeeds', async (status) => {
    const provider = answering(200, { id: 're_1', object: 'refund', status })
    await expect(provider.refund('pi_1', 'key')).resolves.toBeUndefined()
  })
})

/** A provider that has moved nothing yet, and receives this response when it asks for a movement. */
const answeringMovements = (status: number, body: object) =>
  stripeProvider({
    secretKey: 'sk_test_answers',
    fetch: async (_input, init) =>
      init?.method === 'POST'
        ? Response.json(body, { status })
        : Response.json({ object: 'list', data: [], has_more: false, url: '/v1/refunds' }),
  })

describe('money that moves', () => {
  const refund = { transactionId: 'pi_1', cents: 300, key: 'key' }
  const refundPart = (status: number, error: object) =>
    answeringMovements(status, { error }).refundPart(refund)
  test.each([
    ['a busy provider', 429, { code: 'rate_limit' }, 'failed'],
    ['a wrong secret key', 401, { type: 'invalid_request_error' }, 'failed'],
    ['an empty balance', 400, { code: 'balance_insufficient' }, 'failed'],
    ['a charge that is refunded', 400, { code: 'charge_already_refunded' }, 'refused'],
    ['an equal request in progress', 409, { code: 'idempotency_key_in_use' }, 'unknown'],
    ['an error of the provider', 500, { type: 'api_error' }, 'unknown'],
  ])('%s (%i)', async (_name, status, error, outcome) => {
    expect(await refundPart(status, { message: 'No.', ...error })).toMatchObject({ outcome })
  })
  test('an empty balance of the seller refuses the reversal for good', async () => {
    const provider = answering(400, { error: { code: 'balance_insufficient', message: 'No.' } })
    expect(await provider.reverse({ transferId: 'tr_1', cents: 300, key: 'key' })).toEqual({
      outcome: 'refused',
      code: 'balance_insufficient',
    })
  })
  test.each(['failed', 'canceled', 'requires_action'])(
    'a refund with the status %s is refused',
    async (status) => {
      const provider = answeringMovements(200, { id: 're_1', object: 'refund', status })
      expect(await provider.refundPart(refund)).toEqual({
        outcome: 'refused',
        code: `refund_${status}`,
      })
    },
  )
})

describe('a payout account', () => {
  const account = {
    id: 'acct_1',
    object: 'account',
    capabilities: { transfers: 'inactive' },
    details_submitted: true,
    payouts_enabled: false,
    requirements: { currently_due: [], disabled_reason: null },
  }
  const read = (change: object) => answering(200, { ...account, ...change }).payoutAccount('acct_1')
  test.each([
    ['is pending while the seller has submitted nothing', { details_submitted: false }, 'pending'],
    [
      'is pending while the provider verifies it',
      { requirements: { currently_due: [], disabled_reason: 'requirements.pending_verification' } },
      'pending',
    ],
    [
      'is active with transfers and payouts',
      { capabilities: { transfers: 'active' }, payouts_enabled: true },
      'active',
    ],
    ['is restricted without payouts', { capabilities: { transfers: 'active' } }, 'restricted'],
    [
      'is rejected for good',
      { requirements: { currently_due: [], disabled_reason: 'rejected.fraud' } },
      'rejected',
    ],
  ])('%s', async (_name, change, status) => {
    expect(await read(change)).toMatchObject({ status })
  })
  test('says what is missing without the words of the provider', async () => {
    const currently_due = [
      'business_profile.url',
      'external_account',
      'individual.dob.day',
      'person_1Ab.email',
      'tos_acceptance.date',
      'settings.payments',
    ]
    expect(await read({ requirements: { currently_due, disabled_reason: null } })).toMatchObject({
      missing: ['bankAccount', 'business', 'identity', 'other', 'terms'],
    })
  })
  test('is an outage where the answer is no account', async () => {
    await expect(answering(200, { title: 'Hello' }).payoutAccount('acct_1')).rejects.toThrow(
      CardProviderError,
    )
  })
})
