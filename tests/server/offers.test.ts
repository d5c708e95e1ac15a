import { Hono } from 'hono'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { offerEndpoints } from '../../server/routes/offers.ts'
import { sendToConversation, write } from './conversation-steps.ts'
import { mailedAfter, mailsOf } from './mail-steps.ts'
import {
  acceptOffer,
  agreeOn,
  allow,
  editGuitar,
  hoursPass,
  offer,
  offered,
  readOfferOf,
  sendToOffer,
} from './offer-steps.ts'
import { idsOf, minutesPass } from './test-app-steps.ts'
import {
  book,
  emailOf,
  openIntent,
  openTestApp,
  type Person,
  savePayment,
  submissionOf,
  type TestApp,
} from './test-app.ts'

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

const accept = (id: string) => acceptOffer(market, id)

const agree = (as: Person, price: number) => agreeOn(market, as, price)

const intentFor = (as: Person, bookingId: string, price: number) =>
  market.call('POST', '/create-payment-intent', {
    as,
    json: { price, bookingId, productId: 'p1' },
  })

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

const priceOf = async (as: 'ann' | 'bob') => {
  const { body } = await market.call('GET', `/book-product?email=${emailOf(as)}`, { as })
  return (body as { price: number }[])[0]?.price
}

describe('an accepted offer', () => {
  test('reserves the item for its buyer for a day, at the agreed price', async () => {
    const other = await book(market, 1, 'bob')
    const id = await agree('ann', 40)
    expect(await readOfferOf(market, id, 'ann')).toMatchObject({
      deadline: { event: 'deadline.reservation', at: '2026-03-02T12:00:00.000Z' },
      can: [{ event: 'buyer.withdraw' }],
    })
    expect((await openIntent(market, 1, 'bob', other)).body).toMatchObject({
      code: 'item-held',
      heldUntil: '2026-03-02T12:00:00.000Z',
    })
    const booking = await book(market, 1, 'ann')
    expect(await priceOf('ann')).toBe(40)
    expect((await intentFor('ann', booking, 40)).status).toBe(200)
    expect(market.cards.created).toHaveLength(1)
  })

  test('B7: is booked at the agreed price from a page that shows it, too', async () => {
    await agree('ann', 40)
    const json = { ...submissionOf(1, 'ann'), price: 40 }
    expect((await market.call('PUT', '/book-product', { as: 'ann', json })).status).toBe(200)
    expect(await priceOf('ann')).toBe(40)
    const bobs = { ...submissionOf(1, 'bob'), price: 40 }
    expect(
      (await market.call('PUT', '/book-product', { as: 'bob', json: bobs })).body,
    ).toMatchObject({ code: 'price-changed' })
  })

  test('ends with its day, also where the deadline fires late: the seller can accept another one', async () => {
    const anns = await offered(market, 'ann', 40)
    const bobs = await agree('bob', 45)
    minutesPass(market, 24 * 60)
    expect((await accept(anns)).status).toBe(200)
    expect(await readOfferOf(market, bobs, 'bob')).toMatchObject({ state: 'lapsed' })
  })

  test('changes the price of a booking that its buyer has made before', async () => {
    await book(market, 1, 'ann')
    await agree('ann', 40)
    expect(await priceOf('ann')).toBe(40)
  })

  test('ends with the payment, and the other offers too', async () => {
    const loser = await offered(market, 'bob', 45)
    const winner = await agree('ann', 40)
    const booking = await book(market, 1, 'ann')
    await intentFor('ann', booking, 40)
    market.cards.become('pi_1', 'succeeded')
    expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).status).toBe(200)
    expect(await readOfferOf(market, winner)).toMatchObject({ state: 'paid' })
    expect(await readOfferOf(market, loser)).toMatchObject({
      state: 'declined',
      timeline: [{}, { actor: 'market', event: 'market.close', reason: 'sold' }],
    })
    const orders = await market.call('GET', '/orders', { as: 'ann' })
    expect(orders.body).toMatchObject([{ price: 40, money: { held: 40 } }])
  })

  test('that nobody pays ends, and the item is back at the asking price', async () => {
    const other = await book(market, 1, 'bob')
    const booking = await book(market, 1, 'ann')
    const id = await agree('ann', 40)
    await hoursPass(market, 24)
    expect(await readOfferOf(market, id)).toMatchObject({ state: 'lapsed', can: [] })
    expect((await intentFor('ann', booking, 40)).body).toMatchObject({ code: 'price-changed' })
    expect(await priceOf('ann')).toBe(50)
    expect((await openIntent(market, 1, 'bob', other)).status).toBe(200)
  })

  test('that its buyer withdraws gives the item back at once', async () => {
    const other = await book(market, 1, 'bob')
    const id = await agree('ann', 40)
    await sendToOffer(market, id, ['ann', 'buyer.withdraw'])
    expect((await openIntent(market, 1, 'bob', other)).status).toBe(200)
  })

  test('cannot be taken back by the seller, who cannot withdraw the item either', async () => {
    const id = await agree('ann', 40)
    for (const event of ['seller.decline', 'seller.withdraw']) {
      expect((await sendToOffer(market, id, ['sue', event])).body).toMatchObject({
        code: 'offer-refused',
      })
    }
    const withdraw = { as: 'sue', json: { event: 'seller.withdraw' } } as const
    expect((await market.call('POST', '/listings/p1/events', withdraw)).body).toMatchObject({
      code: 'item-held',
    })
  })

  test('lets a charge at the agreed price buy the item that came as the day ended', async () => {
    const id = await agree('ann', 40)
    const booking = await book(market, 1, 'ann')
    await intentFor('ann', booking, 40)
    market.cards.become('pi_1', 'succeeded')
    await hoursPass(market, 24)
    expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).status).toBe(200)
    expect(await readOfferOf(market, id)).toMatchObject({ state: 'lapsed' })
    const orders = await market.call('GET', '/orders', { as: 'ann' })
    expect(orders.body).toMatchObject([{ price: 40 }])
  })
})

describe('an acceptance', () => {
  test('is refused while a buyer pays, and taken afterwards', async () => {
    const id = await offered(market, 'ann', 40)
    await openIntent(market, 1, 'bob', await book(market, 1, 'bob'))
    expect((await accept(id)).body).toMatchObject({
      code: 'item-held',
      heldUntil: '2026-03-01T12:15:00.000Z',
    })
    minutesPass(market, 15)
    expect((await accept(id)).body).toMatchObject({ state: 'accepted' })
  })

  test('of two offers at once is that of one', async () => {
    const [one, two] = [await offered(market, 'ann', 40), await offered(market, 'bob', 41)]
    const answers = await Promise.all([accept(one), accept(two)])
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  test('twice at once is one', async () => {
    const id = await offered(market, 'ann', 40)
    const answers = await Promise.all([accept(id), accept(id)])
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  test('is refused where a hold ends while the server cancels its intent', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    const id = await offered(market, 'ann', 40)
    const { transaction } = market.database
    market.database.transaction = (work) => {
      minutesPass(market, 15)
      market.database.transaction = transaction
      return transaction(work)
    }
    expect((await accept(id)).body).toMatchObject({ code: 'item-held' })
    expect((await accept(id)).body).toMatchObject({ state: 'accepted' })
    expect(await market.cards.readIntent('pi_1')).toMatchObject({ status: 'canceled' })
  })

  test('cancels an intent of the buyer for the asking price', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    minutesPass(market, 15)
    await agree('ann', 40)
    expect(await market.cards.readIntent('pi_1')).toMatchObject({ status: 'canceled' })
  })
})

describe('open offers end', () => {
  const states = async (...ids: string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { state, timeline } = (await readOfferOf(market, id)) as {
          state: string
          timeline: { reason?: string }[]
        }
        return [state, timeline.at(-1)?.reason]
      }),
    )

  test('when the seller withdraws the item', async () => {
    const id = await offered(market, 'ann', 40)
    const json = { event: 'seller.withdraw' }
    await market.call('POST', '/listings/p1/events', { as: 'sue', json })
    expect(await states(id)).toEqual([['declined', 'withdrawn']])
  })

  test('when the seller changes the price, and not with another change', async () => {
    const id = await offered(market, 'ann', 40)
    for (const other of [{ description: 'Six strings.' }, { lowestOfferPercent: 20 }]) {
      expect((await editGuitar(market, other)).status).toBe(200)
      expect(await states(id)).toEqual([['open', undefined]])
    }
    expect((await editGuitar(market, { askingPrice: 45 })).status).toBe(200)
    expect(await states(id)).toEqual([['declined', 'priceChanged']])
  })

  test('and name the price of the item today beside that of their own day', async () => {
    const id = await offered(market, 'ann', 40)
    await editGuitar(market, { askingPrice: 60 })
    const prices = { askingPrice: 50, product: { askingPrice: 60 } }
    expect(await readOfferOf(market, id)).toMatchObject(prices)
    expect((await market.call('GET', '/offers', { as: 'ann' })).body).toMatchObject([prices])
  })

  test('when the item is removed, also by an admin while it is reserved', async () => {
    const accepted = await agreeOn(market, 'ann', 40)
    const other = await offered(market, 'bob', 41)
    await market.call('DELETE', '/delete-product/p1', { as: 'ada' })
    expect(await states(accepted, other)).toEqual([
      ['declined', 'removed'],
      ['declined', 'removed'],
    ])
  })

  test('when their buyer is removed', async () => {
    const id = await agreeOn(market, 'ann', 40)
    const other = await offered(market, 'bob', 41)
    await market.call('DELETE', '/remove-buyer?id=ann', { as: 'ada' })
    expect(await states(id)).toEqual([['declined', 'buyerGone']])
    expect((await acceptOffer(market, other)).body).toMatchObject({ state: 'accepted' })
    expect(idsOf((await market.call('GET', '/offers', { as: 'sue' })).body)).toHaveLength(2)
  })
})

describe('an offer takes messages while the two can write to each other', () => {
  const takesMessages = async (id: string, as: 'ann' | 'sue') =>
    ((await readOfferOf(market, id, as)) as { takesMessages: boolean }).takesMessages

  test.each([
    ['DELETE', '/account', 'ann'],
    ['DELETE', '/remove-buyer?id=ann', 'ada'],
  ] as const)('the buyer: %s %s', async (method, path, as) => {
    const id = await offered(market, 'ann', 40)
    await hoursPass(market, 1)
    const other = await offered(market, 'bob', 41)
    expect(await takesMessages(id, 'sue')).toBe(true)
    await market.call(method, path, { as })
    expect(await takesMessages(id, 'sue')).toBe(false)
    expect((await market.call('GET', '/offers', { as: 'sue' })).body).toEqual([
      expect.objectContaining({ _id: other, takesMessages: true }),
      expect.objectContaining({ _id: id, takesMessages: false }),
    ])
  })

  test('the seller', async () => {
    const id = await offered(market, 'ann', 40)
    expect(await takesMessages(id, 'ann')).toBe(true)
    await market.call('DELETE', '/account', { as: 'sue' })
    expect(await takesMessages(id, 'ann')).toBe(false)
  })

  test('not while one blocks the other, about another item too', async () => {
    const id = await offered(market, 'ann', 40)
    const other = await offered(market, 'ann', 40, 2)
    const bobs = await offered(market, 'bob', 41)
    await write(market, 'ann', 'Is it there?')
    const areTaken = async () => [
      await takesMessages(id, 'sue'),
      await takesMessages(other, 'ann'),
      await takesMessages(bobs, 'sue'),
    ]
    expect(await areTaken()).toEqual([true, true, true])
    await sendToConversation(market, 'ann', 'buyer.block')
    expect(await areTaken()).toEqual([false, false, true])
    await sendToConversation(market, 'ann', 'buyer.unblock')
    expect(await areTaken()).toEqual([true, true, true])
  })
})

type Answered = { _id: string; can: { event: string }[] }

const eventsOf = (answer: Answered | undefined) => answer?.can.map(({ event }) => event)

/** Returns what a person can do with an offer, which the list and the offer itself say alike. */
async function actsOf(id: string, as: Person) {
  const { body } = await market.call('GET', '/offers', { as })
  const acts = eventsOf((body as Answered[]).find(({ _id }) => _id === id))
  expect(eventsOf((await readOfferOf(market, id, as)) as Answered)).toEqual(acts)
  return acts
}

const pays = async (as: 'ann' | 'bob') => openIntent(market, 1, as, await book(market, 1, as))

describe('while an item is held, nobody is offered to accept a price for it', () => {
  test('the seller, who can suggest another price or decline, until the reservation ends', async () => {
    const id = await offered(market, 'ann', 40)
    const other = await offered(market, 'ann', 40, 2)
    await agreeOn(market, 'bob', 45)
    expect(await actsOf(id, 'sue')).toEqual(['seller.counter', 'seller.decline'])
    expect(await actsOf(other, 'sue')).toEqual([
      'seller.accept',
      'seller.counter',
      'seller.decline',
    ])
    await hoursPass(market, 24)
    expect(await actsOf(id, 'sue')).toEqual(['seller.accept', 'seller.counter', 'seller.decline'])
  })

  test('the buyer, who can name another price or decline, while another buyer pays', async () => {
    const id = await offered(market, 'ann', 30)
    await sendToOffer(market, id, ['sue', 'seller.counter', { price: 45 }])
    await pays('bob')
    expect(await actsOf(id, 'ann')).toEqual(['buyer.counter', 'buyer.decline'])
    minutesPass(market, 15)
    expect(await actsOf(id, 'ann')).toEqual(['buyer.accept', 'buyer.counter', 'buyer.decline'])
  })

  test('who could accept a price without the hold learns until when it lasts, and nobody else', async () => {
    const id = await offered(market, 'ann', 30)
    await sendToOffer(market, id, ['sue', 'seller.counter', { price: 45 }])
    // A hold lasts by the clock of the payments, and the times of an offer are by that of the flows.
    const ahead = () => new Date(market.time.now.getTime() + 86_400_000)
    const routes = new Hono()
    for (const each of offerEndpoints) each.register(routes, { ...market.market, flowClock: ahead })
    const heldUntil = async (as: Person) => {
      const authorization = `Bearer ${await market.market.tokens.issue(as)}`
      const response = await routes.request(`/offers/${id}`, { headers: { authorization } })
      return ((await response.json()) as { heldUntil?: string }).heldUntil
    }
    expect(await heldUntil('ann')).toBeUndefined()
    await pays('bob')
    expect(await heldUntil('ann')).toBe(new Date(ahead().getTime() + 15 * 60_000).toISOString())
    expect(await heldUntil('sue')).toBeUndefined()
    minutesPass(market, 15)
    expect(await heldUntil('ann')).toBeUndefined()
  })

  test('a refused event is answered with the acts that are left', async () => {
    const id = await offered(market, 'ann', 40)
    await pays('bob')
    expect(await sendToOffer(market, id, ['sue', 'seller.withdraw'])).toMatchObject({
      body: {
        code: 'offer-refused',
        can: [{ event: 'seller.counter' }, { event: 'seller.decline' }],
      },
    })
  })

  test('what is offered is taken', async () => {
    const id = await offered(market, 'ann', 30)
    const bobs = await agreeOn(market, 'bob', 45)
    expect((await sendToOffer(market, id, ['sue', 'seller.counter', { price: 45 }])).status).toBe(
      200,
    )
    expect((await sendToOffer(market, id, ['ann', 'buyer.counter', { price: 40 }])).status).toBe(
      200,
    )
    expect((await sendToOffer(market, id, ['sue', 'seller.decline'])).status).toBe(200)
    expect(await actsOf(bobs, 'bob')).toEqual(['buyer.withdraw'])
  })
})

const toldTo = async (as: Person) =>
  ((await market.call('GET', '/notifications', { as })).body as { text: { en: string } }[]).map(
    ({ text }) => text.en,
  )

test('two bid for one item: the loser hears of it at once and by mail, and of the end of the reservation', async () => {
  const anns = await offered(market, 'ann', 30)
  const bobs = await offered(market, 'bob', 40)
  await sendToOffer(market, anns, ['sue', 'seller.counter', { price: 45 }])
  await acceptOffer(market, bobs)
  const reserved =
    'Guitar 1 is reserved for another buyer. If nobody pays within 24 hours, your offer still counts.'
  expect(await toldTo('ann')).toEqual([reserved, 'Sue suggests $45 for Guitar 1.'])

  await mailedAfter(market, 1)
  const [mail] = await mailsOf(market, 'ann')
  expect(mail?.body_text).toContain(reserved)
  expect(await mailsOf(market, 'bob')).toMatchObject([
    { subject: expect.stringContaining('Sue accepted your $40 offer for Guitar 1') },
  ])

  await hoursPass(market, 24)
  expect((await toldTo('bob'))[0]).toBe(
    'You have not paid for Guitar 1 in time. It is no longer reserved for you.',
  )
  expect((await toldTo('sue'))[0]).toBe(
    'The buyer has not paid for Guitar 1 in time. It is for sale again.',
  )
})

test('a buyer who bargains for an item that is removed is told so', async () => {
  await offered(market, 'ann', 30)
  await market.call('DELETE', '/delete-product/p1', { as: 'ada' })
  expect((await toldTo('ann'))[0]).toBe('Guitar 1 is not for sale any more. Your offer has ended.')
})

test('a user who keeps an item hears of a lower price while the item is for sale, and no longer', async () => {
  const keep = { as: 'ann', json: { items: [{ productId: 'p1', price: 50 }] } } as const
  await market.call('PUT', '/wishlist', keep)
  const send = (event: string) =>
    market.call('POST', '/listings/p1/events', { as: 'sue', json: { event } })
  expect((await editGuitar(market, { askingPrice: 45 })).status).toBe(200)
  const lower = 'Guitar 1 from your wishlist now costs $45.'
  expect(await toldTo('ann')).toEqual([lower])

  await send('seller.withdraw')
  expect((await editGuitar(market, { askingPrice: 40 })).status).toBe(200)
  expect(await toldTo('ann')).toEqual([lower])

  await send('seller.putBack')
  expect(await toldTo('ann')).toEqual(['Guitar 1 from your wishlist is for sale again.', lower])
})

/** Lets Ann and the seller agree on a price for Guitar `n`, whose price is $49.99 and `n` cents. */
const agreeOnGuitar = async (n: number, price: number) =>
  acceptOffer(market, await offered(market, 'ann', price, n))

/** Lets them agree on prices for the first guitars. */
async function agreeOnEach(prices: readonly number[]): Promise<void> {
  for (const [index, price] of prices.entries()) await agreeOnGuitar(index + 1, price)
}

const usualFor = async (productId = 'p7'): Promise<unknown> => {
  const { body } = await market.call('GET', `/products/${productId}`)
  return (body as { usualPrice?: unknown }).usualPrice
}

/** Inserts agreements about items of another category. */
const agreedElsewhere = (count: number, share: number) =>
  market.database.query(
    `insert into offers (id, product_id, buyer_id, state, price_cents, prices, created_at, agreed_at, agreed_share, agreed_in)
       select 'else' || n, 'p6', 'bob', 'lapsed', 1, 1, $1, $1, $2::real, 'sport' from generate_series(1, $3::int) n`,
    [market.time.now, share, count],
  )

describe('the price that sellers usually take', () => {
  test('is the median of five agreements in the category of the item', async () => {
    await agreeOnEach([30, 45, 40, 44, 50])
    expect(await usualFor()).toEqual({ percent: 88, of: 'category' })
  })

  test('is not said of four', async () => {
    await agreeOnEach([45, 45, 45, 45])
    expect(await usualFor()).toBeUndefined()
  })

  test('is counted by agreements, not by offers and other prices', async () => {
    await agreeOnEach([45, 45, 45, 45])
    const id = await offered(market, 'bob', 40, 6)
    await sendToOffer(market, id, ['sue', 'seller.counter', { price: 48 }])
    expect(await usualFor()).toBeUndefined()
    await sendToOffer(market, id, ['bob', 'buyer.accept'])
    expect(await usualFor()).toEqual({ percent: 90, of: 'category' })
  })

  test('is that of the whole market where the category has too few, and twenty agreed elsewhere', async () => {
    await agreedElsewhere(19, 0.75)
    expect(await usualFor()).toBeUndefined()
    await agreeOnGuitar(1, 45)
    expect(await usualFor()).toEqual({ percent: 75, of: 'market' })
  })

  test('is that of the category where both are known', async () => {
    await agreedElsewhere(20, 0.75)
    await agreeOnEach([45, 45, 45, 45, 45])
    expect(await usualFor()).toEqual({ percent: 90, of: 'category' })
  })

  test('stays known when the reservations lapse, for 180 days', async () => {
    await agreeOnEach([45, 45, 45, 45, 45])
    await hoursPass(market, 179 * 24)
    expect(await usualFor()).toEqual({ percent: 90, of: 'category' })
    await hoursPass(market, 2 * 24)
    expect(await usualFor()).toBeUndefined()
  })

  test('is known of offers that were accepted before the market kept it', async () => {
    await agreeOnEach([45, 45, 45, 45, 45])
    await market.database.execute(
      'update offers set agreed_at = null, agreed_share = null, agreed_in = null',
    )
    expect(await usualFor()).toBeUndefined()
    const migration = new URL(
      '../../server/database/migrations/031-agreed-prices.sql',
      import.meta.url,
    )
    const [, update = ''] = /(update offers.*?;)/s.exec(readFileSync(migration, 'utf8')) ?? []
    await market.database.execute(update)
    expect(await usualFor()).toEqual({ percent: 90, of: 'category' })
  })
})
