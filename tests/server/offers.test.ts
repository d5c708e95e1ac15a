import { beforeEach, describe, expect, test } from 'vitest'
import { allow, hoursPass, offer, offered, readOfferOf, sendToOffer } from './offer-steps.ts'
import { idsOf } from './test-app-steps.ts'
import { emailOf, openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const events = (body: unknown) => (body as { can: { event: string }[] }).can.map((can) => can.event)

describe('POST /offers', () => {
  test('opens an offer, and says whose turn it is and until when', async () => {
    const { status, body } = await offer(market, 'ann', 40)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      now: '2026-03-01T12:00:00.000Z',
      seq: 1,
      role: 'buyer',
      state: 'open',
      price: 40,
      askingPrice: 50,
      deadline: { event: 'deadline.expired', at: '2026-03-03T12:00:00.000Z' },
      product: { _id: 'p1', name: 'Guitar 1', image: '/guitar.avif' },
      buyer: { _id: 'ann', name: 'Ann' },
      seller: { _id: 'sue', name: 'Sue' },
      takesMessages: true,
      timeline: [
        { seq: 1, actor: 'buyer', event: 'buyer.offer', price: 40, from: null, to: 'open' },
      ],
    })
    expect(events(body)).toEqual(['buyer.withdraw'])
    const { _id } = body as { _id: string }
    const seen = await readOfferOf(market, _id, 'sue')
    expect(events(seen)).toEqual(['seller.accept', 'seller.counter', 'seller.decline'])
    expect(seen).toMatchObject({
      role: 'seller',
      can: [{}, { fields: [{ name: 'price', type: 'amount', min: 40.01, max: 50 }] }, {}],
    })
    expect(JSON.stringify(seen)).not.toContain(emailOf('ann'))
  })

  test.each([0.49, 50.01])(
    'refuses $%d: less than a card can pay, or more than the price',
    async (price) => {
      expect(await offer(market, 'ann', price)).toMatchObject({
        status: 422,
        body: { code: 'offer-price', min: 0.5, max: 50 },
      })
    },
  )

  test.each([
    { percent: 30, refused: 14.99, taken: 15 },
    { percent: 80, refused: 39.99, taken: 40 },
  ])(
    'takes $percent percent of the price where the seller says so, and tells no buyer the number',
    async ({ percent, refused, taken }) => {
      await allow(market, percent)
      const { body } = await offer(market, 'ann', refused)
      expect(body).toMatchObject({ status: 422, code: 'offer-too-low' })
      const { status, body: made } = await offer(market, 'ann', taken)
      expect(status).toBe(200)
      const { _id } = made as { _id: string }
      await sendToOffer(market, _id, ['sue', 'seller.counter', { price: 50 }])
      const seen = await readOfferOf(market, _id, 'ann')
      expect(seen).toMatchObject({ can: [{}, { fields: [{ min: 0.5, max: 49.99 }] }, {}] })
      const tooLow = await sendToOffer(market, _id, ['ann', 'buyer.counter', { price: refused }])
      expect(tooLow.body).toMatchObject({ status: 422, code: 'offer-too-low' })
      const { body: page } = await market.call('GET', '/products/p1')
      expect(JSON.stringify([body, seen, tooLow.body, page])).not.toMatch(/lowest/i)
      expect({ ...Object(body), ...Object(tooLow.body) }).not.toHaveProperty('min')
    },
  )

  test('takes none where the seller wants none, and the page says so', async () => {
    await allow(market, 100)
    expect(await offer(market, 'ann', 50)).toMatchObject({
      status: 409,
      body: { code: 'offers-off' },
    })
    const { body } = await market.call('GET', '/products/p1')
    expect(body).toMatchObject({ takesOffers: false })
  })

  test('takes one open offer of a buyer for an item', async () => {
    const first = await offered(market, 'ann', 40)
    expect((await offer(market, 'ann', 41)).body).toMatchObject({ code: 'offer-open' })
    expect((await offer(market, 'bob', 41)).status).toBe(200)
    expect((await offer(market, 'ann', 41, 2)).status).toBe(200)
    await sendToOffer(market, first, ['sue', 'seller.decline'])
    expect((await offer(market, 'ann', 41)).status).toBe(200)
  })

  test('takes five prices of a buyer for an item, in all offers together', async () => {
    const first = await offered(market, 'ann', 30)
    await sendToOffer(market, first, ['sue', 'seller.counter', { price: 50 }])
    await sendToOffer(market, first, ['ann', 'buyer.counter', { price: 31 }])
    await sendToOffer(market, first, ['sue', 'seller.decline'])
    for (const price of [32, 33, 34]) {
      const next = await offered(market, 'ann', price)
      await sendToOffer(market, next, ['ann', 'buyer.withdraw'])
    }
    expect((await offer(market, 'ann', 35)).body).toMatchObject({ code: 'offers-used-up' })
    expect((await offer(market, 'bob', 35)).status).toBe(200)
  })

  test('refuses an item that is not for sale', async () => {
    await market.call('POST', '/listings/p1/events', {
      as: 'sue',
      json: { event: 'seller.withdraw' },
    })
    expect((await offer(market, 'ann', 40)).body).toMatchObject({ code: 'item-unavailable' })
    await market.call('DELETE', '/delete-product/p2', { as: 'sue' })
    expect((await offer(market, 'ann', 40, 2)).body).toMatchObject({ code: 'product-unknown' })
  })

  test('with the same key makes one offer', async () => {
    const json = { productId: 'p1', price: 40 }
    const headers = { 'idempotency-key': 'once' }
    const first = await market.call('POST', '/offers', { as: 'ann', json, headers })
    expect((await market.call('POST', '/offers', { as: 'ann', json, headers })).body).toEqual(
      first.body,
    )
  })
})

describe('GET /offers', () => {
  test('lists those of the viewer, newest first, all or of one item', async () => {
    const one = await offered(market, 'ann', 40)
    await hoursPass(market, 1)
    const two = await offered(market, 'bob', 41)
    await hoursPass(market, 1)
    const three = await offered(market, 'ann', 42, 2)
    const list = async (as: 'ann' | 'bob' | 'sue', query = '') =>
      idsOf((await market.call('GET', `/offers${query}`, { as })).body)
    expect(await list('ann')).toEqual([three, one])
    expect(await list('bob')).toEqual([two])
    expect(await list('sue')).toEqual([three, two, one])
    expect(await list('sue', '?product=p1')).toEqual([two, one])
    expect(await list('sue', '?limit=1')).toEqual([three])
  })
})

describe('POST /offers/{id}/events', () => {
  test('takes turns: each price voids the one before and starts the clock anew', async () => {
    const id = await offered(market, 'ann', 30)
    await hoursPass(market, 47)
    const countered = await sendToOffer(market, id, ['sue', 'seller.counter', { price: 45 }])
    expect(countered.body).toMatchObject({
      state: 'countered',
      price: 45,
      deadline: { at: '2026-03-05T11:00:00.000Z' },
    })
    expect(events(countered.body)).toEqual(['seller.withdraw'])
    await hoursPass(market, 47)
    const next = await sendToOffer(market, id, ['ann', 'buyer.counter', { price: 38 }])
    expect(next.body).toMatchObject({ state: 'open', price: 38 })
    await hoursPass(market, 48)
    expect(await readOfferOf(market, id)).toMatchObject({
      state: 'expired',
      can: [],
      deadline: null,
    })
  })

  test('takes prices of the buyer from what the seller allowed when the offer was made', async () => {
    await allow(market, 30)
    const id = await offered(market, 'ann', 20)
    await allow(market, 40)
    await sendToOffer(market, id, ['sue', 'seller.counter', { price: 45 }])
    expect(await readOfferOf(market, id, 'ann')).toMatchObject({
      can: [{}, { event: 'buyer.counter', fields: [{ name: 'price', min: 0.5, max: 44.99 }] }, {}],
    })
    const low = await sendToOffer(market, id, ['ann', 'buyer.counter', { price: 14.99 }])
    expect(low.body).toMatchObject({ code: 'offer-too-low' })
    const next = await sendToOffer(market, id, ['ann', 'buyer.counter', { price: 15 }])
    expect(next.body).toMatchObject({ state: 'open', price: 15 })
  })

  test.each([
    ['sue', 'seller.counter', { price: 30 }, { min: 30.01, max: 50 }],
    ['sue', 'seller.counter', { price: 50.01 }, { min: 30.01, max: 50 }],
  ] as const)(
    'refuses a price of %s that no side would name: %s %o',
    async (as, event, fields, bounds) => {
      const id = await offered(market, 'ann', 30)
      expect((await sendToOffer(market, id, [as, event, fields])).body).toMatchObject({
        code: 'offer-price',
        ...bounds,
      })
    },
  )

  test('refuses the events of the other side and of others', async () => {
    const id = await offered(market, 'ann', 30)
    expect((await sendToOffer(market, id, ['ann', 'seller.accept'])).body).toMatchObject({
      code: 'role-required',
    })
    expect((await sendToOffer(market, id, ['bob', 'buyer.withdraw'])).body).toMatchObject({
      code: 'not-yours',
    })
    for (const event of ['buyer.pay', 'market.close', 'deadline.expired', 'x']) {
      expect((await sendToOffer(market, id, ['ann', event])).body).toMatchObject({
        code: 'invalid-request',
      })
    }
  })

  test('refuses what the state does not take, with what can be done', async () => {
    const id = await offered(market, 'ann', 30)
    await sendToOffer(market, id, ['sue', 'seller.decline'])
    expect(await sendToOffer(market, id, ['sue', 'seller.accept'])).toMatchObject({
      status: 409,
      body: { code: 'offer-refused', state: 'declined', can: [], deadline: null },
    })
  })
})
