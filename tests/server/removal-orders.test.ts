import { beforeEach, describe, expect, test } from 'vitest'
import { buyGuitar, eventsOf, readOrderState, runOrders, sendTo } from './order-steps.ts'
import { emailOf, type Person, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})

const remove = (path: string) => market.call('DELETE', path, { as: 'ada' })
const messagesOf = async (as: Person) =>
  ((await market.call('GET', '/notifications', { as })).body as { text: { en: string } }[]).map(
    ({ text }) => text.en,
  )

const removals = [
  { rule: 'A2', who: 'buyer', path: '/remove-buyer?id=ann' },
  { rule: 'A5', who: 'seller', path: `/remove-seller?email=${emailOf('sue')}` },
] as const

describe.each(removals)('$rule: an admin who removes the $who of an order', ({ who, path }) => {
  test('cancels the order, so that the buyer gets the money back', async () => {
    await remove(path)
    await runOrders(market)
    expect(await readOrderState(market, order)).toMatchObject({
      state: 'canceled',
      position: 'refunded',
      ledger: { refunded: 5000 },
    })
  })
  test('is the one who has canceled it, and the timeline says why', async () => {
    await remove(path)
    const { body } = await market.call('GET', `/orders/${order}`, { as: 'ada' })
    expect(body).toMatchObject({
      timeline: [{}, { event: 'admin.cancel', actor: 'admin', reason: `${who}Removed` }],
    })
    expect(
      await market.database.query(
        `select user_id from journal where flow_id = $1 and event ->> 'type' = 'admin.cancel'`,
        [order],
      ),
    ).toEqual([{ user_id: 'ada' }])
  })
  test('lets an order go on whose item was handed over', async () => {
    await sendTo(market, order, { type: 'seller.meet' })
    await remove(path)
    expect(await readOrderState(market, order)).toMatchObject({ state: 'handedOver.met' })
  })
  test('cancels an order that the buyer has asked to cancel', async () => {
    await sendTo(market, order, { type: 'buyer.askToCancel', reason: 'Too big.' })
    await remove(path)
    await runOrders(market)
    expect(await eventsOf(market, order)).toContain('admin.cancel')
    expect(await readOrderState(market, order)).toMatchObject({
      state: 'canceled',
      position: 'refunded',
    })
  })
  test('leaves an order alone that has ended', async () => {
    await sendTo(market, order, { type: 'seller.cancel', reason: 'It broke.' })
    await runOrders(market)
    const { seq } = await readOrderState(market, order)
    await remove(path)
    expect(await readOrderState(market, order)).toMatchObject({ seq })
  })
  test('leaves the other side without a way to write, as no message would arrive', async () => {
    const other = who === 'buyer' ? 'sue' : 'ann'
    const buyerOf = async () =>
      (await market.call('GET', `/orders/${order}`, { as: other })).body as { buyer: object }
    expect(await buyerOf()).toMatchObject({ buyer: { _id: 'ann' } })
    await remove(path)
    expect(await buyerOf()).toMatchObject({ buyer: { name: 'Ann', email: emailOf('ann') } })
    expect((await buyerOf()).buyer).not.toHaveProperty('_id')
  })
  test('does not touch the order where nobody is removed', async () => {
    await remove(path.replace(/=.*/, '=nobody'))
    expect(await eventsOf(market, order)).toEqual(['buyer.pay'])
  })
})

test('A5: the buyer of a removed seller is told that the money goes back', async () => {
  await remove(removals[1].path)
  expect(await messagesOf('ann')).toContain(
    'Loppis canceled the sale of Guitar 1. You get the money back.',
  )
})

test('A2: the seller of a removed buyer is told that the sale is canceled', async () => {
  await remove(removals[0].path)
  expect(await messagesOf('sue')).toContain('Loppis canceled the sale of Guitar 1.')
})

test('L9: My Buyers has no way to write to a removed buyer, as the order has none', async () => {
  const buyers = async () =>
    (
      (await market.call('GET', `/sold-products?email=${emailOf('sue')}`, { as: 'sue' })).body as {
        buyer: object
      }[]
    ).map(({ buyer }) => buyer)
  expect(await buyers()).toEqual([{ _id: 'ann', name: 'Ann', email: emailOf('ann') }])
  await remove(removals[0].path)
  expect(await buyers()).toEqual([{ name: 'Ann', email: emailOf('ann') }])
})
