import { beforeEach, expect, test } from 'vitest'
import { removeSeller } from '../../server/use-cases/remove-user.ts'
import { applyEvent, lockFlow } from '../../server/flows/engine.ts'
import { orderFlow } from '../../server/orders/order.ts'
import { lockUser } from '../../server/users/users.ts'
import { write } from '../server/conversation-steps.ts'
import { buyGuitar, eventsOf } from '../server/order-steps.ts'
import {
  book,
  emailOf,
  openIntent,
  openTestApp,
  savePayment,
  type TestApp,
} from '../server/test-app.ts'
import { waitForLock } from './wait-for-lock.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

test('P5: a sale that waits for its buyer holds no lock on the item, which the buyer may be keeping', async () => {
  const bookingId = await book(market, 1, 'ann')
  await openIntent(market, 1, 'ann', bookingId)
  const intent = market.cards.created.at(-1) ?? ''
  market.cards.become(intent, 'succeeded')
  const { saving } = await market.database.transaction(async (transaction) => {
    await lockUser(transaction, 'ann')
    const sale = savePayment(market, 1, 'ann', bookingId, intent)
    await waitForLock(market.database)
    await transaction.query(`select 1 from products where id = 'p1' for key share nowait`)
    return { saving: sale }
  })
  expect(await saving).toMatchObject({ status: 200 })
})

test('A3: a first message to a seller who is being removed opens no conversation', async () => {
  const { writing } = await market.database.transaction(async (transaction) => {
    const now = new Date()
    await removeSeller(transaction, emailOf('sue'), { by: 'admin', userId: 'ada', now, at: now })
    const message = write(market, 'ann', 'Is it still for sale?')
    await Promise.race([waitForLock(market.database), message])
    return { writing: message }
  })
  expect((await writing).body).toMatchObject({ code: 'product-unknown' })
  expect(await market.database.query('select id from conversations')).toEqual([])
})

test('a seller who is being removed gets no follower', async () => {
  const { following } = await market.database.transaction(async (transaction) => {
    const now = new Date()
    await removeSeller(transaction, emailOf('sue'), { by: 'admin', userId: 'ada', now, at: now })
    const follow = market.call('PUT', '/following/sue', { as: 'ann' })
    await Promise.race([waitForLock(market.database), follow])
    return { following: follow }
  })
  expect((await following).body).toMatchObject({ code: 'seller-unknown' })
  expect(await market.database.query('select user_id from follows')).toEqual([])
})

test('A5: an order whose item is being handed over while its seller is removed goes on', async () => {
  const id = await buyGuitar(market)
  const { removal } = await market.database.transaction(async (transaction) => {
    const order = await lockFlow(transaction, orderFlow, id)
    if (order === null) throw new Error('There is no order.')
    const path = `/remove-seller?email=${emailOf('sue')}`
    const removing = market.call('DELETE', path, { as: 'ada' })
    await waitForLock(market.database)
    const event = { type: 'seller.meet', at: market.time.now.getTime() }
    await applyEvent(transaction, orderFlow, order, { event, userId: 'sue' })
    return { removal: removing }
  })
  expect((await removal).body).toMatchObject({ deletedCount: 1 })
  expect(await eventsOf(market, id)).toEqual(['buyer.pay', 'seller.meet'])
})

test('two transactions that wait for each other both succeed', async () => {
  let arrived = 0
  const { promise: bothAreThere, resolve: open } = Promise.withResolvers<void>()
  const lockBoth = (first: string, second: string) =>
    market.database.transaction(async (transaction) => {
      await lockUser(transaction, first)
      arrived += 1
      if (arrived === 2) open()
      await bothAreThere
      await lockUser(transaction, second)
      return first
    })
  expect(await Promise.all([lockBoth('ann', 'bob'), lockBoth('bob', 'ann')])).toEqual([
    'ann',
    'bob',
  ])
  expect(arrived).toBe(3)
})
