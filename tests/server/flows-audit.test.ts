import { beforeEach, describe, expect, test } from 'vitest'
import { auditFlows } from '../../server/flows/audit.ts'
import { orderFlow } from '../../server/orders/order.ts'
import { activatePayouts, buyGuitar, daysPass, runOrders, sendTo } from './order-steps.ts'
import { type TestApp, openTestApp } from './test-app.ts'

const reason = 'Because.'
let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})
const audit = () => auditFlows(market.database, orderFlow)

/** An order that was returned and refunded, and one that a deadline has canceled. */
async function aMonth(): Promise<void> {
  await activatePayouts(market)
  await buyGuitar(market, 2)
  await sendTo(market, order, { type: 'seller.meet' })
  await daysPass(market, 2)
  await sendTo(market, order, { type: 'buyer.askToReturn', reason })
  await sendTo(market, order, { type: 'seller.agreeToReturn' })
  await sendTo(market, order, { type: 'buyer.sendBack', tracking: 'SE1' })
  market.cards.answers.push({ outcome: 'failed', code: 'rate_limit' })
  await daysPass(market, 3)
  await daysPass(market, 7)
  await runOrders(market)
}

describe('npm run flows -- audit', () => {
  test('finds that the journal of the server conforms to the machine', async () => {
    await aMonth()
    const { flows, rows, breach } = await audit()
    expect({ flows, breach }).toEqual({ flows: 2, breach: null })
    expect(rows).toBeGreaterThan(10)
  })
  test.each([
    [
      'an event that the state does not take',
      `update journal set event = jsonb_set(event, '{type}', '"buyer.acceptPart"') where flow = 'order' and seq = 2`,
      /seq 2, buyer\.acceptPart\): the state does not take the event/,
    ],
    [
      'another state after an event',
      `update journal set to_value = jsonb_set(to_value, '{goods}', '"canceled"') where flow = 'order' and seq = 2`,
      /seq 2, seller\.meet\): it leads to another state/,
    ],
    [
      'another state before an event',
      `update journal set from_value = jsonb_set(from_value, '{goods}', '"problem"') where flow = 'order' and seq = 2`,
      /seq 2, seller\.meet\): it begins in another state/,
    ],
    [
      'a missing row',
      `delete from journal where flow = 'order' and seq = 2`,
      /seq 3, buyer\.confirm\): seq 2 is missing/,
    ],
    [
      'other money in the flow',
      `update flows set context = jsonb_set(context, '{ledger,held}', '1') where flow = 'order'`,
      /seq 3, buyer\.confirm\): the flow is in another state/,
    ],
    [
      'another deadline',
      `update deadlines set due_at = due_at + interval '1 day' where flow = 'order'`,
      /seq 3, buyer\.confirm\): other deadlines are running/,
    ],
    [
      'an effect without an event',
      `insert into outbox (key, flow, flow_id, seq, type, params, due_at)
        select 'order/x', flow, flow_id, 9, 'refund', params, due_at from outbox`,
      /seq 3, buyer\.confirm\): the outbox has other effects/,
    ],
    [
      'an effect of another amount',
      `update outbox set params = jsonb_set(params, '{cents}', '4999')`,
      /seq 3, buyer\.confirm\): the outbox has other effects/,
    ],
  ])('names %s', async (_name, tamper, words) => {
    await sendTo(market, order, { type: 'seller.meet' })
    await sendTo(market, order, { type: 'buyer.confirm' })
    expect((await audit()).breach).toBeNull()
    await market.database.execute(tamper)
    expect((await audit()).breach).toMatch(words)
  })
  test('names the first of several rows that do not conform', async () => {
    const later = await buyGuitar(market, 2)
    await sendTo(market, later, { type: 'seller.meet' })
    await sendTo(market, order, { type: 'seller.meet' })
    await market.database.execute(`update flows set seq = 9 where flow = 'order'`)
    expect((await audit()).breach).toContain(`order ${later}, seq 2`)
  })
})
