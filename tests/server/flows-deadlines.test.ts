import { beforeEach, describe, expect, test } from 'vitest'
import { orderFlow } from '../../server/orders/order.ts'
import { buyGuitar, daysPass, eventsOf, readOrderState, sendTo } from './order-steps.ts'
import { minutesPass } from './test-app-steps.ts'
import { fireDeadlines } from './work-steps.ts'
import { type TestApp, openTestApp } from './test-app.ts'

const DAY = 24 * 60
let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})
const fire = () => fireDeadlines(market.market, orderFlow)

describe('a deadline', () => {
  test('fires at its time, by the server’s clock, and once', async () => {
    minutesPass(market, 3 * DAY - 1)
    expect(await fire()).toBe(0)
    minutesPass(market, 1)
    expect(await fire()).toBe(1)
    expect(await fire()).toBe(0)
    expect(await eventsOf(market, order)).toEqual(['buyer.pay', 'deadline.remindToHandOver'])
    expect(await readOrderState(market, order)).toMatchObject({ state: 'paid' })
  })
  test('cancels and refunds the order of a seller who does not hand the item over', async () => {
    await daysPass(market, 7)
    expect(await readOrderState(market, order)).toMatchObject({
      state: 'canceled',
      position: 'refunded',
    })
    expect(market.cards.moved).toEqual([['re', 5000]])
  })
  test('that fires late is the same event, and what follows counts from then', async () => {
    await sendTo(market, order, { type: 'seller.meet' })
    minutesPass(market, 9 * DAY)
    await fire()
    expect(await eventsOf(market, order)).toEqual([
      'buyer.pay',
      'seller.meet',
      'deadline.remindToConfirm',
      'deadline.received',
    ])
    expect(
      await market.database.query(`select event, due_at from deadlines where flow = 'order'`),
    ).toEqual([{ event: 'deadline.completed', due_at: new Date('2026-04-09T12:00:00Z') }])
  })
  test('does not fire after an event that left its state', async () => {
    minutesPass(market, 7 * DAY)
    await sendTo(market, order, { type: 'seller.meet' })
    expect(await fire()).toBe(0)
    expect(await readOrderState(market, order)).toMatchObject({ state: 'handedOver.met' })
  })
})

describe('several servers', () => {
  test('share the due deadlines: each fires once', async () => {
    const orders = [order]
    for (let n = 2; n <= 7; n += 1) orders.push(await buyGuitar(market, n))
    minutesPass(market, 7 * DAY)
    await Promise.all([fire(), fire(), fire()])
    // A reminder and the end of the seller's time, for each order.
    const events = await Promise.all(orders.map((id) => eventsOf(market, id)))
    expect(events).toEqual(
      orders.map(() => ['buyer.pay', 'deadline.remindToHandOver', 'deadline.notHandedOver']),
    )
  })
})

test('a flow that fails waits by itself, longer each time, and does not stop the deadlines of others', async () => {
  const other = await buyGuitar(market, 2)
  await market.database.query('update flows set machine_version = 99 where id = $1', [order])
  minutesPass(market, 7 * DAY)
  await expect(fire()).rejects.toThrow(`${order} is of version 99`)
  expect(await readOrderState(market, other)).toMatchObject({ state: 'canceled' })
  expect(await eventsOf(market, order)).toEqual(['buyer.pay'])
  expect(await fire()).toBe(0)
  for (const minutes of [1, 2, 5, 20]) {
    minutesPass(market, minutes)
    await expect(fire()).rejects.toThrow('version 99')
  }
  minutesPass(market, 3)
  expect(await fire()).toBe(0)
  await market.database.query('update flows set machine_version = $2 where id = $1', [
    order,
    orderFlow.version,
  ])
  minutesPass(market, 60)
  expect(await fire()).toBe(2)
  expect(await readOrderState(market, order)).toMatchObject({ state: 'canceled' })
})
