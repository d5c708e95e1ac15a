import { beforeEach, describe, expect, test } from 'vitest'
import { insertOrder } from './insert-order.ts'
import { book, emailOf, openTestApp, type Person, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const remove = (as: Person) => market.call('DELETE', '/account', { as })

/** Adds an order of ann for sue's Guitar 4. */
const addOrder = () =>
  insertOrder(market.database, {
    id: 'order-1',
    productId: 'p4',
    buyerId: 'ann',
    sellerId: 'sue',
    at: market.time.now,
  })

describe('an account stays', () => {
  const refused = (kind: string, id: string, name: string) => ({
    status: 409,
    code: 'account-in-use',
    blockers: [{ kind, id, name }],
  })

  test('while its user has an unpaid booking, and goes without it', async () => {
    const booking = await book(market, 1, 'ann')
    expect((await remove('ann')).body).toMatchObject(refused('booking', booking, 'Guitar 1'))
    expect((await market.call('GET', '/account', { as: 'ann' })).body).toMatchObject({
      blockers: [{ kind: 'booking' }],
    })
    await market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })
    expect((await remove('ann')).status).toBe(200)
  })

  test('while an order of its user is open, on both sides', async () => {
    await addOrder()
    const blocked = refused('order', 'order-1', 'Guitar 4')
    expect((await remove('ann')).body).toMatchObject(blocked)
    expect((await remove('sue')).body).toMatchObject(blocked)
    expect((await remove('bob')).status).toBe(200)
  })

  test('no longer when the order is over', async () => {
    await addOrder()
    await market.database.execute(
      `update flows set value = '{"goods":"refunded","money":"refunded"}' where id = 'order-1'`,
    )
    expect((await remove('sue')).status).toBe(200)
    expect((await remove('ann')).status).toBe(200)
    expect(await market.database.query("select from payments where id = 'order-1'")).toHaveLength(1)
  })

  test('while a buyer pays for a product of the seller', async () => {
    await market.database.query(
      `insert into holds (product_id, buyer_id, held_until) values ('p2', 'ann', $1)`,
      [new Date(market.time.now.getTime() + 60_000)],
    )
    expect((await remove('sue')).body).toMatchObject(refused('sale', 'p2', 'Guitar 2'))
    market.time.now = new Date(market.time.now.getTime() + 61_000)
    expect((await remove('sue')).status).toBe(200)
  })

  test('while a payment of its buyer has to go back', async () => {
    const booking = await book(market, 1, 'ann')
    await market.database.query(
      `insert into payments (transaction_id, booking_id, product_id, buyer_id, amount_cents, paid_at, refund_due_at)
       values ('pi_1', $1, 'p1', 'ann', 5000, now(), now())`,
      [booking],
    )
    await market.database.execute("update products set is_sold = true where id = 'p1'")
    expect((await remove('ann')).body).toMatchObject(refused('refund', booking, 'Guitar 1'))
  })
})
