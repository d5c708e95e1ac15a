import { beforeEach, describe, expect, test } from 'vitest'
import { buyGuitar, eventsOf, readOrderState, sendTo } from './order-steps.ts'
import { book, openIntent, savePayment, type TestApp, openTestApp } from './test-app.ts'

const PRICE = 5000
let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})
const state = () => readOrderState(market, order)

describe('an order', () => {
  test('is opened with the payment, and once however often the payment is reported', async () => {
    const rows = await market.database.query('select transaction_id from payments where id = $1', [
      order,
    ])
    expect(rows).toEqual([{ transaction_id: 'pi_1' }])
    const [booking] = await market.database.query<{ id: string }>('select id from bookings')
    await savePayment(market, 1, 'ann', booking?.id ?? '', 'pi_1')
    const headers = { 'stripe-signature': 'signed' }
    const json = { type: 'payment_intent.succeeded', intentId: 'pi_1' }
    await market.call('POST', '/webhooks/cards', { json, headers })
    expect(await eventsOf(market, order)).toEqual(['buyer.pay'])
    expect(await market.database.query(`select id from flows where flow = 'order'`)).toHaveLength(1)
    expect(await state()).toMatchObject({ state: 'paid', position: 'held', seq: 1 })
  })
  test('is opened for a charge that only the webhook reports', async () => {
    const booking = await book(market, 2, 'bob')
    await openIntent(market, 2, 'bob', booking)
    market.cards.become('pi_2', 'succeeded')
    const headers = { 'stripe-signature': 'signed' }
    const json = { type: 'payment_intent.succeeded', intentId: 'pi_2' }
    await market.call('POST', '/webhooks/cards', { json, headers })
    const members = await market.database.query(
      `select m.user_id, m.role from flow_members m join payments p on p.id = m.flow_id
        where p.transaction_id = 'pi_2' order by m.role`,
    )
    expect(members).toEqual([
      { user_id: 'bob', role: 'buyer' },
      { user_id: 'sue', role: 'seller' },
    ])
  })
  test('is not opened for a charge that is refunded because the item was sold', async () => {
    const bobs = await market.database.query<{ id: string }>(
      `insert into bookings (product_id, buyer_id, price_cents, phone_number, meeting_location)
        values ('p1', 'bob', 5000, '070', 'Lund') returning id`,
    )
    const bookingId = bobs[0]?.id ?? ''
    const late = { amountCents: PRICE, bookingId, productId: 'p1', idempotencyKey: 'late' }
    const { id } = await market.cards.createIntent(late)
    market.cards.become(id, 'succeeded')
    await savePayment(market, 1, 'bob', bookingId, id)
    expect(market.cards.refunded).toEqual([id])
    expect(await market.database.query(`select id from flows where flow = 'order'`)).toHaveLength(1)
  })
  test('is rolled back with the payment', async () => {
    await market.database.execute(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'no journal'; end $$;
       create trigger fail before insert on journal for each row execute function fail();`,
    )
    try {
      const booking = await book(market, 2, 'ann')
      await openIntent(market, 2, 'ann', booking)
      market.cards.become('pi_2', 'succeeded')
      expect((await savePayment(market, 2, 'ann', booking, 'pi_2')).status).toBe(500)
      expect(await market.database.query('select id from payments')).toHaveLength(1)
    } finally {
      await market.database.execute('drop function fail cascade')
    }
  })
})

describe('an event', () => {
  test('that the state does not take leaves everything as it is', async () => {
    const before = await state()
    expect(await sendTo(market, order, { type: 'buyer.acceptPart' })).toBe(false)
    expect(await state()).toEqual(before)
    expect(await eventsOf(market, order)).toEqual(['buyer.pay'])
  })
  test('that is sent twice at once is taken once', async () => {
    const meet = () => sendTo(market, order, { type: 'seller.meet' })
    expect((await Promise.all([meet(), meet()])).filter(Boolean)).toHaveLength(1)
    expect(await eventsOf(market, order)).toEqual(['buyer.pay', 'seller.meet'])
  })
  test('replaces the deadlines of the state that it leaves', async () => {
    await sendTo(market, order, { type: 'seller.meet' })
    const deadlines = await market.database.query(
      `select event, due_at from deadlines where flow = 'order' order by due_at`,
    )
    expect(deadlines).toEqual([
      { event: 'deadline.remindToConfirm', due_at: new Date('2026-03-02T12:00:00Z') },
      { event: 'deadline.received', due_at: new Date('2026-03-03T12:00:00Z') },
    ])
  })
})
