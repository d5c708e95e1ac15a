import { beforeEach, describe, expect, test } from 'vitest'
import { ordersOf } from './test-app-steps.ts'
import {
  book,
  emailOf,
  type TestApp,
  openIntent,
  openTestApp,
  savePayment,
  submissionOf,
} from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const put = (json: object, headers: Record<string, string> = {}) =>
  market.call('PUT', '/book-product', { as: 'ann', json, headers })

describe('PUT /book-product', () => {
  test('B7: acknowledges a booking, and My Orders shows it with the product’s data', async () => {
    expect((await put(submissionOf(1, 'ann'))).body).toMatchObject({ acknowledged: true })
    expect(await ordersOf(market, 'ann')).toEqual([
      {
        _id: expect.any(String),
        productId: 'p1',
        productName: 'Guitar 1',
        image: '/guitar.avif',
        price: 50,
        sellerEmail: 'sue@example.test',
        sellerContact: '555',
        sellerName: 'Sue',
        sellerRemoved: false,
        isPaid: false,
        boughtBy: null,
        bookers: [{ bookerName: 'Ann', bookerEmail: emailOf('ann') }],
        isHeld: false,
        meeting: {
          phoneNumber: '070',
          location: 'the station',
          bookedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      },
    ])
  })
  test('B7: accepts the price as a string', async () => {
    expect((await put({ ...submissionOf(1, 'ann'), price: '50.00' })).status).toBe(200)
  })
  test('acknowledges a repeated booking without creating a second one', async () => {
    await put(submissionOf(1, 'ann'))
    expect((await put(submissionOf(1, 'ann'))).body).toMatchObject({ acknowledged: true })
    expect(await ordersOf(market, 'ann')).toHaveLength(1)
  })
  test.each([
    ['price', { price: 1 }, 409, 'price-changed'],
    ['name', { productName: 'Gold' }, 409, 'item-changed'],
    ['seller', { sellerEmail: emailOf('bob') }, 409, 'item-changed'],
    ['product', { productId: 'p99' }, 404, 'product-unknown'],
    ['buyer', { email: emailOf('bob') }, 403, 'not-yours'],
    ['phone number', { phoneNumber: ' ' }, 400, 'invalid-request'],
    ['meeting location', { location: '' }, 400, 'invalid-request'],
  ])('rejects a wrong %s and creates no booking', async (_name, lie, status, code) => {
    const answer = await put({ ...submissionOf(1, 'ann'), ...lie })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code })
    expect(await ordersOf(market, 'ann')).toEqual([])
  })
  test.each([
    ['sold', `update products set is_sold = true where id = 'p1'`],
    ['deleted', `update products set removed_at = now() where id = 'p1'`],
    ['of a removed seller', `update users set removed_at = now() where id = 'sue'`],
  ])('rejects a booking of an item that is %s', async (_name, change) => {
    await market.database.execute(change)
    const answer = await put(submissionOf(1, 'ann'))
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'item-unavailable' })
  })
})

describe('Idempotency-Key', () => {
  const key = { 'idempotency-key': 'k1' }
  test('replays the response to a repeated request without executing it again', async () => {
    const first = await put(submissionOf(1, 'ann'), key)
    await market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })
    const second = await put(submissionOf(1, 'ann'), key)
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(await ordersOf(market, 'ann')).toEqual([])
  })
  test('rejects the same key for a different request', async () => {
    await put(submissionOf(1, 'ann'), key)
    expect((await put(submissionOf(2, 'ann'), key)).status).toBe(422)
  })
  test('rejects a retry while the request is in progress, and takes over an abandoned request', async () => {
    await put(submissionOf(1, 'ann'), key)
    await market.database.execute('update idempotency_keys set body = null')
    expect((await put(submissionOf(1, 'ann'), key)).body).toMatchObject({
      code: 'request-in-progress',
    })
    market.time.now = new Date(market.time.now.getTime() + 5000)
    expect((await put(submissionOf(1, 'ann'), key)).status).toBe(200)
  })
  test('does not store an error: a later request with the same key can succeed', async () => {
    await market.database.execute(`update products set is_sold = true where id = 'p1'`)
    expect((await put(submissionOf(1, 'ann'), key)).status).toBe(409)
    await market.database.execute(`update products set is_sold = false where id = 'p1'`)
    expect((await put(submissionOf(1, 'ann'), key)).status).toBe(200)
  })
  test('two users may use the same key', async () => {
    await put(submissionOf(1, 'ann'), key)
    const json = submissionOf(2, 'bob')
    expect(
      (await market.call('PUT', '/book-product', { as: 'bob', json, headers: key })).status,
    ).toBe(200)
  })
})

const remove = () =>
  market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })

describe('DELETE /book-product', () => {
  test('O3: removes the booking, and the buyer can book again', async () => {
    await book(market, 1, 'ann')
    expect((await remove()).body).toMatchObject({ modifiedCount: 1 })
    expect(await ordersOf(market, 'ann')).toEqual([])
    await book(market, 1, 'ann')
    expect(await ordersOf(market, 'ann')).toHaveLength(1)
  })
  test('O3: returns modifiedCount 0 if there is no booking', async () => {
    expect((await remove()).body).toMatchObject({ modifiedCount: 0 })
  })
  test('releases the hold', async () => {
    const ann = await book(market, 1, 'ann')
    const bob = await book(market, 1, 'bob')
    await openIntent(market, 1, 'ann', ann)
    await remove()
    expect((await openIntent(market, 1, 'bob', bob)).status).toBe(200)
  })
  test('a paid booking cannot be removed', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    await savePayment(market, 1, 'ann', booking, 'pi_1')
    const answer = await remove()
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'already-paid' })
    expect(await ordersOf(market, 'ann')).toHaveLength(1)
  })
})

describe('GET /payment-booking/{id}', () => {
  test('names the terms on which the payment is held, in days', async () => {
    const id = await book(market, 1, 'ann')
    const { body } = await market.call('GET', `/payment-booking/${id}`, { as: 'ann' })
    const days = { handOverDays: 7, metDays: 2, sentDays: 14, returnDays: 30 }
    expect(body).toMatchObject({ protection: days })
  })
  test('tells the buyer who sells the item, and whether the seller is verified', async () => {
    const id = await book(market, 1, 'ann')
    const read = () => market.call('GET', `/payment-booking/${id}`, { as: 'ann' })
    const { body } = await read()
    expect(body).toMatchObject({ sellerEmail: emailOf('sue'), sellerContact: expect.any(String) })
    for (const isSellerVerified of [true, false]) {
      await market.database.execute(
        `update users set is_verified = ${isSellerVerified} where id = 'sue'`,
      )
      expect((await read()).body).toMatchObject({ isSellerVerified })
    }
  })
  test('P1: returns the booking to its buyer and to no other buyer', async () => {
    const id = await book(market, 1, 'ann')
    const own = await market.call('GET', `/payment-booking/${id}`, { as: 'ann' })
    expect(own.body).toMatchObject({
      _id: id,
      productId: 'p1',
      productName: 'Guitar 1',
      price: 50,
      transactionId: null,
    })
    const others = await market.call('GET', `/payment-booking/${id}`, { as: 'bob' })
    expect(others.status).toBe(403)
    expect(others.body).toMatchObject({ code: 'not-yours' })
  })
  test('O2: sets sellerRemoved if the seller was removed', async () => {
    const id = await book(market, 1, 'ann')
    await market.database.execute(`update users set removed_at = now() where id = 'sue'`)
    const { body } = await market.call('GET', `/payment-booking/${id}`, { as: 'ann' })
    expect(body).toMatchObject({ sellerRemoved: true })
  })
})
