import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller, callAs } from './callers.ts'
import { type TestApp, openTestApp, type Person } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await addOtherSeller(market)
})

const report = (as: Person, id: unknown, headers: Record<string, string> = {}) =>
  market.call('POST', '/reported-product/', { as, json: { id }, headers })
const reported = async (query = '') => callAs(market, 'ada', 'GET', `/reported-product/${query}`)
const itemsOf = (body: unknown) =>
  body as { _id: string; reportedProductId: string; productData: object[] }[]

describe('POST /reported-product/', () => {
  test('B9: inserts a report', async () => {
    const { body } = await report('ann', 'p1')
    expect(body).toEqual({ acknowledged: true, insertedId: expect.stringMatching(/./) })
    expect(itemsOf((await reported()).body)).toHaveLength(1)
  })
  test('B9: the same user reporting the same product again gets the same insertedId', async () => {
    const first = await report('ann', 'p1')
    expect((await report('ann', 'p1')).body).toEqual(first.body)
    expect(itemsOf((await reported()).body)).toHaveLength(1)
  })
  test('B9: another user’s report of the same product is a separate report', async () => {
    await report('ann', 'p1')
    await report('bob', 'p1')
    const ids = itemsOf((await reported()).body).map((item) => item.reportedProductId)
    expect(ids).toEqual(['p1', 'p1'])
  })
  test.each([
    ['unknown', 'p99', 404, 'product-unknown'],
    ['deleted', 'p2', 404, 'product-unknown'],
    ['not named by a string', 7, 400, 'invalid-request'],
  ])('B9: a product that is %s cannot be reported', async (_name, id, status, code) => {
    await market.database.execute(`update products set removed_at = now() where id = 'p2'`)
    expect((await report('ann', id)).body).toMatchObject({ status, code })
    expect((await reported()).body).toEqual([])
  })
  test('replays the response for the same Idempotency-Key, and rejects the key for another product', async () => {
    const key = { 'idempotency-key': 'k1' }
    const first = await report('ann', 'p1', key)
    const again = await report('ann', 'p1', key)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect((await report('ann', 'p2', key)).status).toBe(422)
  })
})

describe('GET /reported-product/', () => {
  test('A6: a reported item contains its product', async () => {
    await report('ann', 'p1')
    const { body } = await reported()
    expect(body).toEqual([
      { _id: expect.any(String), reportedProductId: 'p1', productData: [expect.any(Object)] },
    ])
    expect(itemsOf(body)[0]?.productData[0]).toMatchObject({
      _id: 'p1',
      productName: 'Guitar 1',
      askingPrice: 50,
      isAdvertised: true,
    })
  })
  test('C5: productData is empty if the product was deleted', async () => {
    await report('ann', 'p1')
    await market.database.execute(`update products set removed_at = now() where id = 'p1'`)
    expect((await reported()).body).toMatchObject([{ reportedProductId: 'p1', productData: [] }])
  })
  test('A6: omits closed reports', async () => {
    await report('ann', 'p1')
    await market.database.execute('update reports set removed_at = now()')
    expect((await reported()).body).toEqual([])
  })
  test('A6: sorts reports newest first, and the Link header leads to the next page', async () => {
    for (const id of ['p1', 'p2', 'p3']) await report('ann', id)
    await market.database.execute(
      `update reports set created_at = timestamptz '2026-01-01' + right(product_id, 1)::int * interval '1 hour'`,
    )
    const first = await reported('?limit=2')
    const next = /^<\/reported-product\/([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')
    const second = await reported(next?.[1])
    const ids = [first, second].map(({ body }) =>
      itemsOf(body).map((item) => item.reportedProductId),
    )
    expect(ids).toEqual([['p3', 'p2'], ['p1']])
    expect(second.headers.get('link')).toBeNull()
  })
})
