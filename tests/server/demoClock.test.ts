import type { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import type { AppContext } from '../../server/access/app-context.ts'
import { openDemoClock } from '../../server/orders/demoClock.ts'
import { activatePayouts, buyGuitar, readOrderState, sendTo } from './order-steps.ts'
import { checkDeadlines } from '../../tools/year/journal.ts'
import { openTestApp, type Person, type TestApp } from './test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let market: TestApp
let order: string
let app: Hono
beforeEach(async () => {
  market = await openTestApp()
  await market.database.execute('delete from demo_clock')
  order = await buyGuitar(market)
  app = await openDemo()
})

/** Starts the server of a demo world on the market's database. */
async function openDemo(): Promise<Hono> {
  const { database, market: appContext } = market
  const demoClock = await openDemoClock({ database, clock: appContext.clock })
  const demo: AppContext = { ...appContext, demoClock, flowClock: demoClock.now }
  return createApp({
    config: { identityProject: null, stripe: null, imageUploadUrl: null, allowedOrigins: [] },
    appContext: demo,
    standins: [],
    clientFiles: null,
    log: () => undefined,
  })
}

async function ask(method: string, path: string, json?: object, headers: object = {}) {
  const token = await market.market.tokens.issue('ann' satisfies Person)
  const response = await app.request(path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: json === undefined ? null : JSON.stringify(json),
  })
  return { status: response.status, body: await response.json() }
}
const pass = (days: number, headers?: object) => ask('POST', '/demo-clock', { days }, headers)
const later = (milliseconds: number) =>
  new Date(market.time.now.getTime() + milliseconds).toISOString()

describe('the demo clock', () => {
  test('lets two days pass: an item that was handed over counts as received, and the seller gets the money', async () => {
    await activatePayouts(market)
    await sendTo(market, order, { type: 'seller.meet' })
    expect(await pass(2)).toMatchObject({ status: 200, body: { now: later(2 * DAY) } })
    expect(await readOrderState(market, order)).toMatchObject({
      state: 'received',
      position: 'released',
      ledger: { held: 0, released: 5000 },
    })
    expect(market.cards.moved).toHaveLength(1)
  })

  test('fires each deadline of a week at its own time, also those that begin on the way', async () => {
    await sendTo(market, order, { type: 'seller.meet' })
    await sendTo(market, order, { type: 'buyer.confirm' })
    await sendTo(market, order, { type: 'buyer.askToReturn', reason: 'Too small.' })
    await pass(7)
    await pass(7)
    expect(await checkDeadlines(market.database)).toBeNull()
    const fired = await market.database.query<{ type: string; at: Date }>(
      `select event ->> 'type' as type, at from journal
        where flow = 'order' and flow_id = $1 and event ->> 'type' like 'deadline.%' order by seq`,
      [order],
    )
    expect(fired.map(({ type, at }) => [type, at.toISOString()])).toEqual([
      ['deadline.returnAgreed', later(3 * DAY)],
      ['deadline.claimLapsed', later(10 * DAY)],
    ])
  })

  test('is the time of the events that people send', async () => {
    await pass(1)
    await ask('POST', `/orders/${order}/events`, { event: 'buyer.confirm' })
    const { body } = await ask('GET', `/orders/${order}`)
    expect(body).toMatchObject({ now: later(DAY), timeline: [{}, { at: later(DAY) }] })
  })

  test('is in the rows of the lists, whose times are by it', async () => {
    await pass(2)
    expect((await ask('GET', '/orders')).body).toMatchObject([{ now: later(2 * DAY) }])
  })

  test('leaves the session of a user as it is', async () => {
    await pass(7)
    expect((await ask('GET', '/orders')).status).toBe(200)
  })

  test('is as far ahead after a restart', async () => {
    await pass(2)
    app = await openDemo()
    expect((await ask('GET', '/demo-clock')).body).toEqual({ now: later(2 * DAY) })
  })

  test('moves once for a request that is repeated', async () => {
    for (const _ of [1, 2]) await pass(1, { 'idempotency-key': 'one' })
    expect((await ask('GET', '/demo-clock')).body).toEqual({ now: later(DAY) })
  })

  test('lets the days of two requests at once pass', async () => {
    await Promise.all([pass(1), pass(2)])
    expect((await ask('GET', '/demo-clock')).body).toEqual({ now: later(3 * DAY) })
  })

  test('goes a year ahead at most', async () => {
    const seconds = (364 * DAY) / 1000
    await market.database.execute(`insert into demo_clock (ahead_seconds) values (${seconds})`)
    app = await openDemo()
    expect((await pass(2)).body).toMatchObject({ status: 409, code: 'demo-clock-at-end' })
    expect(await pass(1)).toMatchObject({ status: 200, body: { now: later(365 * DAY) } })
    expect((await pass(1)).status).toBe(409)
  })

  test.each([-2, 0, 400, '2', null])('does not move by %j days', async (days) => {
    expect((await ask('POST', '/demo-clock', { days })).status).toBe(400)
    expect((await ask('GET', '/demo-clock')).body).toEqual({ now: later(0) })
  })

  test('is announced to the users of the demo world', async () => {
    const { body } = await ask('GET', '/users/role/ann@example.test')
    expect(body).toMatchObject({ extensions: expect.arrayContaining(['demo-clock']) })
  })

  test('does not exist elsewhere', async () => {
    const calls = [
      await market.call('GET', '/demo-clock', { as: 'ann' }),
      await market.call('POST', '/demo-clock', { as: 'ann', json: { days: 1 } }),
    ]
    expect(calls.map(({ status }) => status)).toEqual([404, 404])
    const { body } = await market.call('GET', '/users/role/ann@example.test', { as: 'ann' })
    expect(body).not.toMatchObject({ extensions: expect.arrayContaining(['demo-clock']) })
    expect((await market.call('GET', '/demo-clock')).status).toBe(401)
  })
})
