import { beforeEach, describe, expect, test } from 'vitest'
import { buyGuitar, runOrders } from './order-steps.ts'
import { idsOf, orderOf } from './test-app-steps.ts'
import { emailOf, type Person, type TestApp, openTestApp } from './test-app.ts'

const reason = 'The neck is broken.'
let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})
const read = async (as: Person) => (await market.call('GET', `/orders/${order}`, { as })).body
const send = (as: Person, event: string, fields: object = {}) =>
  market.call('POST', `/orders/${order}/events`, { as, json: { event, ...fields } })
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
