import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller, callAs } from './callers.ts'
import { emailOf, openTestApp, type Person, type TestApp } from './test-app.ts'

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

describe('the reason of a report, an extension', () => {
  const reportFor = (details: object) =>
    market.call('POST', '/reported-product/', { as: 'ann', json: { id: 'p1', ...details } })

  test('B9, A6: is listed for the admin, with the words of the reporter', async () => {
    await reportFor({ reason: 'scam', words: ' Seen on\u200b another site. ' })
    expect((await reported()).body).toMatchObject([
      { reason: 'scam', words: 'Seen on another site.' },
    ])
  })
  test.each([
    ['an unknown reason', { reason: 'ugly' }],
    ['empty words', { reason: 'scam', words: ' ' }],
    ['281 characters', { reason: 'scam', words: 'x'.repeat(281) }],
  ])('B9: with %s, nothing is reported', async (_, details) => {
    expect((await reportFor(details)).status).toBe(400)
    expect((await reported()).body).toEqual([])
  })
  test('B9: a repeated report replaces it, and a report without a reason leaves it', async () => {
    await reportFor({ reason: 'scam', words: 'Fake.' })
    await reportFor({ reason: 'unsafe' })
    expect((await reported()).body).toMatchObject([{ reason: 'unsafe', words: 'Fake.' }])
    await report('ann', 'p1')
    expect((await reported()).body).toMatchObject([{ reason: 'unsafe', words: 'Fake.' }])
  })
})

describe('/own-reports, an extension', () => {
  const own = async (as: Person) => (await market.call('GET', '/own-reports', { as })).body
  const takeBack = async (as: Person, id: string) =>
    (await market.call('DELETE', `/own-reports/${id}`, { as })).body

  test('is announced with the role', async () => {
    const { body } = await market.call('GET', `/users/role/${emailOf('ann')}`, { as: 'ann' })
    expect(body).toEqual({
      _id: 'ann',
      role: 'buyer',
      extensions: [
        'account',
        'offers',
        'reviews',
        'conversations',
        'notifications',
        'push',
        'payouts',
        'wishlist',
        'saved-searches',
        'following',
        'own-reports',
        'cases',
        'order-reviews',
      ],
    })
  })
  test('B9: lists the open reports of the caller alone, newest first', async () => {
    await report('ann', 'p1')
    await report('ann', 'p2')
    await report('bob', 'p3')
    await market.database.execute(
      `update reports set created_at = timestamptz '2026-01-01' + right(product_id, 1)::int * interval '1 hour'`,
    )
    expect(await own('ann')).toEqual([
      { _id: expect.any(String), reportedProductId: 'p2' },
      { _id: expect.any(String), reportedProductId: 'p1' },
    ])
    expect(await own('sue')).toEqual([])
  })
  test('B9: a report that is taken back leaves every list and forgets its reason', async () => {
    await market.call('POST', '/reported-product/', {
      as: 'ann',
      json: { id: 'p1', reason: 'scam', words: 'Fake.' },
    })
    await report('bob', 'p1')
    expect(await takeBack('ann', 'p1')).toEqual({ acknowledged: true, deletedCount: 1 })
    expect(await takeBack('ann', 'p1')).toEqual({ acknowledged: true, deletedCount: 0 })
    expect(await own('ann')).toEqual([])
    expect(itemsOf((await reported()).body)).toHaveLength(1)
    expect(
      await market.database.query(
        'select id from reports where reason is not null or words is not null',
      ),
    ).toEqual([])
  })
  test('B9: a product can be reported again after the report was taken back', async () => {
    const first = await report('ann', 'p1')
    await takeBack('ann', 'p1')
    expect((await report('ann', 'p1')).body).toEqual(first.body)
    expect(await own('ann')).toHaveLength(1)
    expect(itemsOf((await reported()).body)).toHaveLength(1)
  })
  test('B9: another user’s report cannot be taken back', async () => {
    await report('ann', 'p1')
    expect(await takeBack('bob', 'p1')).toEqual({ acknowledged: true, deletedCount: 0 })
    expect(await own('ann')).toHaveLength(1)
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

const dismiss = async (as: Person, id: string) =>
  (await market.call('DELETE', `/reports/${id}`, { as })).body

const reportedIds = async () =>
  (
    (await market.call('GET', '/reported-product/', { as: 'ada' })).body as {
      reportedProductId: string
    }[]
  ).map(({ reportedProductId }) => reportedProductId)

describe('DELETE /reports/{productId}, an extension', () => {
  test.each([
    ['ada', true],
    ['ann', false],
    ['sue', false],
  ] as const)('is announced to %s: %s', async (as, isAnnounced) => {
    const { body } = await market.call('GET', `/users/role/${emailOf(as)}`, { as })
    const { extensions } = body as { extensions: string[] }
    expect(extensions.includes('report-dismissal')).toBe(isAnnounced)
  })
  test('closes every report of the item, and no other', async () => {
    await report('ann', 'p1')
    await report('bob', 'p1')
    await report('ann', 'p2')
    expect(await dismiss('ada', 'p1')).toEqual({ acknowledged: true, deletedCount: 2 })
    expect(await reportedIds()).toEqual(['p2'])
  })
  test('leaves the item for sale', async () => {
    await report('ann', 'p1')
    await dismiss('ada', 'p1')
    const { body } = await market.call('GET', '/v2/category/music')
    expect((body as { _id: string }[]).map(({ _id }) => _id)).toContain('p1')
  })
  test('closes the reports of a sold item', async () => {
    await report('ann', 'p1')
    await market.database.execute(`update products set is_sold = true where id = 'p1'`)
    expect(await dismiss('ada', 'p1')).toMatchObject({ deletedCount: 1 })
    expect(await reportedIds()).toEqual([])
  })
  test('a second time, or of an unknown item, closes none', async () => {
    await report('ann', 'p1')
    await dismiss('ada', 'p1')
    expect(await dismiss('ada', 'p1')).toEqual({ acknowledged: true, deletedCount: 0 })
    expect(await dismiss('ada', 'p99')).toEqual({ acknowledged: true, deletedCount: 0 })
  })
  test('B9: the item can be reported again', async () => {
    await report('ann', 'p1')
    await dismiss('ada', 'p1')
    await report('ann', 'p1')
    expect(await reportedIds()).toEqual(['p1'])
  })
  test.each(['ann', 'sue'] as const)('is refused to %s', async (as) => {
    await report('bob', 'p1')
    expect(await dismiss(as, 'p1')).toMatchObject({ status: 403, code: 'role-required' })
    expect(await reportedIds()).toEqual(['p1'])
  })
})
