import { beforeEach, describe, expect, test } from 'vitest'
import { idsOf } from './test-app-steps.ts'
import { openTestApp, type Person, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

type Item = { _id: string; keptPrice: number; keptAt: string; productName: string }
type Kept = { productId: string; price: number; keptAt?: string }

const keep = (as: Person, items: readonly unknown[], headers: Record<string, string> = {}) =>
  market.call('PUT', '/wishlist', { as, json: { items }, headers })
const kept = (productId: string, keptAt?: string): Kept => ({
  productId,
  price: 90,
  ...(keptAt !== undefined && { keptAt }),
})
const remove = (as: Person, id: string) => market.call('DELETE', `/wishlist/${id}`, { as })
const listOf = async (as: Person, query = '') =>
  (await market.call('GET', `/wishlist${query}`, { as })).body as Item[]

describe('/wishlist, an extension', () => {
  test('keeps a product with the price that the user saw, for the caller alone', async () => {
    expect((await keep('ann', [kept('p1')])).body).toEqual({ acknowledged: true, keptCount: 1 })
    const cards = (await market.call('GET', '/v2/category/music')).body as { _id: string }[]
    const card = cards.find(({ _id }) => _id === 'p1')
    expect(await listOf('ann')).toEqual([
      {
        _id: 'p1',
        productName: 'Guitar 1',
        keptPrice: 90,
        keptAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        availability: 'forSale',
        product: card,
      },
    ])
    expect(await listOf('bob')).toEqual([])
  })

  test('lists the last kept first, in pages', async () => {
    await keep('ann', [
      kept('p1', '2026-01-02T00:00:00Z'),
      kept('p2', '2026-01-03T00:00:00Z'),
      kept('p3', '2026-01-01T00:00:00Z'),
    ])
    expect(idsOf(await listOf('ann'))).toEqual(['p2', 'p1', 'p3'])
    const { body, headers } = await market.call('GET', '/wishlist?limit=2', { as: 'ann' })
    expect(idsOf(body)).toEqual(['p2', 'p1'])
    expect(headers.get('link')).toContain('after=p1')
    expect(idsOf(await listOf('ann', '?limit=2&after=p1'))).toEqual(['p3'])
    expect((await market.call('GET', '/wishlist/ids', { as: 'ann' })).body).toEqual([
      'p2',
      'p1',
      'p3',
    ])
  })

  test('a product that is kept again keeps its price and its time', async () => {
    await keep('ann', [kept('p1', '2026-01-02T00:00:00Z')])
    await keep('ann', [{ productId: 'p1', price: 12 }, kept('p2')])
    expect(await listOf('ann')).toMatchObject([
      { _id: 'p2' },
      { _id: 'p1', keptPrice: 90, keptAt: '2026-01-02T00:00:00.000Z' },
    ])
  })

  test('of a product that comes twice, the first is kept', async () => {
    await keep('ann', [kept('p1'), { productId: 'p1', price: 12 }])
    expect(await listOf('ann')).toMatchObject([{ _id: 'p1', keptPrice: 90 }])
  })

  test('a time in the future becomes the present', async () => {
    await keep('ann', [kept('p1', '2999-01-01T00:00:00Z')])
    const [item] = await listOf('ann')
    expect(new Date(item?.keptAt ?? '').getFullYear()).toBeLessThan(2999)
  })

  test('says what became of a product since it was kept', async () => {
    await keep('ann', [
      kept('p1', '2026-01-04T00:00:00Z'),
      kept('p2', '2026-01-03T00:00:00Z'),
      kept('p3', '2026-01-02T00:00:00Z'),
    ])
    await market.database.execute(`
      update products set is_sold = true where id = 'p1';
      update products set removed_at = now() where id = 'p2';
      update products set asking_price_cents = 5000 where id = 'p3'`)
    expect(await listOf('ann')).toMatchObject([
      { _id: 'p1', availability: 'sold', product: { productName: 'Guitar 1' } },
      { _id: 'p2', availability: 'gone', productName: 'Guitar 2', product: null },
      { _id: 'p3', availability: 'forSale', keptPrice: 90, product: { askingPrice: 50 } },
    ])
  })

  test('a product of a removed seller is gone', async () => {
    await keep('ann', [kept('p1')])
    await market.database.execute(`update users set removed_at = now() where id = 'sue'`)
    expect(await listOf('ann')).toMatchObject([{ availability: 'gone', product: null }])
  })

  test('removes a product once, and of the caller alone', async () => {
    await keep('ann', [kept('p1')])
    expect((await remove('bob', 'p1')).body).toEqual({ acknowledged: true, deletedCount: 0 })
    expect((await remove('ann', 'p1')).body).toEqual({ acknowledged: true, deletedCount: 1 })
    expect((await remove('ann', 'p1')).body).toEqual({ acknowledged: true, deletedCount: 0 })
    expect(await listOf('ann')).toEqual([])
  })

  test('products that never existed are left out, and alone refused', async () => {
    expect((await keep('ann', [kept('p99'), kept('p1')])).body).toMatchObject({ keptCount: 1 })
    expect(idsOf(await listOf('ann'))).toEqual(['p1'])
    expect((await keep('bob', [kept('p99')])).body).toMatchObject({ code: 'product-unknown' })
  })

  test('a full wishlist takes nothing more, and loses nothing', async () => {
    await market.database.execute(`
      insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                            purchase_year, contact, location)
        select 'full' || n, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
               purchase_year, contact, location from products, generate_series(1, 499) n where id = 'p1';
      insert into wishlist_items (user_id, product_id, kept_price_cents, kept_at)
        select 'ann', 'full' || n, 100, now() from generate_series(1, 499) n`)
    expect((await keep('ann', [kept('p1'), kept('p2')])).body).toMatchObject({
      status: 409,
      code: 'wishlist-full',
    })
    expect(await listOf('ann')).toHaveLength(499)
    expect((await keep('ann', [kept('p1')])).status).toBe(200)
    expect(await listOf('ann')).toHaveLength(500)
  })

  test('a request that is repeated by its key does not keep again what was removed meanwhile', async () => {
    const key = { 'idempotency-key': 'joined' }
    await keep('ann', [kept('p1')], key)
    await remove('ann', 'p1')
    const again = await keep('ann', [kept('p1')], key)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await listOf('ann')).toEqual([])
  })

  test.each([
    ['no items', { items: [] }],
    ['no price', { items: [{ productId: 'p1' }] }],
    ['a price of nothing', { items: [{ productId: 'p1', price: 0 }] }],
    ['a time that is none', { items: [{ productId: 'p1', price: 1, keptAt: 'yesterday' }] }],
    ['a time before 1970', { items: [kept('p1', '1969-12-31T23:59:59Z')] }],
    ['a time before the calendar', { items: [kept('p1', '-200000-01-01T00:00:00Z')] }],
    ['501 items', { items: Array.from({ length: 501 }, () => kept('p1')) }],
  ])('refuses %s', async (_, json) => {
    expect((await market.call('PUT', '/wishlist', { as: 'ann', json })).status).toBe(400)
    expect(await listOf('ann')).toEqual([])
  })
})

describe('GET /products?ids=, an extension', () => {
  const read = async (ids: string) => market.call('GET', `/products?ids=${ids}`)

  test('says what became of products, in the order of the ids', async () => {
    await market.database.execute(`
      update products set is_sold = true where id = 'p1';
      update products set removed_at = now() where id = 'p2'`)
    expect((await read('p3,p1,p99,p2,p3')).body).toEqual([
      { _id: 'p3', availability: 'forSale', product: expect.objectContaining({ _id: 'p3' }) },
      { _id: 'p1', availability: 'sold', product: expect.not.objectContaining({ contact: '555' }) },
      { _id: 'p2', availability: 'gone', product: null },
    ])
  })
  test.each(['', Array.from({ length: 101 }, (_, index) => `p${index}`).join(',')])(
    'refuses no ids and more than a hundred',
    async (ids) => expect((await read(ids)).status).toBe(400),
  )
})
