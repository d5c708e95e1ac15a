import { beforeEach, describe, expect, test } from 'vitest'
import type { Database, Queryable } from '../../server/database/database.ts'
import { orderEffects } from '../../server/orders/effects.ts'
import { buyGuitar, eventsOf, readOrderState, runOrders, sendTo } from './order-steps.ts'
import { minutesPass, secondsPass } from './test-app-steps.ts'
import { type TestApp, openTestApp } from './test-app.ts'
import { performEffects } from './work-steps.ts'

let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
  await sendTo(market, order, { type: 'seller.cancel', reason: 'Because.' })
})
const isRefunded = async () => (await readOrderState(market, order)).position === 'refunded'

/** A database whose connection is lost before the next statement that matches. */
function losing(database: Database, statement: RegExp): Database {
  const over = (inner: Queryable): Queryable => ({
    ...inner,
    async query(sql, parameters) {
      if (statement.test(sql)) throw new Error('The server was killed.')
      return inner.query(sql, parameters)
    },
  })
  return {
    ...database,
    ...over(database),
    transaction: (work) => database.transaction((inside) => work(over(inside))),
  }
}

describe('a server that is killed', () => {
  test('after the commit and before the effect: the next one performs it', async () => {
    const refusing = { ...market.market, database: losing(market.database, /insert into work/) }
    await expect(performEffects(refusing)).rejects.toThrow('killed')
    expect(market.cards.moved).toEqual([])
    await runOrders(market)
    expect(await isRefunded()).toBe(true)
  })
  test('while it asks the provider: the next one asks again after the lease', async () => {
    const database = losing(market.database, /update "work"/)
    const perform = () => Promise.reject(new Error('The server was killed.'))
    await expect(performEffects({ ...market.market, database }, perform)).rejects.toThrow('killed')
    secondsPass(market, 14)
    await runOrders(market)
    expect(await isRefunded()).toBe(false)
    secondsPass(market, 1)
    await runOrders(market)
    expect(await isRefunded()).toBe(true)
  })
  test('between the effect and its answer: the next one gets the answer, and no money moves twice', async () => {
    const database = losing(market.database, /insert into "journal"|update "work"/)
    await expect(performEffects({ ...market.market, database })).rejects.toThrow('killed')
    expect(market.cards.moved).toEqual([['re', 5000]])
    expect(await isRefunded()).toBe(false)
    minutesPass(market, 2)
    await runOrders(market)
    expect(await isRefunded()).toBe(true)
    expect(market.cards.moved).toEqual([['re', 5000]])
    expect(await eventsOf(market, order)).toEqual([
      'buyer.pay',
      'seller.cancel',
      'provider.succeeded',
    ])
  })
})

describe('an effect', () => {
  test('whose provider does not answer is repeated with the same key', async () => {
    market.cards.isDown = true
    await runOrders(market)
    const waiting = await market.database.query('select key, waits_for from outbox')
    expect(waiting).toEqual([{ key: `order/${order}/2/refund`, waits_for: 'provider' }])
    market.cards.isDown = false
    minutesPass(market, 1)
    await runOrders(market)
    expect(await isRefunded()).toBe(true)
  })
  test('is performed by one of several servers', async () => {
    await Promise.all([runOrders(market), runOrders(market), runOrders(market)])
    expect(await eventsOf(market, order)).toEqual([
      'buyer.pay',
      'seller.cancel',
      'provider.succeeded',
    ])
  })
  test('that outlasts its lease loses its answer to the server that has taken the effect over', async () => {
    const slow = orderEffects(market.market)
    await performEffects(market.market, async (effect) => {
      minutesPass(market, 2)
      await runOrders(market)
      await slow(effect)
      return { answer: 'provider.failed', madeId: null }
    })
    expect(await isRefunded()).toBe(true)
    expect(market.cards.moved).toEqual([['re', 5000]])
  })
})
