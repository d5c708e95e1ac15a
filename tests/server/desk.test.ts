import { beforeEach, describe, expect, test } from 'vitest'
import { buyGuitar } from './order-steps.ts'
import { emailOf, openTestApp, type TestApp } from './test-app.ts'

let market: TestApp

beforeEach(async () => {
  market = await openTestApp()
})

type Found = Record<'users' | 'products' | 'orders', { _id: string; state?: string }[]>

const search = async (words: string) =>
  (await market.call('GET', `/admin/search?words=${encodeURIComponent(words)}`, { as: 'ada' }))
    .body as Found
const idsIn = (found: { _id: string }[]) => found.map(({ _id }) => _id)

describe('GET /admin/search', () => {
  test.each([
    ['the name in any letter case', 'ÅSA möller'],
    ['the name without its accents', 'moller asa'],
    ['a part of the e-mail address', 'sa@exam'],
    ['the whole of a short name', 'Bo'],
    ['the id', 'user-åsa'],
  ])('finds a user by %s', async (_, words) => {
    await market.database.execute(
      `insert into users (id, name, email, role) values ('user-åsa', 'Åsa Möller Bo', 'asa@example.test', 'buyer')`,
    )
    expect(idsIn((await search(words)).users)).toEqual(['user-åsa'])
  })

  test('finds users who are removed or suspended, and says so', async () => {
    expect((await search('rex')).users).toMatchObject([{ isRemoved: true, isSuspended: false }])
    const { body } = await market.call('POST', '/cases', {
      as: 'ada',
      json: { about: 'user', id: 'sue' },
    })
    const { insertedId } = body as { insertedId: string }
    await market.call('POST', `/cases/${insertedId}/events`, {
      as: 'ada',
      json: { event: 'admin.act', measure: 'suspend', words: 'Threats.' },
    })
    expect((await search('sue')).users).toMatchObject([{ isRemoved: false, isSuspended: true }])
    expect(idsIn((await search('')).users)).toEqual(['sue'])
  })

  test('finds products by their words, the newest first, also those that are sold or removed', async () => {
    await market.call('DELETE', '/delete-product/p3', { as: 'sue' })
    const { products } = await search('guitar')
    expect(idsIn(products)).toEqual(['p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1'])
    expect(products.map(({ state }) => state)).toContain('removed')
    expect((await search('Guitar 3')).products).toMatchObject([
      { _id: 'p3', state: 'removed', price: 50.02, seller: { _id: 'sue', name: 'Sue' } },
    ])
  })

  test('finds an order by its id, its transaction, its buyer, its seller and its product', async () => {
    const order = await buyGuitar(market, 2)
    const [paid] = await market.database.query<{ transaction_id: string }>(
      'select transaction_id from payments',
    )
    const known = [order, paid?.transaction_id ?? '', emailOf('ann'), 'sue', 'guitar 2']
    for (const words of known) {
      expect({ words, orders: (await search(words)).orders }).toMatchObject({
        words,
        orders: [{ _id: order, state: 'paid', role: 'admin' }],
      })
    }
  })

  test.each(['%', '_', String.raw`\ `, 'an%', 'x_e'])('takes %s as it is', async (words) => {
    expect(await search(words)).toEqual({ users: [], products: [], orders: [] })
  })
})
