import { beforeEach, describe, expect, test } from 'vitest'
import { imbalance } from '../../machines/market/ledger.ts'
import { reconcileDispute } from '../../server/orders/disputes.ts'
import { readWaitedForAccounts } from '../../server/orders/payout-accounts.ts'
import { type CardDispute } from '../../server/vendors/cards/disputes.ts'
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
import { performEffects } from './work-steps.ts'

let market: TestApp
let order: string

beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})

const PRICE = 5000

const reason = 'Because.'

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

const isNow = (status: CardDispute['status']) =>
  market.cards.disputes.set('pi_1', [{ id: 'dp_1', status, cents: 5000 }])

/** Sends the webhook of a dispute, as the provider does at each change. */
const tellOfDispute = (intentId: string | null = 'pi_1') =>
  market.call('POST', '/webhooks/cards', {
    json: { type: 'charge.dispute.updated', intentId, objectId: 'dp_1' },
    headers: { 'stripe-signature': 'signed' },
  })

const position = async () => (await readOrderState(market, order)).position

const send = (as: 'ann' | 'sue', event: string) =>
  market.call('POST', `/orders/${order}/events`, {
    as,
    json: { event, reason: 'Because.', tracking: 'SE1' },
  })

describe('a dispute of the card', () => {
  test('freezes the money, and the seller keeps the item', async () => {
    isNow('open')
    expect(await tellOfDispute()).toMatchObject({ status: 200 })
    expect(await position()).toBe('frozen')
    expect(await send('sue', 'seller.meet')).toMatchObject({ body: { code: 'event-refused' } })
  })
  test('that is lost takes the money, and that is won gives it back', async () => {
    isNow('open')
    await tellOfDispute()
    isNow('lost')
    await tellOfDispute()
    expect(await position()).toBe('chargedBack')
    isNow('won')
    await tellOfDispute()
    const { position: now, ledger } = await readOrderState(market, order)
    expect({ now, held: ledger.held, atBank: ledger.atBank }).toEqual({
      now: 'held',
      held: 5000,
      atBank: 0,
    })
  })
  test('takes the transfer back from a seller who has it', async () => {
    await activatePayouts(market)
    await send('ann', 'buyer.confirm')
    await runOrders(market)
    isNow('open')
    await tellOfDispute()
    await runOrders(market)
    expect(market.cards.moved).toEqual([
      ['tr', 5000],
      ['trr', 5000],
    ])
    const { position: now, ledger } = await readOrderState(market, order)
    expect([now, imbalance(ledger)]).toEqual(['frozen', 0])
  })
  test('is one event, however often and at once it is told', async () => {
    isNow('open')
    await Promise.all([tellOfDispute(), tellOfDispute(), tellOfDispute()])
    await tellOfDispute()
    expect(await eventsOf(market, order)).toEqual(['buyer.pay', 'bank.disputeOpened'])
  })
  test('is told late: what the provider says now counts', async () => {
    isNow('open')
    const { disputesOf } = market.cards
    // The first message reads the dispute before the bank decides, and is then overtaken by the second one.
    market.cards.disputesOf = async (intentId) => {
      market.cards.disputesOf = disputesOf
      const before = await disputesOf.call(market.cards, intentId)
      isNow('won')
      await tellOfDispute()
      return before
    }
    await tellOfDispute()
    expect(await eventsOf(market, order)).toEqual(['buyer.pay', 'bank.disputeWon'])
    expect(await position()).toBe('held')
  })
  test.each(['inquiry', 'closed'] as const)('that is an %s moves no money', async (status) => {
    isNow(status)
    await tellOfDispute()
    expect(await eventsOf(market, order)).toEqual(['buyer.pay'])
  })
  test('of a payment without an order is accepted and ignored', async () => {
    expect(await tellOfDispute('pi_other')).toMatchObject({ status: 200 })
    expect(await tellOfDispute(null)).toMatchObject({ status: 200 })
  })
  test('is sent again when the provider cannot be asked', async () => {
    market.cards.isDown = true
    expect(await tellOfDispute()).toMatchObject({ status: 503 })
  })
})

const PART = 1200

/** Sends the webhook of a refund, as the provider does at each change. */
const tellOfRefund = (type = 'refund.failed', intentId: string | null = 'pi_1') =>
  market.call('POST', '/webhooks/cards', {
    json: { type, intentId, objectId: 're_1' },
    headers: { 'stripe-signature': 'signed' },
  })

async function reject(refund: string): Promise<void> {
  market.cards.rejected.push(refund)
  expect(await tellOfRefund()).toMatchObject({ status: 200 })
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
      await tellOfRefund(type)
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
    await Promise.all([tellOfRefund(), tellOfRefund(), tellOfRefund()])
    await sendTo(market, order, { type: 'admin.retryPayment' })
    await runOrders(market)
    await tellOfRefund()
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
    expect(await tellOfRefund('refund.updated')).toMatchObject({ status: 200 })
    expect(await money()).toMatchObject({ position: 'refunded' })
  })
  test('that the market did not make, or of a payment without an order, is ignored', async () => {
    await cancel()
    await reject('re_of_the_dashboard')
    expect(await money()).toMatchObject({ position: 'refunded' })
    expect(await tellOfRefund('refund.failed', 'pi_other')).toMatchObject({ status: 200 })
    expect(await tellOfRefund('refund.failed', null)).toMatchObject({ status: 200 })
  })
  test('is sent again when the provider cannot be asked', async () => {
    await cancel()
    market.cards.isDown = true
    expect(await tellOfRefund()).toMatchObject({ status: 503 })
  })
})
