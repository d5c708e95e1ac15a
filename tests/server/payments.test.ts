import { beforeEach, describe, expect, test } from 'vitest'
import { minutesPass, orderOf } from './test-app-steps.ts'
import { book, emailOf, type TestApp, openIntent, openTestApp, savePayment } from './test-app.ts'
import { makeRefunds } from './work-steps.ts'

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
  test('P5: records a payment that the provider confirms and marks the item as sold', async () => {
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
  test.each([
    ['of the charge', new Date('2026-03-01T12:34:56Z')],
    ['of the record where the provider does not tell that of the charge', null],
  ])('P4: the time of a payment is that %s', async (_name, chargedAt) => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded', chargedAt)
    await savePayment(market, 1, 'ann', booking, 'pi_1')
    expect(await market.database.query('select paid_at from payments')).toEqual([
      { paid_at: chargedAt ?? market.time.now },
    ])
  })
  test('repeated and concurrent saves of a transaction return the same insertedId', async () => {
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
  ])('does not record a payment that is %s', async (_name, id, status, code) => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', status)
    expect((await savePayment(market, 1, 'ann', booking, id)).body).toMatchObject({ code })
    expect(await market.database.query('select id from payments')).toEqual([])
  })
  test('does not record a payment for another booking of the same price', async () => {
    const paid = await book(market, 1, 'ann')
    const claimed = await book(market, 2, 'ann')
    await openIntent(market, 1, 'ann', paid)
    market.cards.become('pi_1', 'succeeded')
    await market.database.execute('update bookings set price_cents = 5000')
    expect((await savePayment(market, 2, 'ann', claimed, 'pi_1')).body).toMatchObject({
      code: 'payment-mismatch',
    })
  })
  test('P5: does not take a recorded transaction as the payment of another booking', async () => {
    const paid = await book(market, 1, 'ann')
    const other = await book(market, 2, 'ann')
    await openIntent(market, 1, 'ann', paid)
    market.cards.become('pi_1', 'succeeded')
    await savePayment(market, 1, 'ann', paid, 'pi_1')
    expect((await savePayment(market, 2, 'ann', other, 'pi_1')).body).toMatchObject({
      status: 409,
      code: 'payment-mismatch',
    })
  })
  test("rejects another buyer's payment before and after it is saved", async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    const before = await savePayment(market, 1, 'bob', booking, 'pi_1')
    await savePayment(market, 1, 'ann', booking, 'pi_1')
    const after = await savePayment(market, 1, 'bob', booking, 'pi_1')
    expect([before.status, after.status]).toEqual([403, 403])
  })
  test('saving the payment restores a booking that was removed after paying', async () => {
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

describe('an item is sold once', () => {
  test('of two buyers who paid, one gets the item and the other a refund', async () => {
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
  test('the other buyer gets the same response on a retry and only one refund', async () => {
    const { ann, bob } = await bothHavePaid()
    await savePayment(market, 1, 'ann', ann, 'pi_1')
    await savePayment(market, 1, 'bob', bob, 'pi_2')
    expect((await savePayment(market, 1, 'bob', bob, 'pi_2')).body).toMatchObject({
      code: 'refunded',
    })
    expect(market.cards.refunded).toEqual(['pi_2'])
    expect(await orderOf(market, 'bob')).toMatchObject({ isPaid: true })
  })
  test('O2: the other buyer reads that the item is paid, and not by whom', async () => {
    const { ann, bob } = await bothHavePaid()
    await savePayment(market, 1, 'ann', ann, 'pi_1')
    const booking = await market.call('GET', `/payment-booking/${bob}`, { as: 'bob' })
    for (const answer of [await orderOf(market, 'bob'), booking.body]) {
      expect(answer).toMatchObject({ isPaid: true, boughtBy: null })
      expect(JSON.stringify(answer)).not.toContain(emailOf('ann'))
    }
    expect(await orderOf(market, 'ann')).toMatchObject({ boughtBy: emailOf('ann') })
  })
  test('a refund that failed stays due and is retried', async () => {
    const { ann, bob } = await bothHavePaid()
    await savePayment(market, 1, 'ann', ann, 'pi_1')
    const refund = market.cards.refund
    market.cards.refund = async () => {
      market.cards.isDown = true
      return refund.call(market.cards, 'pi_2')
    }
    const answer = await savePayment(market, 1, 'bob', bob, 'pi_2')
    expect(answer.body).toMatchObject({ status: 503, code: 'refund-pending' })
    expect(await makeRefunds(market.market)).toHaveLength(1)
    market.cards.refund = refund
    market.cards.isDown = false
    minutesPass(market, 1)
    expect(await makeRefunds(market.market)).toEqual([])
    expect(market.cards.refunded).toEqual(['pi_2'])
  })
  test('the database itself rejects a second sale', async () => {
    const { ann, bob } = await bothHavePaid()
    await insertSale(ann, 'ann')
    await expect(insertSale(bob, 'bob')).rejects.toThrow('payments_one_sale')
  })
})
