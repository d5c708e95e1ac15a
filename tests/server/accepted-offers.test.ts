import { beforeEach, describe, expect, test } from 'vitest'
import {
  acceptOffer,
  agreeOn,
  hoursPass,
  offered,
  readOfferOf,
  sendToOffer,
} from './offer-steps.ts'
import { minutesPass } from './test-app-steps.ts'
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
