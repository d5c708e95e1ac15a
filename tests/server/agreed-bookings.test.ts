import { beforeEach, describe, expect, test } from 'vitest'
import { agreeOn, hoursPass, readOfferOf, sendToOffer } from './offer-steps.ts'
import { orderOf } from './test-app-steps.ts'
import { book, emailOf, openTestApp, type Person, savePayment, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

type Booked = { bookingId?: string }

test('an offer names the booking to its buyer alone, as long as it is there', async () => {
  const bookingOf = async (id: string, as: Person) => {
    const [listed] = (await market.call('GET', '/offers', { as })).body as Booked[]
    const { bookingId } = (await readOfferOf(market, id, as)) as Booked
    expect(listed?.bookingId).toBe(bookingId)
    return bookingId
  }
  const booking = await book(market, 1, 'ann')
  await book(market, 1, 'bob')
  const id = await agreeOn(market, 'ann', 40)
  expect(await bookingOf(id, 'ann')).toBe(booking)
  expect(await bookingOf(id, 'sue')).toBeUndefined()
  await market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })
  expect(await bookingOf(id, 'ann')).toBeUndefined()
})

const intentFor = (bookingId: string, price: number) =>
  market.call('POST', '/create-payment-intent', {
    as: 'ann',
    json: { price, bookingId, productId: 'p1' },
  })

/** Returns the price that My Orders and the payment page show. */
const pricesOf = async (bookingId: string) => {
  const payable = await market.call('GET', `/payment-booking/${bookingId}`, { as: 'ann' })
  return [await orderOf(market, 'ann'), payable.body].map(
    (booking) => (booking as { price: number }).price,
  )
}

describe('a booking shows the asking price as soon as its agreement has ended', () => {
  let booking: string
  let offer: string
  beforeEach(async () => {
    booking = await book(market, 1, 'ann')
    offer = await agreeOn(market, 'ann', 40)
    expect(await pricesOf(booking)).toEqual([40, 40])
  })

  test('where nobody has paid in time, and nothing is charged at the agreed price any more', async () => {
    await hoursPass(market, 24)
    expect(await pricesOf(booking)).toEqual([50, 50])
    expect((await intentFor(booking, 40)).body).toMatchObject({ code: 'price-changed' })
    expect((await intentFor(booking, 50)).status).toBe(200)
  })

  test('where its buyer has withdrawn the offer', async () => {
    await sendToOffer(market, offer, ['ann', 'buyer.withdraw'])
    expect(await pricesOf(booking)).toEqual([50, 50])
  })

  test('but not where the charge at the agreed price came as the day ended', async () => {
    await intentFor(booking, 40)
    market.cards.become('pi_1', 'succeeded')
    await hoursPass(market, 24)
    expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).status).toBe(200)
    expect(await pricesOf(booking)).toEqual([40, 40])
  })
})
