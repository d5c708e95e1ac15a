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

type Logged = { call: string; event: string | null; words: string; about: string; item: string }

const logOf = async (query = '') =>
  (await market.call('GET', `/admin/audit-log?limit=20${query}`, { as: 'ada' })).body as (Logged & {
    _id: string
  })[]
const act = (method: string, path: string, json?: object) =>
  market.call(method, path, { as: 'ada', ...(json && { json }) })

describe('the audit log', () => {
  // The rows of other tests stay: nothing can remove them.
  let before: number
  beforeEach(async () => {
    const rows = await market.database.query('select id from audit_log')
    before = rows.length
  })
  const written = async () => {
    const rows = await market.database.query('select id from audit_log')
    return rows.length - before
  }

  test('has what each admin did, to whom, when and why, the newest first', async () => {
    const order = await buyGuitar(market, 2)
    await market.call('POST', '/reported-product/', { as: 'ann', json: { id: 'p3' } })
    await market.database.execute("update users set is_verified = false where id = 'sue'")
    await act('PUT', '/verify-seller', { sellerId: 'sue' })
    await act('DELETE', '/reports/p3')
    const opened = await act('POST', '/cases', { about: 'user', id: 'bob' })
    const { insertedId } = opened.body as { insertedId: string }
    await act('POST', `/cases/${insertedId}/events`, {
      event: 'admin.act',
      measure: 'warn',
      words: 'Be kind.',
    })
    await act('POST', `/orders/${order}/events`, { event: 'admin.cancel', reason: 'A mistake.' })
    await act('DELETE', '/delete-product/p4?reason=A%20copy')
    await act('DELETE', '/remove-buyer?id=bob&reason=Threats')
    await act('DELETE', `/remove-seller?email=${emailOf('SUE')}`)
    const concerns = (id: string) => ({ concerned: [expect.objectContaining({ _id: id })] })
    expect(await written()).toBe(8)
    expect((await logOf()).slice(0, 8)).toMatchObject([
      { call: 'DELETE /remove-seller', about: 'user', thingId: 'sue', ...concerns('sue') },
      { call: 'DELETE /remove-buyer', about: 'user', words: 'Threats', ...concerns('bob') },
      {
        call: 'DELETE /delete-product/:id',
        about: 'listing',
        item: 'Guitar 4',
        words: 'A copy',
        ...concerns('sue'),
      },
      {
        call: 'POST /orders/:id/events',
        event: 'admin.cancel',
        words: 'A mistake.',
        item: 'Guitar 2',
        concerned: [{ _id: 'ann' }, { _id: 'sue' }],
      },
      { call: 'POST /cases/:id/events', event: 'warn', words: 'Be kind.', ...concerns('bob') },
      { call: 'POST /cases', about: 'user', ...concerns('bob') },
      { call: 'DELETE /reports/:productId', item: 'Guitar 3', ...concerns('sue') },
      {
        call: 'PUT /verify-seller',
        by: { _id: 'ada', name: 'Ada' },
        at: '2026-03-01T12:00:00.000Z',
        ...concerns('sue'),
      },
    ])
  })

  test('has nothing that changed nothing, was refused, or is of somebody else', async () => {
    await act('PUT', '/verify-seller', { sellerId: 'sue' })
    await act('DELETE', '/remove-buyer?id=nobody')
    await act('POST', '/cases', { about: 'user', id: 'nobody' })
    const order = await buyGuitar(market, 2)
    await act('POST', `/orders/${order}/events`, { event: 'admin.refund', reason: 'Why not.' })
    await market.call('POST', `/orders/${order}/events`, {
      as: 'ann',
      json: { event: 'buyer.askToCancel', reason: 'Because.' },
    })
    await market.call('DELETE', '/delete-product/p4', { as: 'sue' })
    expect(await written()).toBe(0)
  })

  test('is read by a user and in pages', async () => {
    await act('DELETE', '/remove-buyer?id=bob')
    await act('DELETE', '/delete-product/p4')
    await act('DELETE', '/delete-product/p5')
    const [newest] = await logOf('&user=sue')
    expect(newest).toMatchObject({ item: 'Guitar 5' })
    const [next] = await logOf(`&after=${newest?._id}`)
    expect(next).toMatchObject({ item: 'Guitar 4' })
    expect((await logOf('&user=bob'))[0]).toMatchObject({ call: 'DELETE /remove-buyer' })
    expect(await logOf('&after=x')).toEqual([])
  })

  test.each(['update audit_log set words = null', 'delete from audit_log', 'truncate audit_log'])(
    'refuses %s',
    async (change) => {
      await expect(market.database.execute(change)).rejects.toThrow('append-only')
    },
  )
})

describe('GET /admin/users/:id', () => {
  const fileOf = async (id: string) =>
    (await market.call('GET', `/admin/users/${id}`, { as: 'ada' })).body

  test('has all that the market knows of a seller', async () => {
    const order = await buyGuitar(market, 2)
    const json = { id: 'p1', reason: 'scam', words: 'A copy.' }
    await market.call('POST', '/reported-product/', { as: 'ann', json })
    await market.database.query(
      `insert into reviews (order_id, side, author_id, subject_id, stars, words, choices, written_at, published_at)
       values ($1, 'buyer', 'ann', 'sue', 4, 'Nice.', '[]', now(), now()),
              ($1, 'seller', 'sue', 'ann', 5, 'Quick.', '[]', now(), null)`,
      [order],
    )
    await act('DELETE', '/delete-product/p4?reason=A%20copy')
    expect(await fileOf('sue')).toMatchObject({
      name: 'Sue',
      role: 'seller',
      isVerified: true,
      isRemoved: false,
      emailConfirmedAt: expect.any(String),
      payouts: null,
      can: [{ event: 'admin.act', fields: expect.any(Array) }],
      products: expect.arrayContaining([expect.objectContaining({ _id: 'p4', state: 'removed' })]),
      orders: [{ _id: order, buyer: { name: 'Ann' } }],
      reportsBy: [],
      reportsAgainst: [
        { reason: 'scam', words: 'A copy.', item: 'Guitar 1', other: { _id: 'ann' } },
      ],
      // An admin reads a review no earlier than its subject.
      reviewsBy: [],
      reviewsOf: [{ stars: 4, words: 'Nice.', item: 'Guitar 2', other: { name: 'Ann' } }],
      cases: expect.arrayContaining([
        expect.objectContaining({ state: 'open' }),
        expect.objectContaining({ state: 'actioned' }),
      ]),
    })
    expect(await fileOf('ann')).toMatchObject({
      orders: [{ _id: order }],
      reportsBy: [{ item: 'Guitar 1', other: { _id: 'sue' } }],
      reviewsBy: [{ other: { _id: 'sue' } }],
    })
  })

  test('has a removed user with the reason, who can no longer be warned', async () => {
    await act('DELETE', '/remove-buyer?id=bob&reason=Threats')
    expect(await fileOf('bob')).toMatchObject({
      isRemoved: true,
      removalReason: 'Threats',
      can: [],
      log: expect.arrayContaining([expect.objectContaining({ words: 'Threats' })]),
    })
    expect(await fileOf('nobody')).toMatchObject({ status: 404, code: 'user-unknown' })
  })
})
