import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { activatePayouts, buyGuitar, daysPass, runOrders, sendTo } from './order-steps.ts'
import { idsOf, minutesPass } from './test-app-steps.ts'
import { emailOf, type Person, type TestApp, openTestApp } from './test-app.ts'

const reason = 'The neck is broken.'
let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const list = (as: Person, query = '') => market.call('GET', `/order-reviews${query}`, { as })
type Review = { _id: string; review: { why: string; since: string; words: string | null } }
const reviews = async (query = '') => (await list('ada', query)).body as Review[]

/** Buys Guitar `n`, of which the buyer reports a problem that the seller contests. */
async function disagree(n: number): Promise<string> {
  const order = await buyGuitar(market, n)
  const problem = { kind: 'damaged', reason: `${reason} ${n}`, pictures: [] } as const
  await sendTo(market, order, { type: 'seller.meet' })
  await sendTo(market, order, { type: 'buyer.reportProblem', ...problem })
  await sendTo(market, order, { type: 'seller.contest', reason: 'It was whole.' })
  return order
}

/** Buys Guitar `n`, whose refund the provider does not make. */
async function getStuck(n: number): Promise<string> {
  const order = await buyGuitar(market, n)
  await sendTo(market, order, { type: 'seller.cancel', reason })
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    market.cards.answers.push({ outcome: 'failed', code: 'balance_insufficient' })
    await daysPass(market, 1)
    market.cards.answers.splice(0)
  }
  return order
}

/** Buys Guitar `n` and gets the money back from the market's own: the seller has it, and cannot pay it back. */
async function fallShort(n: number): Promise<string> {
  await activatePayouts(market)
  const order = await buyGuitar(market, n)
  await sendTo(market, order, { type: 'buyer.confirm' })
  await runOrders(market)
  await sendTo(market, order, { type: 'buyer.askToReturn', reason })
  await sendTo(market, order, { type: 'seller.refuseReturn', reason })
  await sendTo(market, order, { type: 'admin.refund', reason })
  market.cards.answers.push({ outcome: 'refused', code: 'balance_insufficient' })
  await runOrders(market)
  return order
}

/** Sends the dispute of an order's payment, as the bank does. */
const dispute = (order: string) =>
  sendTo(market, order, { type: 'bank.disputeOpened', cents: 5000, revision: 1 })

describe('GET /order-reviews', () => {
  test('shows what the problem is, since when, until when and what happens then', async () => {
    const order = await disagree(1)
    expect(await reviews()).toEqual([
      expect.objectContaining({
        _id: order,
        now: market.time.now.toISOString(),
        role: 'admin',
        product: { _id: 'p1', name: 'Guitar 1', image: '/guitar.avif' },
        price: 50,
        problem: 'damaged',
        buyer: { _id: 'ann', name: 'Ann', email: emailOf('ann') },
        seller: { name: 'Sue', email: emailOf('sue'), contact: '555', isVerified: true },
        deadline: { at: '2026-03-15T12:00:00.000Z', event: 'deadline.reviewOverdue' },
        review: {
          why: 'undecided',
          since: '2026-03-01T12:00:00.000Z',
          words: 'The neck is broken. 1',
        },
      }),
    ])
  })
  test('has the words of a return that the seller refuses', async () => {
    const order = await buyGuitar(market)
    await sendTo(market, order, { type: 'buyer.confirm' })
    await sendTo(market, order, { type: 'buyer.askToReturn', reason: 'It is too loud.' })
    await sendTo(market, order, { type: 'seller.refuseReturn', reason: 'It is a guitar.' })
    expect(await reviews()).toMatchObject([{ review: { words: 'It is too loud.' } }])
  })
  test('lists decisions first, by their deadline, and then the money that needs a look', async () => {
    const stuck = await getStuck(1)
    const disputed = await buyGuitar(market, 2)
    await dispute(disputed)
    const first = await disagree(3)
    minutesPass(market, 5)
    const second = await disagree(4)
    const found = await reviews()
    expect(found.map(({ _id, review }) => [_id, review.why])).toEqual([
      [first, 'undecided'],
      [second, 'undecided'],
      [stuck, 'stuck'],
      [disputed, 'disputed'],
    ])
  })
  test('keeps since when an order waits while other things happen to it', async () => {
    const order = await disagree(1)
    await daysPass(market, 3)
    await dispute(order)
    expect(await reviews()).toMatchObject([
      { review: { why: 'undecided', since: '2026-03-01T12:00:00.000Z' } },
    ])
  })
  test('forgets a shortfall when an admin writes it off, until the bank has news', async () => {
    const order = await fallShort(1)
    expect(await reviews()).toMatchObject([{ _id: order, review: { why: 'shortfall' } }])
    const writeOff = { event: 'admin.writeOff' }
    const sent = await market.call('POST', `/orders/${order}/events`, { as: 'ada', json: writeOff })
    expect(sent).toMatchObject({ status: 200, body: { position: 'shortfall', can: [] } })
    expect(await reviews()).toEqual([])
    await dispute(order)
    await sendTo(market, order, { type: 'bank.disputeLost', cents: 5000, revision: 2 })
    expect(await reviews()).toMatchObject([{ _id: order, review: { why: 'shortfall' } }])
  })
  test('lets an admin write off a shortfall of before there was a way to', async () => {
    const order = await fallShort(1)
    await market.database.execute(
      `update flows set value = jsonb_set(value, '{money}', '"shortfall"') where flow = 'order'`,
    )
    expect(await sendTo(market, order, { type: 'admin.writeOff' })).toBe(true)
    expect(await reviews()).toEqual([])
  })
  test('forgets an order that is decided', async () => {
    const order = await disagree(1)
    await sendTo(market, order, { type: 'admin.release', reason })
    expect(await reviews()).toEqual([])
  })
  test('pages by the last order of the page before, also when that one is decided meanwhile', async () => {
    const orders: string[] = []
    for (const n of [1, 2, 3]) {
      orders.push(await disagree(n))
      minutesPass(market, 5)
    }
    const [one, two = '', three] = orders
    const first = await list('ada', '?limit=2')
    expect(idsOf(first.body)).toEqual([one, two])
    expect(first.headers.get('link')).toBe(`</order-reviews?limit=2&after=${two}>; rel="next"`)
    await sendTo(market, two, { type: 'admin.refund', reason })
    expect(idsOf(await reviews(`?limit=2&after=${two}`))).toEqual([three])
  })
  test.each(['ada', 'ann', 'sue'] as const)(
    'is announced to %s, so that a page for another role is refused and not missing',
    async (as) => {
      const { body } = await market.call('GET', `/users/role/${emailOf(as)}`, { as })
      expect(body).toMatchObject({ extensions: expect.arrayContaining(['order-reviews']) })
    },
  )
  test.each(['ann', 'sue'] as const)('is refused to %s', async (as) => {
    await disagree(1)
    expect(await list(as)).toMatchObject({ status: 403, body: { code: 'role-required' } })
  })
})

test('a market that was upgraded lists the orders that waited before', async () => {
  const orders = [await disagree(1), await buyGuitar(market, 2)]
  await dispute(orders[1] ?? '')
  await runOrders(market)
  const before = await reviews()
  await market.database.execute(
    'update flows set needs_admin = false, admin_rank = null, admin_since = null',
  )
  const migration = new URL(
    '../../server/database/migrations/016-order-reviews.sql',
    import.meta.url,
  )
  const sql = await readFile(migration, 'utf8')
  await market.database.execute(sql.slice(sql.indexOf('update flows')))
  expect(await reviews()).toEqual(before)
})
