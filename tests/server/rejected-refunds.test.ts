import { beforeEach, describe, expect, test } from 'vitest'
import { imbalance } from '../../machines/market/ledger.ts'
import {
  activatePayouts,
  buyGuitar,
  daysPass,
  eventsOf,
  readOrderState,
  runOrders,
  sendTo,
} from './order-steps.ts'
import { openTestApp, type Person, type TestApp } from './test-app.ts'

const PRICE = 5000
const PART = 1200
const reason = 'Because.'
let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})

/** Sends the webhook of a refund, as the provider does at each change. */
const tell = (type = 'refund.failed', intentId: string | null = 'pi_1') =>
  market.call('POST', '/webhooks/cards', {
    json: { type, intentId, objectId: 're_1' },
    headers: { 'stripe-signature': 'signed' },
  })
async function reject(refund: string): Promise<void> {
  market.cards.rejected.push(refund)
  expect(await tell()).toMatchObject({ status: 200 })
}
/** Returns where the money is, as an admin sees it. Fails unless the ledger balances. */
async function money() {
  expect(imbalance((await readOrderState(market, order)).ledger)).toBe(0)
  const { body } = await market.call('GET', `/orders/${order}`, { as: 'ada' })
  const seen = body as {
    position: string
    money: Record<string, unknown>
    can: { event: string }[]
  }
  const { held, refunded, waitsFor } = seen.money
  return {
    position: seen.position,
    held,
    refunded,
    waitsFor,
    can: seen.can.map(({ event }) => event),
  }
}
const latest = async (as: Person) => {
  const { body } = await market.call('GET', '/notifications', { as })
  return (body as { text: { en: string; sv: string } }[])[0]?.text
}
async function cancel(): Promise<void> {
  await sendTo(market, order, { type: 'seller.cancel', reason })
  await runOrders(market)
}
const split = async () => {
  await sendTo(market, order, { type: 'seller.meet' })
  await sendTo(market, order, { type: 'buyer.reportProblem', kind: 'damaged', reason })
  await sendTo(market, order, { type: 'seller.offerPart', cents: PART })
  await sendTo(market, order, { type: 'buyer.acceptPart' })
  await runOrders(market)
}

const stuck = { waitsFor: 'admin', can: ['admin.retryPayment'] }

describe('a refund that the bank rejects after it was made', () => {
  test.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'waits for an admin, who tries it again (%s)',
    async (type) => {
      await cancel()
      expect(await money()).toMatchObject({ position: 'refunded', refunded: 50 })
      market.cards.rejected.push('re_1')
      await tell(type)
      expect(await money()).toEqual({ position: 'refunding', held: 50, refunded: 0, ...stuck })
      await sendTo(market, order, { type: 'admin.retryPayment' })
      await runOrders(market)
      expect(await money()).toMatchObject({ position: 'refunded', held: 0, refunded: 50 })
    },
  )
  test('is told to the buyer and to the admins', async () => {
    await cancel()
    await reject('re_1')
    expect(await latest('ann')).toEqual({
      en: 'Your bank did not take $50 back for Guitar 1. Loppis has the money and is looking into it.',
      sv: expect.stringMatching(
        /^Din bank tog inte emot 50\s\$ för Guitar 1\. Loppis har pengarna och tittar på det\.$/,
      ),
    })
    expect((await latest('ada'))?.en).toBe('A payment for Guitar 1 is stuck.')
    await daysPass(market, 2)
    expect((await latest('ada'))?.en).toBe('A payment for Guitar 1 is still stuck.')
  })
  test('is one event, however often, late and at once it is told', async () => {
    await cancel()
    market.cards.rejected.push('re_1')
    await Promise.all([tell(), tell(), tell()])
    await sendTo(market, order, { type: 'admin.retryPayment' })
    await runOrders(market)
    await tell()
    expect(await money()).toMatchObject({ position: 'refunded', refunded: 50 })
    const told = (await eventsOf(market, order)).filter((type) => type.endsWith('Rejected'))
    expect(told).toEqual(['provider.refundRejected'])
    await reject('re_2')
    expect(await money()).toMatchObject({ position: 'refunding', ...stuck })
  })
  test('stays at the bank where a dispute has taken the money meanwhile', async () => {
    await cancel()
    await sendTo(market, order, { type: 'bank.disputeOpened', cents: PRICE, revision: 1 })
    await reject('re_1')
    expect(await money()).toMatchObject({ position: 'frozen', held: 0, refunded: 0 })
    expect((await latest('ann'))?.en).not.toContain('did not take')
  })
  test('is a part of a shared price, and the seller keeps the rest', async () => {
    await activatePayouts(market)
    await split()
    expect(await money()).toMatchObject({ position: 'settled', refunded: 12 })
    await reject('re_1')
    expect(await money()).toEqual({ position: 'splitting', held: 12, refunded: 0, ...stuck })
    await sendTo(market, order, { type: 'admin.retryPayment' })
    await runOrders(market)
    expect(await money()).toMatchObject({ position: 'settled', held: 0, refunded: 12 })
    expect(market.cards.moved).toEqual([
      ['re', PART],
      ['tr', PRICE - PART],
      ['re', PART],
    ])
  })
  test('waits for an admin also while the seller has no payout account', async () => {
    await split()
    expect(await money()).toMatchObject({ position: 'splitting', waitsFor: 'payoutAccount' })
    await reject('re_1')
    await daysPass(market, 2)
    expect(await money()).toEqual({ position: 'splitting', held: 50, refunded: 0, ...stuck })
  })
})

describe('the message of a refund', () => {
  test('that was not rejected changes nothing', async () => {
    await cancel()
    expect(await tell('refund.updated')).toMatchObject({ status: 200 })
    expect(await money()).toMatchObject({ position: 'refunded' })
  })
  test('that the market did not make, or of a payment without an order, is ignored', async () => {
    await cancel()
    await reject('re_of_the_dashboard')
    expect(await money()).toMatchObject({ position: 'refunded' })
    expect(await tell('refund.failed', 'pi_other')).toMatchObject({ status: 200 })
    expect(await tell('refund.failed', null)).toMatchObject({ status: 200 })
  })
  test('is sent again when the provider cannot be asked', async () => {
    await cancel()
    market.cards.isDown = true
    expect(await tell()).toMatchObject({ status: 503 })
  })
})
