import { beforeEach, describe, expect, test } from 'vitest'
import { retryDueRefunds } from '../../server/payments/refunds.ts'
import { minutesPass, orderOf } from './test-app-helpers.ts'
import { book, emailOf, type TestApp, openIntent, openTestApp, savePayment } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

/** Both buyers have paid for Guitar 1, with pi_1 (ann) and pi_2 (bob); neither payment is saved. */
async function bothHavePaid() {
  const ann = await book(market, 1, 'ann')
  const bob = await book(market, 1, 'bob')
  await openIntent(market, 1, 'ann', ann)
  minutesPass(market, 16)
  await openIntent(market, 1, 'bob', bob)
  market.cards.become('pi_1', 'succeeded')
  market.cards.become('pi_2', 'succeeded')
  return { ann, bob }
}

describe('POST /save-payment-info', () => {
  test('P5: a payment that the provider confirms is recorded, and the item is sold', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    const answer = await savePayment(market, 1, 'ann', booking, 'pi_1')
    expect(answer.body).toMatchObject({ insertedId: expect.stringMatching(/./) })
    expect(await orderOf(market, 'ann')).toMatchObject({ isPaid: true, boughtBy: emailOf('ann') })
    const paid = await market.call('GET', `/payment-booking/${booking}`, { as: 'ann' })
    expect(paid.body).toMatchObject({ transactionId: 'pi_1' })
    expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject({
      code: 'already-paid',
    })
  })
  test('the same transaction answers the same insertedId, again and at once', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    const save = () => savePayment(market, 1, 'ann', booking, 'pi_1')
    const answers = [...(await Promise.all([save(), save()])), await save()]
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await market.database.query('select id from payments')).toHaveLength(1)
    expect(market.cards.refunded).toEqual([])
  })
  test.each([
    ['unfinished', 'pi_1', 'requires_action', 'payment-unfinished'],
    ['unknown to the provider', 'pi_9', 'succeeded', 'payment-unknown'],
  ])('a payment that is %s is not recorded', async (_name, id, status, code) => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', status)
    expect((await savePayment(market, 1, 'ann', booking, id)).body).toMatchObject({ code })
    expect(await market.database.query('select id from payments')).toEqual([])
  })
  test.each([
    ['another booking of the same price', `update bookings set price_cents = 5000`, 2],
    ['another amount', `update bookings set price_cents = 4000`, 1],
  ])('a payment for %s is not recorded', async (_name, change, n) => {
    const paid = await book(market, 1, 'ann')
    const claimed = n === 1 ? paid : await book(market, n, 'ann')
    await openIntent(market, 1, 'ann', paid)
    market.cards.become('pi_1', 'succeeded')
    await market.database.execute(change)
    expect((await savePayment(market, n, 'ann', claimed, 'pi_1')).body).toMatchObject({
      code: 'payment-mismatch',
    })
  })
  test("another's payment is not answered for", async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    const before = await savePayment(market, 1, 'bob', booking, 'pi_1')
    await savePayment(market, 1, 'ann', booking, 'pi_1')
    const after = await savePayment(market, 1, 'bob', booking, 'pi_1')
    expect([before.status, after.status]).toEqual([403, 403])
  })
  test('a booking removed after paying comes back when its payment is saved', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    await market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })
    expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).status).toBe(200)
    expect(await orderOf(market, 'ann')).toMatchObject({ boughtBy: emailOf('ann') })
  })
})

const insertSale = (booking: string, buyer: string) =>
  market.database.query(
    `insert into payments (transaction_id, booking_id, product_id, buyer_id, amount_cents, paid_at)
     values ($1, $2, 'p1', $3, 5000, now())`,
    [`t-${buyer}`, booking, buyer],
  )

describe('sold once', () => {
  test('of two who paid, one gets the item, the other his money', async () => {
    const { ann, bob } = await bothHavePaid()
    const answers = await Promise.all([
      savePayment(market, 1, 'ann', ann, 'pi_1'),
      savePayment(market, 1, 'bob', bob, 'pi_2'),
    ])
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    const loser = answers[0].status === 409 ? 'pi_1' : 'pi_2'
    expect(market.cards.refunded).toEqual([loser])
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      code: 'refunded',
    })
  })
  test('the loser who saves again is told the same and refunded once', async () => {
    const { ann, bob } = await bothHavePaid()
    await savePayment(market, 1, 'ann', ann, 'pi_1')
    await savePayment(market, 1, 'bob', bob, 'pi_2')
    expect((await savePayment(market, 1, 'bob', bob, 'pi_2')).body).toMatchObject({
      code: 'refunded',
    })
    expect(market.cards.refunded).toEqual(['pi_2'])
    expect(await orderOf(market, 'bob')).toMatchObject({ isPaid: true, boughtBy: emailOf('ann') })
  })
  test('a refund that failed stays due and is made later', async () => {
    const { ann, bob } = await bothHavePaid()
    await savePayment(market, 1, 'ann', ann, 'pi_1')
    const refund = market.cards.refund
    market.cards.refund = async () => {
      market.cards.isDown = true
      return refund.call(market.cards, 'pi_2')
    }
    const answer = await savePayment(market, 1, 'bob', bob, 'pi_2')
    expect(answer.body).toMatchObject({ status: 503, code: 'refund-pending' })
    expect(await retryDueRefunds(market.market)).toBe(1)
    market.cards.refund = refund
    market.cards.isDown = false
    expect(await retryDueRefunds(market.market)).toBe(0)
    expect(market.cards.refunded).toEqual(['pi_2'])
  })
  test('the database itself refuses a second sale', async () => {
    const { ann, bob } = await bothHavePaid()
    await insertSale(ann, 'ann')
    await expect(insertSale(bob, 'bob')).rejects.toThrow('payments_one_sale')
  })
})
