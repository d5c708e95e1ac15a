import { beforeEach, describe, expect, test } from 'vitest'
import { imbalance } from '../../machines/market/ledger.ts'
import type { CardDispute } from '../../server/vendors/cards/disputes.ts'
import { activatePayouts, buyGuitar, eventsOf, readOrderState, runOrders } from './order-steps.ts'
import { type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})
const isNow = (status: CardDispute['status']) =>
  market.cards.disputes.set('pi_1', [{ id: 'dp_1', status, cents: 5000 }])
/** Sends the webhook of a dispute, as the provider does at each change. */
const tell = (intentId: string | null = 'pi_1') =>
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
    expect(await tell()).toMatchObject({ status: 200 })
    expect(await position()).toBe('frozen')
    expect(await send('sue', 'seller.meet')).toMatchObject({ body: { code: 'event-refused' } })
  })
  test('that is lost takes the money, and that is won gives it back', async () => {
    isNow('open')
    await tell()
    isNow('lost')
    await tell()
    expect(await position()).toBe('chargedBack')
    isNow('won')
    await tell()
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
    await tell()
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
    await Promise.all([tell(), tell(), tell()])
    await tell()
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
      await tell()
      return before
    }
    await tell()
    expect(await eventsOf(market, order)).toEqual(['buyer.pay', 'bank.disputeWon'])
    expect(await position()).toBe('held')
  })
  test.each(['inquiry', 'closed'] as const)('that is an %s moves no money', async (status) => {
    isNow(status)
    await tell()
    expect(await eventsOf(market, order)).toEqual(['buyer.pay'])
  })
  test('of a payment without an order is accepted and ignored', async () => {
    expect(await tell('pi_other')).toMatchObject({ status: 200 })
    expect(await tell(null)).toMatchObject({ status: 200 })
  })
  test('is sent again when the provider cannot be asked', async () => {
    market.cards.isDown = true
    expect(await tell()).toMatchObject({ status: 503 })
  })
})
