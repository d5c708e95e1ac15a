import { beforeEach, expect, test } from 'vitest'
import { agreeOn, readOfferOf } from './offer-steps.ts'
import { book, emailOf, openTestApp, type Person, type TestApp } from './test-app.ts'

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
