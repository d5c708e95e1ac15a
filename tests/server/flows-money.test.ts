import { beforeEach, describe, expect, test } from 'vitest'
import { imbalance } from '../../machines/market/ledger.ts'
import { reconcileDispute } from '../../server/orders/disputes.ts'
import { readWaitedForAccounts } from '../../server/orders/payout-accounts.ts'
import {
  activatePayouts,
  buyGuitar,
  daysPass,
  eventsOf,
  readOrderState,
  runOrders,
  sendTo,
} from './order-steps.ts'
import { type TestApp, openTestApp } from './test-app.ts'
import { performEffects } from './work-steps.ts'

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
    expect(await state()).toMatchObject({ position: 'releasing', ledger: { held: PRICE } })
    await activatePayouts(market)
    // The provider's report was lost.
    await market.database.execute(`update payout_accounts set read_at = '2026-02-01 00:00Z'`)
    await readWaitedForAccounts(market.market)
    await runOrders(market)
    expect(await state()).toMatchObject({ position: 'released' })
    expect(market.cards.moved).toEqual([['tr', PRICE]])
  })
  test('is looked for once while the seller has no payout account, and the page hears of it', async () => {
    await sendTo(market, order, { type: 'buyer.confirm' })
    for (let day = 0; day < 10; day += 1) await daysPass(market, 1)
    const [effect] = await market.database.query('select attempts from outbox')
    expect(effect).toEqual({ attempts: 1 })
    expect((await eventsOf(market, order)).at(-1)).toBe('provider.notAsked')
  })
  test('is looked at again at once when the order changes while it is looked at', async () => {
    await sendTo(market, order, { type: 'buyer.confirm' })
    let looks = 0
    await performEffects(market.market, async () => {
      looks += 1
      if (looks === 1) await sendTo(market, order, { type: 'buyer.askToReturn', reason })
      return { waitsFor: 'provider' }
    })
    expect(looks).toBe(2)
  })
  describe('is not sent to the seller', () => {
    const active = async () => {
      await activatePayouts(market)
      await market.call('GET', '/payout-account', { as: 'sue' })
      await runOrders(market)
    }
    const dispute = async (status: 'open' | 'won') => {
      market.cards.disputes.set('pi_1', [{ id: 'dp_1', status, cents: PRICE }])
      await reconcileDispute(market.market, 'pi_1')
    }
    test('whose account becomes active while a return runs, until the return lapses', async () => {
      await sendTo(market, order, { type: 'buyer.confirm' })
      await runOrders(market)
      await sendTo(market, order, { type: 'buyer.askToReturn', reason })
      await active()
      expect(await state()).toMatchObject({ position: 'held', ledger: { held: PRICE } })
      await sendTo(market, order, { type: 'seller.agreeToReturn' })
      await active()
      expect(market.cards.moved).toEqual([])
      await daysPass(market, 8)
      expect(await state()).toMatchObject({ state: 'received', position: 'released' })
      await expectBalance()
    })
    test('while a return was asked for before the provider was', async () => {
      await activatePayouts(market)
      await sendTo(market, order, { type: 'buyer.confirm' })
      await sendTo(market, order, { type: 'buyer.askToReturn', reason })
      await runOrders(market)
      expect(await state()).toMatchObject({ state: 'returnAsked', position: 'held' })
      expect(market.cards.moved).toEqual([])
    })
    test('while an admin decides, until they decide for the seller', async () => {
      await activatePayouts(market)
      market.cards.answers.push({ outcome: 'failed', code: 'balance_insufficient' })
      await sendTo(market, order, { type: 'buyer.confirm' })
      await runOrders(market)
      await sendTo(market, order, { type: 'buyer.askToReturn', reason })
      await sendTo(market, order, { type: 'seller.refuseReturn', reason })
      await daysPass(market, 2)
      expect(await state()).toMatchObject({ state: 'underReview', position: 'held' })
      expect(market.cards.moved).toEqual([])
      await sendTo(market, order, { type: 'admin.release', reason })
      await runOrders(market)
      expect(market.cards.moved).toEqual([['tr', PRICE]])
    })
    test('while the bank decides a dispute, nor after it while a return runs', async () => {
      await sendTo(market, order, { type: 'buyer.confirm' })
      await runOrders(market)
      await dispute('open')
      await active()
      expect(await state()).toMatchObject({ position: 'frozen' })
      await sendTo(market, order, { type: 'buyer.askToReturn', reason })
      await dispute('won')
      await active()
      expect(await state()).toMatchObject({ position: 'held', ledger: { held: PRICE } })
      expect(market.cards.moved).toEqual([])
    })
  })
  test('that may have been sent is asked for again, although it is disputed by then', async () => {
    await activatePayouts(market)
    market.cards.answers.push({ outcome: 'unknown', reason: 'time-out' })
    await sendTo(market, order, { type: 'buyer.confirm' })
    await runOrders(market)
    await sendTo(market, order, { type: 'buyer.askToReturn', reason })
    await runOrders(market)
    expect(await state()).toMatchObject({ state: 'returnAsked', position: 'released' })
    expect(market.cards.moved).toEqual([['tr', PRICE]])
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
      ({ event }) => event === 'provider.notAsked',
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
    await runOrders(market)
    expect(await state()).toMatchObject({ state: 'underReview', position: 'held' })
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
