import { beforeAll, expect, test } from 'vitest'
import { book, type Buyer, pay, purchase } from '../../tools/crashes/purchase.ts'
import { computeTotals } from '../../tools/crashes/totals.ts'
import { Shop, signUp } from '../../tools/crashes/shop.ts'
import { listGuitars, withDatabase } from '../../tools/crashes/trial.ts'
import { listen, setupServerPair } from './server-pair.ts'

const ITEMS = 8
const productIds = Array.from({ length: ITEMS }, (_, index) => `p${index}`)
const last = `p${ITEMS}`

const pair = setupServerPair()
beforeAll(() => withDatabase(pair().where, (database) => listGuitars(database, ITEMS + 1)))

test('servers that start concurrently on an empty database create the demo data once', async () => {
  const [counts] = await withDatabase(pair().where, (database) =>
    database.query<{ names: number; rows: number }>(
      `select count(distinct name)::int as names, count(*)::int as rows from products where name <> 'Guitar'`,
    ),
  )
  expect(counts?.rows).toBeGreaterThan(0)
  expect(counts?.names).toBe(counts?.rows)
})

test('O2: if two buyers pay concurrently on two servers, one gets the item and the other no net charge', async () => {
  const shops = pair().origins.map((origin) => new Shop(origin))
  const buyers = await Promise.all(
    shops.map(async (shop, index): Promise<{ shop: Shop; buyer: Buyer }> => {
      const email = `racer${index}@crashes.test`
      return { shop, buyer: { email, token: await signUp(shop, email) } }
    }),
  )
  const outcomes = await Promise.all(
    productIds.map((productId) =>
      Promise.all(buyers.map(({ shop, buyer }) => purchase(shop, productId, buyer))),
    ),
  )
  expect(outcomes.map((both) => both.toSorted())).toEqual(
    productIds.map(() => ['bought', 'missed']),
  )
  for (const { acknowledged } of shops) {
    const totals = await withDatabase(pair().where, (database) =>
      computeTotals(database, productIds, acknowledged),
    )
    expect(totals).toMatchObject({ sales: ITEMS, problems: [] })
  }
})

test('P3: a payment that is saved on both servers concurrently is recorded once', async () => {
  const [near, far] = pair().origins
  const [first, second] = [new Shop(near), new Shop(far)]
  const buyer = { email: 'teller@crashes.test', token: await signUp(first, 'teller@crashes.test') }
  const bookingId = (await book(first, last, buyer)) ?? ''
  const both = await Promise.all([first, second].map((shop) => pay(shop, bookingId, last, buyer)))
  expect(both).toEqual(['bought', 'bought'])
  const totals = await withDatabase(pair().where, (database) =>
    computeTotals(database, [last], first.acknowledged),
  )
  expect(totals).toMatchObject({ charges: 1, sales: 1, refunds: 0, problems: [] })
})

test('a buyer who listens on one server hears of what the other one does with the order', async () => {
  const [near, far] = pair().origins
  const token = await signUp(new Shop(near), 'teller@crashes.test')
  const authorization = `Bearer ${token}`
  const listed = await fetch(`${near}/orders`, { headers: { authorization } })
  const [order] = (await listed.json()) as { _id: string }[]
  const live = await listen(near, token)
  await live.until('event: reset')
  const sent = await fetch(`${far}/orders/${order?._id}/events`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ event: 'buyer.confirm' }),
  })
  expect(await sent.json()).toMatchObject({ state: 'received', position: 'releasing' })
  await live.until(`event: order\ndata: {"_id":"${order?._id}","seq":2}`)
  await live.close()
})
