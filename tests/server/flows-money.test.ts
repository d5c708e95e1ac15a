import { beforeEach, describe, expect, test } from 'vitest'
import { imbalance } from '../../machines/market/ledger.ts'
import { performDueEffects } from '../../server/flows/outbox.ts'
import { orderFlow } from '../../server/orders/order.ts'
import {
  activatePayouts,
  buyGuitar,
  daysPass,
  readOrderState,
  runOrders,
  sendTo,
} from './order-steps.ts'
import { minutesPass } from './test-app-helpers.ts'
import { type TestApp, openTestApp } from './test-app.ts'

const PRICE = 5000
const reason = 'Because.'
let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})
const state = () => readOrderState(market, order)

/** Fails unless the ledger of the order balances, and agrees with what the provider has moved. */
async function expectBalance(): Promise<void> {
  const { ledger } = await state()
  const sumOf = (kind: string) =>
    market.cards.moved.filter(([made]) => made === kind).reduce((sum, [, cents]) => sum + cents, 0)
  expect(imbalance(ledger)).toBe(0)
  expect({ refunded: ledger.refunded, released: ledger.released }).toEqual({
    refunded: sumOf('re'),
    released: sumOf('tr') - sumOf('trr'),
  })
}

describe('the money of an order', () => {
  test('goes back to the buyer when the seller cancels', async () => {
    await sendTo(market, order, { type: 'seller.cancel', reason })
    expect(await state()).toMatchObject({ state: 'canceled', position: 'refunding' })
    await runOrders(market)
    expect(await state()).toMatchObject({ state: 'canceled', position: 'refunded' })
    expect(market.cards.moved).toEqual([['re', PRICE]])
    await expectBalance()
  })
  test('goes to the seller when the buyer confirms', async () => {
    await activatePayouts(market)
    await sendTo(market, order, { type: 'seller.meet' })
    await sendTo(market, order, { type: 'buyer.confirm' })
    await runOrders(market)
    expect(await state()).toMatchObject({ state: 'received', position: 'released' })
    expect(market.cards.moved).toEqual([['tr', PRICE]])
    await expectBalance()
  })
  test('is shared when the buyer accepts a part', async () => {
    await activatePayouts(market)
    await sendTo(market, order, { type: 'seller.meet' })
    const problem = { kind: 'damaged' as const, pictures: [], reason }
    await sendTo(market, order, { type: 'buyer.reportProblem', ...problem })
    await sendTo(market, order, { type: 'seller.offerPart', cents: 1200 })
    await sendTo(market, order, { type: 'buyer.acceptPart' })
    await runOrders(market)
    expect(await state()).toMatchObject({ state: 'completed', position: 'settled' })
    expect(market.cards.moved).toEqual([
      ['re', 1200],
      ['tr', PRICE - 1200],
    ])
    await expectBalance()
  })
  test('is taken back from the seller when the item is returned', async () => {
    await activatePayouts(market)
    await sendTo(market, order, { type: 'buyer.confirm' })
    await runOrders(market)
    await sendTo(market, order, { type: 'buyer.askToReturn', reason })
    await sendTo(market, order, { type: 'seller.agreeToReturn' })
    await sendTo(market, order, { type: 'buyer.sendBack', tracking: 'SE2' })
    await sendTo(market, order, { type: 'seller.confirmReturn' })
    await runOrders(market)
    expect(await state()).toMatchObject({ state: 'refunded', position: 'reversed' })
    expect(market.cards.moved.map(([kind]) => kind)).toEqual(['tr', 'trr', 're'])
    await expectBalance()
  })
  test('is refunded from the market’s own when the seller has spent it', async () => {
    await activatePayouts(market)
    await sendTo(market, order, { type: 'buyer.confirm' })
    await runOrders(market)
    await sendTo(market, order, { type: 'buyer.askToReturn', reason })
    await sendTo(market, order, { type: 'seller.agreeToReturn' })
    await sendTo(market, order, { type: 'buyer.sendBack', tracking: 'SE2' })
    await sendTo(market, order, { type: 'seller.confirmReturn' })
    market.cards.answers.push({ outcome: 'refused', code: 'balance_insufficient' })
    await runOrders(market)
    const { position, ledger } = await state()
    expect({ position, ...ledger }).toMatchObject({ position: 'shortfall', advanced: PRICE })
    expect(imbalance(ledger)).toBe(0)
  })
  test('waits while the seller has no payout account, and is sent when there is one', async () => {
    await sendTo(market, order, { type: 'buyer.confirm' })
    await runOrders(market)
    expect(await state()).toMatchObject({ position: 'releasing', ledger: { inFlight: PRICE } })
    expect(await market.database.query('select waits_for from outbox')).toEqual([
      { waits_for: 'payoutAccount' },
    ])
    await activatePayouts(market)
    await daysPass(market, 1)
    expect(await state()).toMatchObject({ position: 'released' })
    expect(market.cards.moved).toEqual([['tr', PRICE]])
  })
  test('is asked for once a day while the seller has no payout account', async () => {
    await sendTo(market, order, { type: 'buyer.confirm' })
    for (let hour = 0; hour < 10 * 24; hour += 1) {
      await runOrders(market)
      minutesPass(market, 60)
    }
    const [effect] = await market.database.query<{ attempts: number }>(
      'select attempts from outbox',
    )
    expect(effect?.attempts).toBeLessThan(20)
  })
  test('is looked at again at once when the order changes while it is looked at', async () => {
    await sendTo(market, order, { type: 'buyer.confirm' })
    let looks = 0
    await performDueEffects(market.market, orderFlow, async () => {
      looks += 1
      if (looks === 1) await sendTo(market, order, { type: 'buyer.askToReturn', reason })
      return { waitsFor: 'payoutAccount' }
    })
    expect(looks).toBe(2)
  })
  test('goes back to the buyer of a returned item whose seller never had a payout account', async () => {
    await sendTo(market, order, { type: 'buyer.confirm' })
    await runOrders(market)
    await sendTo(market, order, { type: 'buyer.askToReturn', reason })
    await sendTo(market, order, { type: 'seller.agreeToReturn' })
    await sendTo(market, order, { type: 'buyer.sendBack', tracking: 'SE2' })
    await sendTo(market, order, { type: 'seller.confirmReturn' })
    await runOrders(market)
    expect(await state()).toMatchObject({ state: 'refunded', position: 'refunded' })
    expect(market.cards.moved).toEqual([['re', PRICE]])
    await expectBalance()
    const { body } = await market.call('GET', `/orders/${order}`, { as: 'ann' })
    // The card provider was not asked for the payout, and so did not fail to make it.
    const failed = (body as { timeline: { event: string }[] }).timeline.filter(
      ({ event }) => event === 'provider.failed',
    )
    expect(failed).toMatchObject([{ reason: 'noPayoutAccount' }])
  })
  test.each([
    ['the buyer gave back in person', ['buyer.handBack', 'seller.confirmReturn']],
    ['the seller has back before the buyer says so', ['seller.confirmReturn']],
  ] as const)('goes back to the buyer of an item that %s', async (_, events) => {
    await sendTo(market, order, { type: 'buyer.confirm' })
    await sendTo(market, order, { type: 'buyer.askToReturn', reason })
    await sendTo(market, order, { type: 'seller.agreeToReturn' })
    for (const type of events) expect(await sendTo(market, order, { type })).toBe(true)
    await runOrders(market)
    expect(await state()).toMatchObject({ state: 'refunded', position: 'refunded' })
    await expectBalance()
  })
  test('goes back to the buyer who gave an item back in person, when the seller is silent', async () => {
    await sendTo(market, order, { type: 'seller.meet' })
    await sendTo(market, order, { type: 'buyer.reportProblem', kind: 'damaged', reason })
    await sendTo(market, order, { type: 'seller.takeBack' })
    await sendTo(market, order, { type: 'buyer.handBack' })
    await daysPass(market, 4)
    expect(await state()).toMatchObject({ state: 'refunded', position: 'refunded' })
  })
  test('waits for a decision when the seller says that the item was not given back', async () => {
    await sendTo(market, order, { type: 'buyer.confirm' })
    await sendTo(market, order, { type: 'buyer.askToReturn', reason })
    await sendTo(market, order, { type: 'seller.agreeToReturn' })
    await sendTo(market, order, { type: 'buyer.handBack' })
    await sendTo(market, order, { type: 'seller.contestReturn', reason })
    expect(await state()).toMatchObject({ state: 'underReview', position: 'releasing' })
  })
  test('is stuck after three retries, and an admin can try again', async () => {
    await sendTo(market, order, { type: 'seller.cancel', reason })
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      market.cards.answers.push({ outcome: 'failed', code: 'balance_insufficient' })
      await daysPass(market, 1)
      market.cards.answers.splice(0)
    }
    const [flow] = await market.database.query(`select needs_admin from flows where flow = 'order'`)
    expect(flow).toEqual({ needs_admin: true })
    expect(market.cards.moved).toEqual([])
    await sendTo(market, order, { type: 'admin.retryPayment' })
    await runOrders(market)
    expect(await state()).toMatchObject({ position: 'refunded' })
    await expectBalance()
  })
})
