import { beforeEach, describe, expect, test } from 'vitest'
import { sendOrderEvent } from '../../server/orders/send.ts'
import { readUserByEmail } from '../../server/users/users.ts'
import { chair } from './chair.ts'
import { activatePayouts, buyGuitar, runOrders } from './order-steps.ts'
import { idsOf, orderOf } from './test-app-steps.ts'
import { emailOf, openTestApp, type Person, type TestApp } from './test-app.ts'

let market: TestApp
let order: string

beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})

const reason = 'The neck is broken.'

const read = async (as: Person) => (await market.call('GET', `/orders/${order}`, { as })).body

const send = (as: Person, event: string, fields: object = {}, headers = {}) =>
  market.call('POST', `/orders/${order}/events`, { as, json: { event, ...fields }, headers })

/** Returns the events that a person can send now. */
const canOf = async (as: Person) =>
  ((await read(as)) as { can: { event: string }[] }).can.map(({ event }) => event)

/** Sends events that are all taken. */
async function go(...events: readonly (readonly [Person, string, object?])[]): Promise<void> {
  for (const [as, event, fields] of events) {
    expect((await send(as, event, fields)).body).toMatchObject({ _id: order })
  }
}

const problem = { kind: 'damaged', reason, pictures: ['/images/neck.avif'] }

test('GET /capabilities lists what the server has beyond section 7', async () => {
  expect((await market.call('GET', '/capabilities')).body).toEqual({
    capabilities: [
      'account',
      'orders',
      'offers',
      'reviews',
      'conversations',
      'notifications',
      'push',
      'live',
      'payouts',
      'search',
      'places',
      'products',
      'pictures',
      'wishlist',
      'saved-searches',
      'following',
      'listings',
    ],
  })
})

describe('GET /orders/{id}', () => {
  test('shows the buyer everything, and nothing of the market’s own', async () => {
    await send('sue', 'seller.meet')
    expect(await read('ann')).toEqual({
      _id: order,
      now: market.time.now.toISOString(),
      seq: 2,
      role: 'buyer',
      product: { _id: 'p1', name: 'Guitar 1', image: '/guitar.avif' },
      price: 50,
      paidAt: '2026-03-01T12:00:00.000Z',
      state: 'handedOver.met',
      position: 'held',
      money: { held: 50, inFlight: 0, released: 0, refunded: 0, atBank: 0, waitsFor: null },
      problem: null,
      partOffer: null,
      can: [
        { event: 'buyer.confirm', fields: [] },
        {
          event: 'buyer.reportProblem',
          fields: [
            {
              name: 'kind',
              type: 'choice',
              options: ['notReceived', 'notAsDescribed', 'damaged'],
            },
            { name: 'reason', type: 'text', max: 1000 },
            { name: 'pictures', type: 'pictures', max: 5 },
          ],
        },
      ],
      deadline: { at: '2026-03-03T12:00:00.000Z', event: 'deadline.received' },
      buyer: { _id: 'ann', name: 'Ann', email: emailOf('ann') },
      seller: { name: 'Sue', email: emailOf('sue'), contact: '555', isVerified: true },
      meeting: { phoneNumber: '070', location: 'the station', bookedAt: expect.any(String) },
      bookingId: expect.any(String),
      timeline: [
        {
          seq: 1,
          at: '2026-03-01T12:00:00.000Z',
          actor: 'buyer',
          event: 'buyer.pay',
          from: null,
          to: { state: 'paid', position: 'held' },
          amount: 50,
        },
        {
          seq: 2,
          at: '2026-03-01T12:00:00.000Z',
          actor: 'seller',
          event: 'seller.meet',
          from: { state: 'paid', position: 'held' },
          to: { state: 'handedOver.met', position: 'held' },
        },
      ],
    })
  })
  test('shows an admin both sides’ words and pictures, without their meeting', async () => {
    await go(['sue', 'seller.meet'], ['ann', 'buyer.reportProblem', problem])
    await go(['sue', 'seller.contest', { reason: 'It was whole.' }])
    const body = await read('ada')
    expect(body).toMatchObject({ role: 'admin', state: 'underReview', problem: 'damaged' })
    expect(body).not.toHaveProperty('meeting')
    expect((body as { timeline: object[] }).timeline.slice(2)).toMatchObject([
      { actor: 'buyer', ...problem },
      { actor: 'seller', reason: 'It was whole.' },
    ])
    expect(await canOf('ada')).toEqual(['admin.refund', 'admin.release', 'admin.split'])
  })
  test('says what the money waits for', async () => {
    await go(['ann', 'buyer.confirm'])
    await runOrders(market)
    expect(await read('sue')).toMatchObject({
      position: 'releasing',
      money: { held: 50, inFlight: 0, released: 0, waitsFor: 'payoutAccount' },
    })
    await activatePayouts(market)
    await market.call('GET', '/payout-account', { as: 'sue' })
    await runOrders(market)
    expect(await read('sue')).toMatchObject({
      position: 'released',
      money: { inFlight: 0, released: 50, waitsFor: null },
    })
  })
})

describe('POST /orders/{id}/events', () => {
  test('answers with the order as it is then', async () => {
    const { status, body } = await send('sue', 'seller.send', { tracking: 'SE1' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ role: 'seller', state: 'handedOver.sent', seq: 2 })
    expect((body as { timeline: object[] }).timeline[1]).toMatchObject({ tracking: 'SE1' })
  })
  test('refuses what the state does not take, and says what can be done and until when', async () => {
    const { status, body } = await send('ann', 'buyer.acceptPart', { amount: 10 })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'event-refused',
      state: 'paid',
      position: 'held',
      can: [{ event: 'buyer.confirm' }, { event: 'buyer.askToCancel' }],
      deadline: { at: '2026-03-08T12:00:00.000Z', event: 'deadline.notHandedOver' },
    })
  })
  test('takes the pictures of both sides, and a report or an answer without any', async () => {
    await go(['sue', 'seller.meet'])
    await go(['ann', 'buyer.reportProblem', { kind: 'damaged', reason }])
    await go(['sue', 'seller.contest', { reason: 'It was whole.', pictures: problem.pictures }])
    expect((await read('ada')) as { timeline: object[] }).toMatchObject({
      timeline: [{}, {}, { pictures: [] }, { pictures: problem.pictures }],
    })
  })
  test('a repeated request with the same key is one event', async () => {
    const headers = { 'idempotency-key': 'k1' }
    const first = await send('ann', 'buyer.askToCancel', { reason }, headers)
    const again = await send('ann', 'buyer.askToCancel', { reason }, headers)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
  })
  test.each([
    ['ann', 'seller.meet', 403, 'role-required'],
    ['sue', 'buyer.confirm', 403, 'role-required'],
    ['sue', 'admin.cancel', 403, 'role-required'],
    ['ada', 'seller.cancel', 403, 'role-required'],
    ['bob', 'buyer.confirm', 403, 'not-yours'],
    ['ann', 'provider.succeeded', 400, 'invalid-request'],
    ['ann', 'deadline.received', 400, 'invalid-request'],
    ['ann', 'money.instructed', 400, 'invalid-request'],
    ['ann', 'constructor', 400, 'invalid-request'],
  ] as const)('%s cannot send %s', async (as, event, status, code) => {
    const answer = await send(as, event, { reason, key: 'refund-1' })
    expect(answer).toMatchObject({ status, body: { code } })
    expect(await read('ann')).toMatchObject({ seq: 1 })
  })
  test('refuses a buyer without a part in the order, also where no route has asked', async () => {
    const bob = await readUserByEmail(market.database, emailOf('bob'))
    if (bob === null) throw new Error('There is no bob.')
    const sent = sendOrderEvent(market.market, bob, {
      id: order,
      body: { event: 'buyer.askToCancel', reason },
    })
    await expect(sent).rejects.toMatchObject({ code: 'role-required' })
    expect(await read('ann')).toMatchObject({ seq: 1 })
  })
  test.each([
    ['no reason', 'ann', 'buyer.askToCancel', {}],
    ['an empty reason', 'ann', 'buyer.askToCancel', { reason: ' ' }],
    ['a reason that is too long', 'ann', 'buyer.askToCancel', { reason: 'x'.repeat(1001) }],
    ['a tracking number with control characters', 'sue', 'seller.send', { tracking: 'a\u0007' }],
  ] as const)('refuses %s', async (_name, as, event, fields) => {
    expect((await send(as, event, fields)).body).toMatchObject({ code: 'invalid-request' })
  })
  test.each([
    ['an unknown kind', { ...problem, kind: 'late' }],
    ['six pictures', { ...problem, pictures: Array.from({ length: 6 }, () => '/images/a.avif') }],
    ['the address of no picture', { ...problem, pictures: ['javascript:alert(1)'] }],
  ])('refuses a problem with %s', async (_name, fields) => {
    await go(['sue', 'seller.meet'])
    expect(await send('ann', 'buyer.reportProblem', fields)).toMatchObject({ status: 400 })
  })
})

const listOf = async (as: Person) => idsOf((await market.call('GET', '/orders', { as })).body)

describe('a part of the price', () => {
  beforeEach(async () => {
    await send('sue', 'seller.meet')
    await send('ann', 'buyer.reportProblem', { kind: 'damaged', reason, pictures: [] })
  })
  test.each([0, 50, 50.01, 10.001, -1, 'much'])('is not %j of a price of 50', async (amount) => {
    expect(await send('sue', 'seller.offerPart', { amount })).toMatchObject({ status: 400 })
  })
  test('is accepted as the buyer saw it: another offer is refused with the new one', async () => {
    await send('sue', 'seller.offerPart', { amount: 30 })
    await send('sue', 'seller.withdrawPart')
    await send('sue', 'seller.offerPart', { amount: 10 })
    expect(await send('ann', 'buyer.acceptPart', { amount: 30 })).toMatchObject({
      status: 409,
      body: {
        code: 'event-refused',
        can: [
          {
            event: 'buyer.acceptPart',
            fields: [{ name: 'amount', type: 'amount', min: 10, max: 10 }],
          },
          { event: 'buyer.declinePart' },
        ],
      },
    })
    expect(await send('ann', 'buyer.acceptPart', { amount: 10 })).toMatchObject({ status: 200 })
    await runOrders(market)
    expect(market.cards.moved).toEqual([['re', 1000]])
    expect(await read('ann')).toMatchObject({ state: 'completed', money: { refunded: 10 } })
  })
})

describe('GET /orders', () => {
  test('lists the own orders of buyer and seller, newest first, in pages', async () => {
    const newer = await buyGuitar(market, 2)
    await market.database.query(
      `update flow_members set created_at = created_at + interval '1 hour' where flow_id = $1`,
      [newer],
    )
    expect(await listOf('ann')).toEqual([newer, order])
    expect(await listOf('sue')).toEqual([newer, order])
    expect(await listOf('bob')).toEqual([])
    const first = await market.call('GET', '/orders?limit=1', { as: 'ann' })
    expect(idsOf(first.body)).toEqual([newer])
    expect(first.headers.get('link')).toContain(`after=${newer}`)
    const next = await market.call('GET', `/orders?limit=1&after=${newer}`, { as: 'ann' })
    expect(idsOf(next.body)).toEqual([order])
  })
  test('shows an admin the orders that wait for an admin', async () => {
    expect(await listOf('ada')).toEqual([])
    await send('ann', 'buyer.confirm')
    await send('ann', 'buyer.askToReturn', { reason })
    await send('sue', 'seller.refuseReturn', { reason })
    expect(await listOf('ada')).toEqual([order])
    await send('ada', 'admin.release', { reason })
    expect(await listOf('ada')).toEqual([])
  })
})

test('the booking of the buyer and the sale of the seller name their order', async () => {
  expect(await orderOf(market, 'ann')).toMatchObject({ orderId: order })
  const sales = await market.call('GET', `/sold-products?email=${emailOf('sue')}`, { as: 'sue' })
  expect(sales.body).toMatchObject([{ orderId: order }])
})

/** Returns how far the order is, in the row of the buyer's booking and in that of the seller's sale. */
async function progressInRows() {
  const sales = await market.call('GET', `/sold-products?email=${emailOf('sue')}`, { as: 'sue' })
  return [await orderOf(market, 'ann'), (sales.body as object[])[0]].map((row) =>
    Reflect.get(row ?? {}, 'progress'),
  )
}

test('both rows say how far the order is, and until when', async () => {
  const deadline = { event: 'deadline.notHandedOver', at: expect.stringMatching(/Z$/) }
  const paid = { state: 'paid', position: 'held', refunded: 0, kept: 50, deadline }
  expect(await progressInRows()).toEqual([paid, paid])
})

test('both rows say that an order is canceled', async () => {
  await send('sue', 'seller.cancel', { reason })
  const canceled = {
    state: 'canceled',
    position: 'refunding',
    refunded: 0,
    kept: 0,
    deadline: null,
  }
  expect(await progressInRows()).toEqual([canceled, canceled])
})

test('a payment from before the orders has none', async () => {
  await market.database.execute('delete from flows')
  expect(await orderOf(market, 'ann')).not.toHaveProperty('orderId')
  expect(await progressInRows()).toEqual([undefined, undefined])
  const sales = await market.call('GET', `/sold-products?email=${emailOf('sue')}`, { as: 'sue' })
  expect((sales.body as object[])[0]).not.toHaveProperty('orderId')
  expect(await market.call('GET', `/orders/${order}`, { as: 'ann' })).toMatchObject({
    body: { code: 'order-unknown' },
  })
})

async function myProduct(id: string) {
  const { body } = await market.call('GET', `/all-products/${emailOf('sue')}`, { as: 'sue' })
  return (body as { _id: string }[]).find(({ _id }) => _id === id)
}

test('a sold product tells its seller that its order was canceled', async () => {
  expect(await myProduct('p1')).not.toHaveProperty('saleUndone')
  await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
  expect(await myProduct('p1')).toMatchObject({ isSold: true, saleUndone: 'canceled' })
  expect(await myProduct('p2')).not.toHaveProperty('saleUndone')
})

test('a sold product tells its seller that its order was refunded', async () => {
  await send('sue', 'seller.meet')
  const pictures = ['/images/neck.avif']
  await send('ann', 'buyer.reportProblem', {
    kind: 'damaged',
    reason: 'The neck is broken.',
    pictures,
  })
  await send('sue', 'seller.takeBack')
  await send('ann', 'buyer.sendBack', { tracking: 'RR123' })
  expect(await myProduct('p1')).not.toHaveProperty('saleUndone')
  await send('sue', 'seller.confirmReturn')
  expect(await myProduct('p1')).toMatchObject({ isSold: true, saleUndone: 'refunded' })
})

test('a sale that was undone is sold and earned nowhere, and a part that goes back is not earned', async () => {
  const sums = async () => {
    const seller = await market.call('GET', '/sellers/sue')
    const sales = await market.call('GET', `/sold-products?email=${emailOf('sue')}`, { as: 'sue' })
    const [{ progress }] = sales.body as [{ progress: { kept: number; refunded: number } }]
    return { sold: (seller.body as { sold: number }).sold, kept: progress.kept }
  }
  expect(await sums()).toEqual({ sold: 1, kept: 50 })
  await send('sue', 'seller.meet')
  await send('ann', 'buyer.reportProblem', { kind: 'damaged', reason: 'The neck is broken.' })
  await send('sue', 'seller.offerPart', { amount: 10 })
  await send('ann', 'buyer.acceptPart', { amount: 10 })
  // The buyer's part is on its way.
  expect(await sums()).toEqual({ sold: 1, kept: 40 })
})

test('a canceled sale counts on no page', async () => {
  await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
  expect((await market.call('GET', '/sellers/sue')).body).toMatchObject({ sold: 0 })
})

describe('an item that its seller has listed again', () => {
  const addAgain = (as: Person, again: unknown) =>
    market.call('POST', '/add-product', { as, json: { ...chair, again } })
  const myOrder = async (as: Person) => (await market.call('GET', `/orders/${order}`, { as })).body

  test('names the new product to its seller, on the order and among the products', async () => {
    await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
    expect(await myOrder('sue')).not.toHaveProperty('listedAgainAs')
    const { insertedId } = (await addAgain('sue', 'p1')).body as { insertedId: string }
    expect(await myOrder('sue')).toMatchObject({ listedAgainAs: insertedId })
    expect(await myOrder('ann')).not.toHaveProperty('listedAgainAs')
    expect(await myProduct('p1')).toMatchObject({
      saleUndone: 'canceled',
      listedAgainAs: insertedId,
    })
    expect(await myProduct(insertedId)).not.toHaveProperty('listedAgainAs')
    await market.call('DELETE', `/delete-product/${insertedId}`, { as: 'sue' })
    expect(await myOrder('sue')).not.toHaveProperty('listedAgainAs')
    expect(await myProduct('p1')).not.toHaveProperty('listedAgainAs')
  })

  test('is a sold one of the same seller, else the product is only a new one', async () => {
    await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
    await market.database.execute(
      "insert into users (id, name, email, role, is_verified) values ('tom', 'Tom', 'tom@example.test', 'seller', true)",
    )
    const json = { ...chair, again: 'p1' }
    const bearer = await market.market.tokens.issue('tom')
    expect(await market.call('POST', '/add-product', { bearer, json })).toMatchObject({
      status: 200,
    })
    expect(await addAgain('sue', 'p2')).toMatchObject({ status: 200 })
    expect(await addAgain('sue', 7)).toMatchObject({ status: 400 })
    expect(await myOrder('sue')).not.toHaveProperty('listedAgainAs')
    expect(await myProduct('p2')).not.toHaveProperty('listedAgainAs')
  })
})

test('the seller can still read the listing of a product whose order was canceled', async () => {
  await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
  expect(await market.call('GET', '/listings/p1', { as: 'sue' })).toMatchObject({
    status: 200,
    body: { state: 'sold', product: { productName: 'Guitar 1', categoryId: 'music' } },
  })
})

test('the seller can read a product that was sold before the market had listings', async () => {
  await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
  await market.database.execute("delete from flows where flow = 'listing' and id = 'p1'")
  expect(await market.call('GET', '/listings/p1', { as: 'sue' })).toMatchObject({
    status: 200,
    body: { state: 'sold', can: [], timeline: [], product: { productName: 'Guitar 1' } },
  })
  expect(await market.call('GET', '/listings/p1', { as: 'bob' })).toMatchObject({ status: 403 })
})
