import { beforeEach, describe, expect, test } from 'vitest'
import type { Flow } from '../../server/flows/flow.ts'
import { requirePolicy, upgradeFlows } from '../../server/flows/versions.ts'
import { auditFlows } from '../../server/flows/audit.ts'
import { offerFlow } from '../../server/offers/offer.ts'
import { orderFlow } from '../../server/orders/order.ts'
import { offered, readOfferOf, sendToOffer } from './offer-steps.ts'
import { activatePayouts, buyGuitar, readOrderState, runOrders, sendTo } from './order-steps.ts'
import { type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
let orders: string[]
beforeEach(async () => {
  market = await openTestApp()
  orders = [await buyGuitar(market), await buyGuitar(market, 2)]
})
const versions = async () =>
  (
    await market.database.query<{ version: number }>(
      `select machine_version as version from flows where flow = 'order' order by id`,
    )
  ).map(({ version }) => version)
const upgrade = (flow: Partial<Flow>) => upgradeFlows(market.database, { ...orderFlow, ...flow })

describe('a server with a newer machine', () => {
  test('starts when each stored state has an image, and the flows go on from there', async () => {
    await upgrade({
      version: 4,
      upgrades: {
        2: (older) => older,
        3: ({ context }) => ({ context, value: { goods: 'cancelAsked', money: 'held' } }),
      },
    })
    expect(await versions()).toEqual([4, 4])
    expect(await readOrderState(market, orders[0] ?? '')).toMatchObject({ state: 'cancelAsked' })
  })
  test.each<[string, Flow['upgrades'], RegExp]>([
    ['has no upgrade', {}, /has no image in version 3/],
    [
      'has none for a state',
      { 2: (older) => (JSON.stringify(older.value).includes('met') ? null : older) },
      /"met".* has no image in version 3/,
    ],
    [
      'has an image that is no state',
      { 2: ({ context }) => ({ context, value: { goods: 'lost', money: 'held' } }) },
      /an image that is no state of version 3/,
    ],
  ])('does not start when an older state %s, and changes nothing', async (_name, upgrades, why) => {
    await sendTo(market, orders[1] ?? '', { type: 'seller.meet' })
    await expect(upgrade({ version: 3, upgrades })).rejects.toThrow(why)
    expect(await versions()).toEqual([2, 2])
  })
})

test('an offer of version 1 goes on with half of the asking price as its limit', async () => {
  const id = await offered(market, 'ann', 40, 3)
  await market.database.execute(`
    update flows set machine_version = 1, context = context - 'lowestPercent' where flow = 'offer';
    update journal set event = event - 'lowestPercent' where flow = 'offer'`)
  await upgradeFlows(market.database, offerFlow)
  await sendToOffer(market, id, ['sue', 'seller.counter', { price: 45 }])
  expect(await readOfferOf(market, id, 'ann')).toMatchObject({
    can: [{}, { event: 'buyer.counter', fields: [{ max: 44.99 }] }, {}],
  })
  const low = await sendToOffer(market, id, ['ann', 'buyer.counter', { price: 25 }])
  expect(low.body).toMatchObject({ code: 'offer-too-low' })
  expect(await auditFlows(market.database, offerFlow)).toMatchObject({ rows: 2, breach: null })
})

test('the money of an order of version 1 is nobody’s while its return runs', async () => {
  const [id = ''] = orders
  await sendTo(market, id, { type: 'buyer.confirm' })
  await runOrders(market)
  await sendTo(market, id, { type: 'buyer.askToReturn', reason: 'Because.' })
  // As version 1 left it: the seller was owed the money, and the transfer waited for the account in the outbox.
  await market.database.execute(`
    update flows set machine_version = 1, value = '{"goods":"returnAsked","money":{"releasing":"sent"}}',
      context = context || '{"due":{"to":"seller"}}' ||
        jsonb_build_object('ledger', context -> 'ledger' || '{"held":0,"inFlight":5000}')
     where id = '${id}';
    update outbox set done_at = null, due_at = '2026-01-01', waits_for = 'payoutAccount' where flow_id = '${id}'`)
  await upgradeFlows(market.database, orderFlow)
  await activatePayouts(market)
  await runOrders(market)
  expect(await readOrderState(market, id)).toMatchObject({ position: 'held' })
  expect(market.cards.moved).toEqual([])
})

test('an older server does not start on the flows of a newer one', async () => {
  await market.database.execute(`update flows set machine_version = 3 where flow = 'order'`)
  await expect(upgrade({})).rejects.toThrow('newer than this server')
})

test('a server does not start with a policy that has a mistake', () => {
  expect(() => requirePolicy()).not.toThrow()
  expect(() => requirePolicy(['met: 2 days is not a duration.'])).toThrow(
    'The policy of the flows: met: 2 days is not a duration.',
  )
})
