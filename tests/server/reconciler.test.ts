import { beforeEach, expect, test } from 'vitest'
import { minutesPass, orderOf } from './test-app-steps.ts'
import { book, emailOf, type TestApp, openIntent, openTestApp, savePayment } from './test-app.ts'
import { checkCharges, makeRefunds } from './work-steps.ts'

// A confirmation can reach the provider after the browser has asked for the outcome and learned of no charge.
let market: TestApp
let booking: string
beforeEach(async () => {
  market = await openTestApp()
  booking = await book(market, 1, 'ann')
  await openIntent(market, 1, 'ann', booking)
})

/** Bob buys the item after Ann's hold expires. */
async function bobBuys() {
  minutesPass(market, 16)
  const bobs = await book(market, 1, 'bob')
  await openIntent(market, 1, 'bob', bobs)
  market.cards.become('pi_2', 'succeeded')
  await savePayment(market, 1, 'bob', bobs, 'pi_2')
}

test('P3, P5: opening a payment that is already charged records it and returns already-paid', async () => {
  market.cards.become('pi_1', 'succeeded')
  expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject({ code: 'already-paid' })
  expect(await orderOf(market, 'ann')).toMatchObject({ isPaid: true, boughtBy: emailOf('ann') })
})
test('P3: opening a payment refunds a charge for an item that another buyer has bought', async () => {
  await bobBuys()
  market.cards.become('pi_1', 'succeeded')
  expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject({ code: 'refunded' })
  expect(market.cards.refunded).toEqual(['pi_1'])
})
test('P1: loading a payment records a charge that the browser did not report', async () => {
  market.cards.become('pi_1', 'succeeded')
  const load = () => market.call('GET', `/payment-booking/${booking}`, { as: 'ann' })
  expect((await load()).body).toMatchObject({ boughtBy: emailOf('ann'), transactionId: 'pi_1' })
})
test('P1: loading a payment refunds a charge for an item that another buyer has bought', async () => {
  await bobBuys()
  market.cards.become('pi_1', 'succeeded')
  const answer = await market.call('GET', `/payment-booking/${booking}`, { as: 'ann' })
  expect(answer.body).toMatchObject({ isPaid: true, boughtBy: null, transactionId: null })
  expect(market.cards.refunded).toEqual(['pi_1'])
})
test("does not reconcile another buyer's intent", async () => {
  market.cards.become('pi_1', 'succeeded')
  expect((await openIntent(market, 1, 'bob', booking)).body).toMatchObject({ code: 'not-yours' })
  expect(await orderOf(market, 'ann')).toMatchObject({ isPaid: false })
})
test('P5: the server records a charge that no browser reports', async () => {
  market.cards.become('pi_1', 'succeeded')
  expect(await checkCharges(market.market)).toEqual([])
  expect(await orderOf(market, 'ann')).toMatchObject({ boughtBy: emailOf('ann') })
  expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).status).toBe(200)
  expect(await market.database.query('select id from payments')).toHaveLength(1)
})
test('P5: the server refunds an unreported charge for an item that its seller has deleted', async () => {
  minutesPass(market, 16)
  market.cards.become('pi_1', 'succeeded')
  const deletion = await market.call('DELETE', '/delete-product/p1', { as: 'sue' })
  expect(deletion.body).toMatchObject({ deletedCount: 1 })
  await checkCharges(market.market)
  await makeRefunds(market.market)
  expect(market.cards.refunded).toEqual(['pi_1'])
  expect(await market.database.query('select id from products where is_sold')).toEqual([])
})
test('A2: the server refunds the charge of a buyer who was removed before it', async () => {
  // The card provider cannot cancel the intent, so the buyer can still confirm it.
  market.cards.isDown = true
  const removal = await market.call('DELETE', '/remove-buyer?id=ann', { as: 'ada' })
  expect(removal.body).toMatchObject({ deletedCount: 1 })
  market.cards.isDown = false
  market.cards.become('pi_1', 'succeeded')
  await checkCharges(market.market)
  await makeRefunds(market.market)
  expect(market.cards.refunded).toEqual(['pi_1'])
  expect(await market.database.query('select id from products where is_sold')).toEqual([])
})
test('A5: the server refunds a charge for an item whose seller was removed before it', async () => {
  market.cards.isDown = true
  const removal = await market.call('DELETE', `/remove-seller?email=${emailOf('sue')}`, {
    as: 'ada',
  })
  expect(removal.body).toMatchObject({ deletedCount: 1 })
  market.cards.isDown = false
  market.cards.become('pi_1', 'succeeded')
  await checkCharges(market.market)
  await makeRefunds(market.market)
  expect(market.cards.refunded).toEqual(['pi_1'])
})
test('checks an unpaid intent less and less often, and stops after a day', async () => {
  let asked = 0
  const { readIntent } = market.cards
  market.cards.readIntent = (id) => {
    asked += 1
    return readIntent.call(market.cards, id)
  }
  for (let minute = 0; minute < 26 * 60; minute += 1) {
    await checkCharges(market.market)
    minutesPass(market, 1)
  }
  expect(asked).toBeGreaterThan(20)
  expect(asked).toBeLessThan(100)
  asked = 0
  await checkCharges(market.market)
  expect(asked).toBe(0)
})
test('retries when the card provider was unreachable', async () => {
  market.cards.become('pi_1', 'succeeded')
  market.cards.isDown = true
  expect(await checkCharges(market.market)).toHaveLength(1)
  market.cards.isDown = false
  minutesPass(market, 1)
  expect(await checkCharges(market.market)).toEqual([])
  expect(await orderOf(market, 'ann')).toMatchObject({ boughtBy: emailOf('ann') })
})
