import { beforeEach, describe, expect, test } from 'vitest'
import { expiringListingFlow } from '../../server/use-cases/listing-deadline.ts'
import { openAllListings } from '../../server/listings/listing.ts'
import { addOtherSeller, callAs } from './callers.ts'
import { idsOf, minutesPass } from './test-app-steps.ts'
import { book, emailOf, openIntent, openTestApp, type TestApp } from './test-app.ts'
import { fireDeadlines } from './work-steps.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await openAllListings(market.database, market.time.now)
})

const read = (id: string) => market.call('GET', `/listings/${id}`, { as: 'sue' })
const send = (id: string, event: string, headers: Record<string, string> = {}) =>
  market.call('POST', `/listings/${id}/events`, { as: 'sue', json: { event }, headers })

type Can = { can: { event: string }[] }
const canIn = (body: unknown) => (body as Can).can.map(({ event }) => event.replace('seller.', ''))

const hold = async (n: number) => openIntent(market, n, 'ann', await book(market, n, 'ann'))

describe('GET /listings/{id}', () => {
  test('says where the listing is, what its seller can do, until when, and what happened', async () => {
    const { status, body, headers } = await read('p1')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _id: 'p1',
      now: '2026-03-01T12:00:00.000Z',
      state: 'published',
      edition: 1,
      deadline: { event: 'deadline.expiring', at: '2026-04-30T12:00:00.000Z' },
      heldUntil: null,
      product: { _id: 'p1', productName: 'Guitar 1' },
      timeline: [{ seq: 1, actor: 'seller', event: 'seller.publish', from: null, to: 'published' }],
    })
    expect(canIn(body)).toEqual(['edit', 'withdraw', 'sellElsewhere', 'remove'])
    expect(headers.get('etag')).toBe('"1"')
  })

  test('is unknown after the product is deleted', async () => {
    await market.call('DELETE', '/delete-product/p1', { as: 'sue' })
    expect(await read('p1')).toMatchObject({ status: 404, body: { code: 'product-unknown' } })
  })
})

test('GET /listings lists those of the seller, in pages', async () => {
  await addOtherSeller(market)
  const whole = await market.call('GET', '/listings', { as: 'sue' })
  expect(idsOf(whole.body).toSorted()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'])
  const page = await market.call('GET', '/listings?limit=3', { as: 'sue' })
  expect(idsOf(page.body)).toEqual(idsOf(whole.body).slice(0, 3))
  expect((await callAs(market, 'tom', 'GET', '/listings')).body).toEqual([])
})

test('L5: a product of its seller says where its listing is', async () => {
  await send('p1', 'seller.withdraw')
  const { body } = await market.call('GET', `/all-products/${emailOf('sue')}`, { as: 'sue' })
  const one = (body as { _id: string; listing: object }[]).find(({ _id }) => _id === 'p1')
  expect(one).toMatchObject({ isSold: false, listing: { state: 'withdrawn', deadline: null } })
})

describe('POST /listings/{id}/events', () => {
  test('changes the listing and answers with it', async () => {
    const { status, body } = await send('p1', 'seller.withdraw')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'withdrawn',
      deadline: null,
      timeline: [{}, { event: 'seller.withdraw', from: 'published', to: 'withdrawn' }],
    })
    expect(canIn(body)).toEqual(['edit', 'putBack', 'sellElsewhere', 'remove'])
  })

  test('with the same key is done once', async () => {
    const once = { 'idempotency-key': 'once' }
    await send('p1', 'seller.withdraw', once)
    await send('p1', 'seller.putBack')
    expect((await send('p1', 'seller.withdraw', once)).status).toBe(200)
    expect((await read('p1')).body).toMatchObject({ state: 'published' })
  })

  test('renews what is about to expire, and what has expired', async () => {
    minutesPass(market, 60 * 24 * 60)
    await fireDeadlines(market.market, expiringListingFlow)
    const { body } = await read('p1')
    expect(body).toMatchObject({ state: 'expiring', deadline: { event: 'deadline.expired' } })
    expect(canIn(body)).toContain('renew')
    expect((await send('p1', 'seller.renew')).body).toMatchObject({ state: 'published' })
    minutesPass(market, 5 * 24 * 60)
    await fireDeadlines(market.market, expiringListingFlow)
    expect((await read('p2')).body).toMatchObject({ state: 'expired', deadline: null })
    expect((await send('p2', 'seller.renew')).body).toMatchObject({ state: 'published' })
  })

  test('refuses an event that the state does not take, with what can be done', async () => {
    const { status, body } = await send('p1', 'seller.putBack')
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'listing-refused', state: 'published' },
    })
    expect(canIn(body)).toContain('withdraw')
  })

  test.each(['seller.edit', 'seller.remove', 'admin.remove', 'buyer.pay', 'deadline.expired', 'x'])(
    'knows no event %s',
    async (event) => {
      expect(await send('p1', event)).toMatchObject({ body: { code: 'invalid-request' } })
    },
  )

  test.each(['seller.withdraw', 'seller.sellElsewhere'])(
    'refuses %s while a buyer pays, and says until when',
    async (event) => {
      await hold(1)
      const { status, body } = await send('p1', event)
      expect({ status, body }).toMatchObject({
        status: 409,
        body: {
          code: 'item-held',
          detail: 'This item is reserved for a buyer right now.',
          heldUntil: '2026-03-01T12:15:00.000Z',
          state: 'published',
        },
      })
      expect(canIn(body)).toEqual([])
      minutesPass(market, 15)
      expect(await send('p1', event)).toMatchObject({ status: 200 })
    },
  )

  test('refuses what no end of a payment would allow as such', async () => {
    await hold(1)
    expect((await send('p1', 'seller.putBack')).body).toMatchObject({ code: 'listing-refused' })
  })

  test('cancels the payments that have begun and ended without a charge', async () => {
    await hold(1)
    minutesPass(market, 15)
    await send('p1', 'seller.withdraw')
    expect(await market.cards.readIntent('pi_1')).toMatchObject({ status: 'canceled' })
  })
})

test('a booking says that the seller has withdrawn its product, until it is back', async () => {
  const id = await book(market, 1, 'ann')
  const areWithdrawn = async () => {
    const payable = await market.call('GET', `/payment-booking/${id}`, { as: 'ann' })
    const orders = await market.call('GET', `/book-product?email=${emailOf('ann')}`, { as: 'ann' })
    return [payable.body, ...(orders.body as object[])].map(
      (booking) => (booking as { isWithdrawn?: boolean }).isWithdrawn,
    )
  }
  expect(await areWithdrawn()).toEqual([undefined, undefined])
  await send('p1', 'seller.withdraw')
  expect(await areWithdrawn()).toEqual([true, true])
  await send('p1', 'seller.putBack')
  expect(await areWithdrawn()).toEqual([undefined, undefined])
})
