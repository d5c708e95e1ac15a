import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller, callAs } from './callers.ts'
import { idsOf, minutesPass } from './test-app-steps.ts'
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
  await addOtherSeller(market)
})

const mine = `/all-products/${emailOf('sue')}`
const productsOf = async () =>
  (await market.call('GET', mine, { as: 'sue' })).body as { _id: string; isSold: boolean }[]
const advertise = (id: string) => market.call('PUT', `/advertise/${id}`, { as: 'sue' })
const remove = (id: string, as: 'sue' | 'ada' = 'sue') =>
  market.call('DELETE', `/delete-product/${id}`, { as })
const sell = () => market.database.execute(`update products set is_sold = true where id = 'p1'`)

describe('GET /all-products/{email}', () => {
  test('L5: returns products newest first, including sold ones and without deleted ones', async () => {
    await sell()
    await remove('p6')
    const products = await productsOf()
    expect(idsOf(products)).toEqual(['p7', 'p5', 'p4', 'p3', 'p2', 'p1'])
    expect(products.filter((product) => product.isSold)).toMatchObject([{ _id: 'p1' }])
  })
  test('L6: a seller without products gets an empty list', async () => {
    const { body } = await callAs(market, 'tom', 'GET', `/all-products/${emailOf('tom')}`)
    expect(body).toEqual([])
  })
  test('L5: ignores the case of the e-mail', async () => {
    expect((await market.call('GET', '/all-products/SUE@example.test', { as: 'sue' })).status).toBe(
      200,
    )
  })
  test('L5: the Link headers lead through all pages', async () => {
    const pages: string[][] = []
    let next: string | undefined = `${mine}?limit=3`
    while (next !== undefined) {
      const { body, headers } = await market.call('GET', next, { as: 'sue' })
      pages.push(idsOf(body))
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(pages).toEqual([['p7', 'p6', 'p5'], ['p4', 'p3', 'p2'], ['p1']])
  })
})

describe('PUT /advertise/{productId}', () => {
  test('L7: advertises the product', async () => {
    expect((await advertise('p6')).body).toEqual({ acknowledged: true, modifiedCount: 1 })
    const { body } = await market.call('GET', '/v2/advertisements')
    expect(idsOf(body)).toContain('p6')
  })
  test('L7: advertising again changes nothing', async () => {
    await advertise('p6')
    expect((await advertise('p6')).body).toMatchObject({ modifiedCount: 0 })
  })
  test.each([
    ['sold', `update products set is_sold = true where id = 'p6'`, 409, 'item-sold'],
    ['deleted', `update products set removed_at = now() where id = 'p6'`, 404, 'product-unknown'],
    ['another seller’s', `update products set seller_id = 'tom' where id = 'p6'`, 403, 'not-yours'],
  ])('L7: does not advertise a product that is %s', async (_name, change, status, code) => {
    await market.database.execute(change)
    expect((await advertise('p6')).body).toMatchObject({ status, code })
    expect(
      await market.database.query(`select id from products where id = 'p6' and is_advertised`),
    ).toEqual([])
  })
  test('L7: an unknown product is not found', async () => {
    expect((await advertise('p99')).body).toMatchObject({ code: 'product-unknown' })
  })
})

describe('DELETE /delete-product/{id}', () => {
  test('L8: removes the product from every list', async () => {
    expect((await remove('p1')).body).toEqual({ acknowledged: true, deletedCount: 1 })
    expect(idsOf(await productsOf())).not.toContain('p1')
    for (const path of ['/v2/category/music', '/v2/advertisements']) {
      expect(idsOf((await market.call('GET', path)).body)).not.toContain('p1')
    }
  })
  test('L8: deleting again changes nothing', async () => {
    await remove('p1')
    expect((await remove('p1')).body).toMatchObject({ deletedCount: 0 })
  })
  test('L8: an unknown product is not found', async () => {
    expect((await remove('p99')).body).toMatchObject({ code: 'product-unknown' })
  })
  test('O2: makes its bookings unavailable; the product can be neither paid nor booked', async () => {
    const booking = await book(market, 1, 'ann')
    await remove('p1')
    const orders = await market.call('GET', `/book-product?email=${emailOf('ann')}`, { as: 'ann' })
    expect(orders.body).toMatchObject([{ _id: booking, sellerRemoved: true }])
    expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject({
      code: 'item-unavailable',
    })
    const json = submissionOf(1, 'bob')
    expect((await market.call('PUT', '/book-product', { as: 'bob', json })).body).toMatchObject({
      code: 'item-unavailable',
    })
  })
  test.each(['sue', 'ada'] as const)(
    'A7: closes the reports of a product that %s deletes',
    async (person) => {
      for (const id of ['p1', 'p2']) {
        await market.call('POST', '/reported-product/', { as: 'ann', json: { id } })
      }
      await remove('p1', person)
      const { body } = await market.call('GET', '/reported-product/', { as: 'ada' })
      expect(body).toMatchObject([{ reportedProductId: 'p2' }])
    },
  )
  test('A7: closes the reports of a product that is already deleted', async () => {
    await market.call('POST', '/reported-product/', { as: 'ann', json: { id: 'p1' } })
    await market.database.execute(`update products set removed_at = now() where id = 'p1'`)
    expect((await remove('p1', 'ada')).body).toMatchObject({ deletedCount: 0 })
    expect((await market.call('GET', '/reported-product/', { as: 'ada' })).body).toEqual([])
  })
  test('L8: a seller cannot delete a sold product', async () => {
    await sell()
    expect((await remove('p1')).body).toMatchObject({ status: 409, code: 'item-sold' })
    expect(idsOf(await productsOf())).toContain('p1')
  })
  test('A7: an admin closes the reports of a sold product, which stays with its buyer', async () => {
    await market.call('POST', '/reported-product/', { as: 'ann', json: { id: 'p1' } })
    await sell()
    expect((await remove('p1', 'ada')).body).toEqual({
      acknowledged: true,
      deletedCount: 0,
      isSold: true,
    })
    expect((await market.call('GET', '/reported-product/', { as: 'ada' })).body).toEqual([])
    expect(idsOf(await productsOf())).toContain('p1')
  })
  test('L8: a seller cannot delete a product while a buyer pays for it', async () => {
    await openIntent(market, 1, 'ann', await book(market, 1, 'ann'))
    expect((await remove('p1', 'sue')).body).toMatchObject({ status: 409, code: 'item-held' })
    minutesPass(market, 15)
    expect((await remove('p1', 'sue')).body).toMatchObject({ deletedCount: 1 })
  })
  test('a payment that is saved after the deletion is refunded', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    minutesPass(market, 16)
    await remove('p1')
    expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).body).toMatchObject({
      code: 'refunded',
    })
    expect(market.cards.refunded).toEqual(['pi_1'])
  })
})
