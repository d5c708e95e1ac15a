import { beforeEach, describe, expect, test } from 'vitest'
import { AmountRefused } from '../../server/vendors/cards/provider.ts'
import { book, type TestApp, openIntent, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
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
