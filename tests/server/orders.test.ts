import { beforeEach, describe, expect, test } from 'vitest'
import { readUserByEmail } from '../../server/users/users.ts'
import { sendOrderEvent } from '../../server/orders/send.ts'
import { activatePayouts, buyGuitar, runOrders } from './order-steps.ts'
import { emailOf, type Person, type TestApp, openTestApp } from './test-app.ts'

const reason = 'The neck is broken.'
let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})

const read = async (as: Person) => (await market.call('GET', `/orders/${order}`, { as })).body
const send = (as: Person, event: string, fields: object = {}, headers = {}) =>
  market.call('POST', `/orders/${order}/events`, { as, json: { event, ...fields }, headers })
/** Returns the events that a person can send now. */
const canOf = async (as: Person) =>
  ((await read(as)) as { can: { event: string }[] }).can.map(({ event }) => event)

/** Sends events that are all taken. */
async function go(...events: readonly (readonly [Person, string, object?])[]): Promise<void> {
  for (const [as, event, fields] of events) {
    expect((await send(as, event, fields)).body).toMatchObject({ _id: order })
  }
}
const problem = { kind: 'damaged', reason, pictures: ['/images/neck.avif'] }

test('GET /capabilities lists what the server has beyond section 7', async () => {
  expect((await market.call('GET', '/capabilities')).body).toEqual({
    capabilities: [
      'account',
      'orders',
      'offers',
      'conversations',
      'notifications',
      'push',
      'live',
      'payouts',
      'search',
      'products',
      'pictures',
      'wishlist',
      'saved-searches',
      'listings',
    ],
  })
})

describe('GET /orders/{id}', () => {
  test('shows the buyer everything, and nothing of the market’s own', async () => {
    await send('sue', 'seller.meet')
    expect(await read('ann')).toEqual({
      _id: order,
      now: market.time.now.toISOString(),
      seq: 2,
      role: 'buyer',
      product: { _id: 'p1', name: 'Guitar 1', image: '/guitar.avif' },
      price: 50,
      paidAt: '2026-03-01T12:00:00.000Z',
      state: 'handedOver.met',
      position: 'held',
      money: { held: 50, inFlight: 0, released: 0, refunded: 0, atBank: 0, waitsFor: null },
      problem: null,
      partOffer: null,
      can: [
        { event: 'buyer.confirm', fields: [] },
        {
          event: 'buyer.reportProblem',
          fields: [
            {
              name: 'kind',
              type: 'choice',
              options: ['notReceived', 'notAsDescribed', 'damaged'],
            },
            { name: 'reason', type: 'text', max: 1000 },
            { name: 'pictures', type: 'pictures', max: 5 },
          ],
        },
      ],
      deadline: { at: '2026-03-03T12:00:00.000Z', event: 'deadline.received' },
      buyer: { _id: 'ann', name: 'Ann', email: emailOf('ann') },
      seller: { name: 'Sue', email: emailOf('sue'), contact: '555', isVerified: true },
      meeting: { phoneNumber: '070', location: 'the station', bookedAt: expect.any(String) },
      timeline: [
        {
          seq: 1,
          at: '2026-03-01T12:00:00.000Z',
          actor: 'buyer',
          event: 'buyer.pay',
          from: null,
          to: { state: 'paid', position: 'held' },
          amount: 50,
        },
        {
          seq: 2,
          at: '2026-03-01T12:00:00.000Z',
          actor: 'seller',
          event: 'seller.meet',
          from: { state: 'paid', position: 'held' },
          to: { state: 'handedOver.met', position: 'held' },
        },
      ],
    })
  })
  test('shows an admin both sides’ words and pictures, without their meeting', async () => {
    await go(['sue', 'seller.meet'], ['ann', 'buyer.reportProblem', problem])
    await go(['sue', 'seller.contest', { reason: 'It was whole.' }])
    const body = await read('ada')
    expect(body).toMatchObject({ role: 'admin', state: 'underReview', problem: 'damaged' })
    expect(body).not.toHaveProperty('meeting')
    expect((body as { timeline: object[] }).timeline.slice(2)).toMatchObject([
      { actor: 'buyer', ...problem },
      { actor: 'seller', reason: 'It was whole.' },
    ])
    expect(await canOf('ada')).toEqual(['admin.refund', 'admin.release', 'admin.split'])
  })
  test('says what the money waits for', async () => {
    await go(['ann', 'buyer.confirm'])
    await runOrders(market)
    expect(await read('sue')).toMatchObject({
      position: 'releasing',
      money: { held: 50, inFlight: 0, released: 0, waitsFor: 'payoutAccount' },
    })
    await activatePayouts(market)
    await market.call('GET', '/payout-account', { as: 'sue' })
    await runOrders(market)
    expect(await read('sue')).toMatchObject({
      position: 'released',
      money: { inFlight: 0, released: 50, waitsFor: null },
    })
  })
})

describe('POST /orders/{id}/events', () => {
  test('answers with the order as it is then', async () => {
    const { status, body } = await send('sue', 'seller.send', { tracking: 'SE1' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ role: 'seller', state: 'handedOver.sent', seq: 2 })
    expect((body as { timeline: object[] }).timeline[1]).toMatchObject({ tracking: 'SE1' })
  })
  test('refuses what the state does not take, and says what can be done and until when', async () => {
    const { status, body } = await send('ann', 'buyer.acceptPart', { amount: 10 })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'event-refused',
      state: 'paid',
      position: 'held',
      can: [{ event: 'buyer.confirm' }, { event: 'buyer.askToCancel' }],
      deadline: { at: '2026-03-08T12:00:00.000Z', event: 'deadline.notHandedOver' },
    })
  })
  test('takes the pictures of both sides, and a report or an answer without any', async () => {
    await go(['sue', 'seller.meet'])
    await go(['ann', 'buyer.reportProblem', { kind: 'damaged', reason }])
    await go(['sue', 'seller.contest', { reason: 'It was whole.', pictures: problem.pictures }])
    expect((await read('ada')) as { timeline: object[] }).toMatchObject({
      timeline: [{}, {}, { pictures: [] }, { pictures: problem.pictures }],
    })
  })
  test('a repeated request with the same key is one event', async () => {
    const headers = { 'idempotency-key': 'k1' }
    const first = await send('ann', 'buyer.askToCancel', { reason }, headers)
    const again = await send('ann', 'buyer.askToCancel', { reason }, headers)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
  })
  test.each([
    ['ann', 'seller.meet', 403, 'role-required'],
    ['sue', 'buyer.confirm', 403, 'role-required'],
    ['sue', 'admin.cancel', 403, 'role-required'],
    ['ada', 'seller.cancel', 403, 'role-required'],
    ['bob', 'buyer.confirm', 403, 'not-yours'],
    ['ann', 'provider.succeeded', 400, 'invalid-request'],
    ['ann', 'deadline.received', 400, 'invalid-request'],
    ['ann', 'money.instructed', 400, 'invalid-request'],
    ['ann', 'constructor', 400, 'invalid-request'],
  ] as const)('%s cannot send %s', async (as, event, status, code) => {
    const answer = await send(as, event, { reason, key: 'refund-1' })
    expect(answer).toMatchObject({ status, body: { code } })
    expect(await read('ann')).toMatchObject({ seq: 1 })
  })
  test('refuses a buyer without a part in the order, also where no route has asked', async () => {
    const bob = await readUserByEmail(market.database, emailOf('bob'))
    if (bob === null) throw new Error('There is no bob.')
    const sent = sendOrderEvent(market.market, bob, {
      id: order,
      body: { event: 'buyer.askToCancel', reason },
    })
    await expect(sent).rejects.toMatchObject({ code: 'role-required' })
    expect(await read('ann')).toMatchObject({ seq: 1 })
  })
  test.each([
    ['no reason', 'ann', 'buyer.askToCancel', {}],
    ['an empty reason', 'ann', 'buyer.askToCancel', { reason: ' ' }],
    ['a reason that is too long', 'ann', 'buyer.askToCancel', { reason: 'x'.repeat(1001) }],
    ['a tracking number with control characters', 'sue', 'seller.send', { tracking: 'a\u0007' }],
  ] as const)('refuses %s', async (_name, as, event, fields) => {
    expect((await send(as, event, fields)).body).toMatchObject({ code: 'invalid-request' })
  })
  test.each([
    ['an unknown kind', { ...problem, kind: 'late' }],
    ['six pictures', { ...problem, pictures: Array.from({ length: 6 }, () => '/images/a.avif') }],
    ['the address of no picture', { ...problem, pictures: ['javascript:alert(1)'] }],
  ])('refuses a problem with %s', async (_name, fields) => {
    await go(['sue', 'seller.meet'])
    expect(await send('ann', 'buyer.reportProblem', fields)).toMatchObject({ status: 400 })
  })
})
