import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller, callAs } from './callers.ts'
import { everyCall, MEMBERS } from './calls.ts'
import { ordersOf } from './test-app-steps.ts'
import {
  book,
  emailOf,
  openIntent,
  openTestApp,
  savePayment,
  submissionOf,
  type TestApp,
} from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await addOtherSeller(market)
})

type Meeting = { phoneNumber: string; location: string; bookedAt: string }

const guitar = async () => {
  const { body } = await market.call('GET', `/all-products/${emailOf('sue')}`, { as: 'sue' })
  return (body as { _id: string; bookings?: object[] }[]).find(({ _id }) => _id === 'p1')
}
const meetingOfAnn = async () =>
  ((await ordersOf(market, 'ann')) as { meeting: Meeting }[])[0]?.meeting
const dayOf = (meeting: Meeting | undefined) => Date.parse(meeting?.bookedAt ?? '') / 86_400_000
const agedBy = (person: string, days: number) =>
  market.database.execute(
    `update bookings set created_at = created_at - interval '${days} days' where buyer_id = '${person}'`,
  )

async function pay(bookingId: string): Promise<void> {
  await openIntent(market, 1, 'bob', bookingId)
  market.cards.become('pi_1', 'succeeded')
  await savePayment(market, 1, 'bob', bookingId, 'pi_1')
}

describe('the meeting of a booking', () => {
  test('a seller sees who booked before anybody has paid, newest first', async () => {
    await book(market, 1, 'ann')
    await agedBy('ann', 2)
    await market.call('PUT', '/book-product', {
      as: 'bob',
      json: { ...submissionOf(1, 'bob'), phoneNumber: '073', location: 'the square' },
    })
    const bookedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect((await guitar())?.bookings).toEqual([
      {
        _id: expect.any(String),
        buyerId: 'bob',
        name: 'Bob',
        email: emailOf('bob'),
        meeting: { phoneNumber: '073', location: 'the square', bookedAt },
      },
      {
        _id: expect.any(String),
        buyerId: 'ann',
        name: 'Ann',
        email: emailOf('ann'),
        meeting: { phoneNumber: '070', location: 'the station', bookedAt },
      },
    ])
  })
  test('a seller no longer sees a booking that its buyer removed', async () => {
    await book(market, 1, 'ann')
    await market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })
    expect((await guitar())?.bookings).toEqual([])
  })
  test('a sold product has the meeting of its buyer, and not those of the others', async () => {
    await book(market, 1, 'ann')
    await pay(await book(market, 1, 'bob'))
    expect(await guitar()).not.toHaveProperty('bookings')
    const { body } = await market.call('GET', `/sold-products?email=${emailOf('sue')}`, {
      as: 'sue',
    })
    expect(body).toMatchObject([{ meeting: { phoneNumber: '070', location: 'the station' } }])
    expect(JSON.stringify(body).match(/phoneNumber/g)).toHaveLength(1)
  })
  test('a booking that is made again after its removal has the later date', async () => {
    await book(market, 1, 'ann')
    await agedBy('ann', 9)
    const first = dayOf(await meetingOfAnn())
    await market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })
    await book(market, 1, 'ann')
    expect(dayOf(await meetingOfAnn()) - first).toBeGreaterThan(8)
  })
  test('a booking that is changed keeps its date', async () => {
    await book(market, 1, 'ann')
    await agedBy('ann', 9)
    const before = await meetingOfAnn()
    await market.call('PUT', '/book-product', {
      as: 'ann',
      json: { ...submissionOf(1, 'ann'), location: 'the square' },
    })
    expect(await meetingOfAnn()).toEqual({ ...before, location: 'the square' })
  })
  test('only the two sides of a booking see its phone number and its place', async () => {
    const bookingId = await book(market, 1, 'ann')
    await market.database.execute(`
      update bookings set phone_number = 'phone-of-ann', meeting_location = 'place-of-ann'`)
    await market.call('POST', '/reported-product/', { as: 'bob', json: { id: 'p1' } })
    const seen = new Set<string>()
    for (const [call, { path }] of Object.entries(everyCall(bookingId))) {
      if (!call.startsWith('GET ')) continue
      for (const person of MEMBERS) {
        const own = path.replaceAll(/\w+@example\.test/g, emailOf(person))
        for (const asked of new Set([path, own])) {
          const { body } = await callAs(market, person, 'GET', asked)
          if (/(phone|place)-of-ann/.test(JSON.stringify(body))) seen.add(`${person}: ${call}`)
        }
      }
    }
    expect([...seen].toSorted()).toEqual([
      'ann: GET /account/data',
      'ann: GET /book-product',
      'ann: GET /payment-booking/:id',
      'sue: GET /all-products/:email',
    ])
  })
})
