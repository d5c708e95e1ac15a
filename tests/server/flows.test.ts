import { beforeEach, describe, expect, test } from 'vitest'
import { type Database, type Queryable } from '../../server/database/database.ts'
import { auditFlows } from '../../server/flows/audit.ts'
import { type Flow } from '../../server/flows/flow.ts'
import { requirePolicy, upgradeFlows } from '../../server/flows/versions.ts'
import { offerFlow } from '../../server/offers/offer.ts'
import { orderEffects } from '../../server/orders/effects.ts'
import { orderFlow } from '../../server/orders/order.ts'
import { offered, readOfferOf, sendToOffer } from './offer-steps.ts'
import {
  activatePayouts,
  buyGuitar,
  daysPass,
  eventsOf,
  readOrderState,
  runOrders,
  sendTo,
} from './order-steps.ts'
import { minutesPass, secondsPass } from './test-app-steps.ts'
import { book, openIntent, openTestApp, savePayment, type TestApp } from './test-app.ts'
import { fireDeadlines, performEffects } from './work-steps.ts'

let market: TestApp

beforeEach(async () => {
  market = await openTestApp()
})

let order: string

describe('the engine', () => {
  beforeEach(async () => {
    order = await buyGuitar(market)
  })

  const PRICE = 5000

  const state = () => readOrderState(market, order)

  describe('an order', () => {
    test('is opened with the payment, and once however often the payment is reported', async () => {
      const rows = await market.database.query(
        'select transaction_id from payments where id = $1',
        [order],
      )
      expect(rows).toEqual([{ transaction_id: 'pi_1' }])
      const [booking] = await market.database.query<{ id: string }>('select id from bookings')
      await savePayment(market, 1, 'ann', booking?.id ?? '', 'pi_1')
      const headers = { 'stripe-signature': 'signed' }
      const json = { type: 'payment_intent.succeeded', intentId: 'pi_1' }
      await market.call('POST', '/webhooks/cards', { json, headers })
      expect(await eventsOf(market, order)).toEqual(['buyer.pay'])
      expect(await market.database.query(`select id from flows where flow = 'order'`)).toHaveLength(
        1,
      )
      expect(await state()).toMatchObject({ state: 'paid', position: 'held', seq: 1 })
    })
    test('is opened for a charge that only the webhook reports', async () => {
      const booking = await book(market, 2, 'bob')
      await openIntent(market, 2, 'bob', booking)
      market.cards.become('pi_2', 'succeeded')
      const headers = { 'stripe-signature': 'signed' }
      const json = { type: 'payment_intent.succeeded', intentId: 'pi_2' }
      await market.call('POST', '/webhooks/cards', { json, headers })
      const members = await market.database.query(
        `select m.user_id, m.role from flow_members m join payments p on p.id = m.flow_id
        where p.transaction_id = 'pi_2' order by m.role`,
      )
      expect(members).toEqual([
        { user_id: 'bob', role: 'buyer' },
        { user_id: 'sue', role: 'seller' },
      ])
    })
    test('is not opened for a charge that is refunded because the item was sold', async () => {
      const bobs = await market.database.query<{ id: string }>(
        `insert into bookings (product_id, buyer_id, price_cents, phone_number, meeting_location)
        values ('p1', 'bob', 5000, '070', 'Lund') returning id`,
      )
      const bookingId = bobs[0]?.id ?? ''
      const late = { amountCents: PRICE, bookingId, productId: 'p1', idempotencyKey: 'late' }
      const { id } = await market.cards.createIntent(late)
      market.cards.become(id, 'succeeded')
      await savePayment(market, 1, 'bob', bookingId, id)
      expect(market.cards.refunded).toEqual([id])
      expect(await market.database.query(`select id from flows where flow = 'order'`)).toHaveLength(
        1,
      )
    })
    test('is rolled back with the payment', async () => {
      await market.database.execute(
        `create function fail() returns trigger language plpgsql as $$ begin raise 'no journal'; end $$;
       create trigger fail before insert on journal for each row execute function fail();`,
      )
      try {
        const booking = await book(market, 2, 'ann')
        await openIntent(market, 2, 'ann', booking)
        market.cards.become('pi_2', 'succeeded')
        expect((await savePayment(market, 2, 'ann', booking, 'pi_2')).status).toBe(500)
        expect(await market.database.query('select id from payments')).toHaveLength(1)
      } finally {
        await market.database.execute('drop function fail cascade')
      }
    })
  })

  describe('an event', () => {
    test('that the state does not take leaves everything as it is', async () => {
      const before = await state()
      expect(await sendTo(market, order, { type: 'buyer.acceptPart' })).toBe(false)
      expect(await state()).toEqual(before)
      expect(await eventsOf(market, order)).toEqual(['buyer.pay'])
    })
    test('that is sent twice at once is taken once', async () => {
      const meet = () => sendTo(market, order, { type: 'seller.meet' })
      expect((await Promise.all([meet(), meet()])).filter(Boolean)).toHaveLength(1)
      expect(await eventsOf(market, order)).toEqual(['buyer.pay', 'seller.meet'])
    })
    test('replaces the deadlines of the state that it leaves', async () => {
      await sendTo(market, order, { type: 'seller.meet' })
      const deadlines = await market.database.query(
        `select event, due_at from deadlines where flow = 'order' order by due_at`,
      )
      expect(deadlines).toEqual([
        { event: 'deadline.remindToConfirm', due_at: new Date('2026-03-02T12:00:00Z') },
        { event: 'deadline.received', due_at: new Date('2026-03-03T12:00:00Z') },
      ])
    })
  })
})

describe('deadlines', () => {
  beforeEach(async () => {
    order = await buyGuitar(market)
  })

  const DAY = 24 * 60

  const fire = () => fireDeadlines(market.market, orderFlow)

  describe('a deadline', () => {
    test('fires at its time, by the server’s clock, and once', async () => {
      minutesPass(market, 3 * DAY - 1)
      expect(await fire()).toBe(0)
      minutesPass(market, 1)
      expect(await fire()).toBe(1)
      expect(await fire()).toBe(0)
      expect(await eventsOf(market, order)).toEqual(['buyer.pay', 'deadline.remindToHandOver'])
      expect(await readOrderState(market, order)).toMatchObject({ state: 'paid' })
    })
    test('cancels and refunds the order of a seller who does not hand the item over', async () => {
      await daysPass(market, 7)
      expect(await readOrderState(market, order)).toMatchObject({
        state: 'canceled',
        position: 'refunded',
      })
      expect(market.cards.moved).toEqual([['re', 5000]])
    })
    test('that fires late is the same event, and what follows counts from then', async () => {
      await sendTo(market, order, { type: 'seller.meet' })
      minutesPass(market, 9 * DAY)
      await fire()
      expect(await eventsOf(market, order)).toEqual([
        'buyer.pay',
        'seller.meet',
        'deadline.remindToConfirm',
        'deadline.received',
      ])
      expect(
        await market.database.query(`select event, due_at from deadlines where flow = 'order'`),
      ).toEqual([{ event: 'deadline.completed', due_at: new Date('2026-04-09T12:00:00Z') }])
    })
    test('does not fire after an event that left its state', async () => {
      minutesPass(market, 7 * DAY)
      await sendTo(market, order, { type: 'seller.meet' })
      expect(await fire()).toBe(0)
      expect(await readOrderState(market, order)).toMatchObject({ state: 'handedOver.met' })
    })
  })

  describe('several servers', () => {
    test('share the due deadlines: each fires once', async () => {
      const orders = [order]
      for (let n = 2; n <= 7; n += 1) orders.push(await buyGuitar(market, n))
      minutesPass(market, 7 * DAY)
      await Promise.all([fire(), fire(), fire()])
      // A reminder and the end of the seller's time, for each order.
      const events = await Promise.all(orders.map((id) => eventsOf(market, id)))
      expect(events).toEqual(
        orders.map(() => ['buyer.pay', 'deadline.remindToHandOver', 'deadline.notHandedOver']),
      )
    })
  })

  test('a flow that fails waits by itself, longer each time, and does not stop the deadlines of others', async () => {
    const other = await buyGuitar(market, 2)
    await market.database.query('update flows set machine_version = 99 where id = $1', [order])
    minutesPass(market, 7 * DAY)
    await expect(fire()).rejects.toThrow(`${order} is of version 99`)
    expect(await readOrderState(market, other)).toMatchObject({ state: 'canceled' })
    expect(await eventsOf(market, order)).toEqual(['buyer.pay'])
    expect(await fire()).toBe(0)
    for (const minutes of [1, 2, 5, 20]) {
      minutesPass(market, minutes)
      await expect(fire()).rejects.toThrow('version 99')
    }
    minutesPass(market, 3)
    expect(await fire()).toBe(0)
    await market.database.query('update flows set machine_version = $2 where id = $1', [
      order,
      orderFlow.version,
    ])
    minutesPass(market, 60)
    expect(await fire()).toBe(2)
    expect(await readOrderState(market, order)).toMatchObject({ state: 'canceled' })
  })
})

describe('npm run flows -- audit', () => {
  beforeEach(async () => {
    order = await buyGuitar(market)
  })

  const reason = 'Because.'

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

describe('effects', () => {
  beforeEach(async () => {
    order = await buyGuitar(market)
    await sendTo(market, order, { type: 'seller.cancel', reason: 'Because.' })
  })

  const isRefunded = async () => (await readOrderState(market, order)).position === 'refunded'

  /** A database whose connection is lost before the next statement that matches. */
  function losing(database: Database, statement: RegExp): Database {
    const over = (inner: Queryable): Queryable => ({
      ...inner,
      async query(sql, parameters) {
        if (statement.test(sql)) throw new Error('The server was killed.')
        return inner.query(sql, parameters)
      },
    })
    return {
      ...database,
      ...over(database),
      transaction: (work) => database.transaction((inside) => work(over(inside))),
    }
  }

  describe('a server that is killed', () => {
    test('after the commit and before the effect: the next one performs it', async () => {
      const refusing = { ...market.market, database: losing(market.database, /insert into work/) }
      await expect(performEffects(refusing)).rejects.toThrow('killed')
      expect(market.cards.moved).toEqual([])
      await runOrders(market)
      expect(await isRefunded()).toBe(true)
    })
    test('while it asks the provider: the next one asks again after the lease', async () => {
      const database = losing(market.database, /update "work"/)
      const perform = () => Promise.reject(new Error('The server was killed.'))
      await expect(performEffects({ ...market.market, database }, perform)).rejects.toThrow(
        'killed',
      )
      secondsPass(market, 14)
      await runOrders(market)
      expect(await isRefunded()).toBe(false)
      secondsPass(market, 1)
      await runOrders(market)
      expect(await isRefunded()).toBe(true)
    })
    test('between the effect and its answer: the next one gets the answer, and no money moves twice', async () => {
      const database = losing(market.database, /insert into "journal"|update "work"/)
      await expect(performEffects({ ...market.market, database })).rejects.toThrow('killed')
      expect(market.cards.moved).toEqual([['re', 5000]])
      expect(await isRefunded()).toBe(false)
      minutesPass(market, 2)
      await runOrders(market)
      expect(await isRefunded()).toBe(true)
      expect(market.cards.moved).toEqual([['re', 5000]])
      expect(await eventsOf(market, order)).toEqual([
        'buyer.pay',
        'seller.cancel',
        'provider.succeeded',
      ])
    })
  })

  describe('an effect', () => {
    test('whose provider does not answer is repeated with the same key', async () => {
      market.cards.isDown = true
      await runOrders(market)
      const waiting = await market.database.query('select key, waits_for from outbox')
      expect(waiting).toEqual([{ key: `order/${order}/2/refund`, waits_for: 'provider' }])
      market.cards.isDown = false
      minutesPass(market, 1)
      await runOrders(market)
      expect(await isRefunded()).toBe(true)
    })
    test('is performed by one of several servers', async () => {
      await Promise.all([runOrders(market), runOrders(market), runOrders(market)])
      expect(await eventsOf(market, order)).toEqual([
        'buyer.pay',
        'seller.cancel',
        'provider.succeeded',
      ])
    })
    test('that outlasts its lease loses its answer to the server that has taken the effect over', async () => {
      const slow = orderEffects(market.market)
      await performEffects(market.market, async (effect) => {
        minutesPass(market, 2)
        await runOrders(market)
        await slow(effect)
        return { answer: 'provider.failed', madeId: null }
      })
      expect(await isRefunded()).toBe(true)
      expect(market.cards.moved).toEqual([['re', 5000]])
    })
  })
})

describe('versions', () => {
  let orders: string[]

  beforeEach(async () => {
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
    ])(
      'does not start when an older state %s, and changes nothing',
      async (_name, upgrades, why) => {
        await sendTo(market, orders[1] ?? '', { type: 'seller.meet' })
        await expect(upgrade({ version: 3, upgrades })).rejects.toThrow(why)
        expect(await versions()).toEqual([2, 2])
      },
    )
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
})
