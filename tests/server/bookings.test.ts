import { beforeEach, describe, expect, test } from 'vitest'
import { openAllListings } from '../../server/listings/listing.ts'
import { addOtherSeller, callAs } from './callers.ts'
import { everyCall, MEMBERS } from './calls.ts'
import { agreeOn, hoursPass, offered, readOfferOf, sendToOffer } from './offer-steps.ts'
import { orderOf, ordersOf, sell } from './test-app-steps.ts'
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

const put = (json: object, headers: Record<string, string> = {}) =>
  market.call('PUT', '/book-product', { as: 'ann', json, headers })

describe('PUT /book-product', () => {
  test('B7: acknowledges a booking, and My Orders shows it with the product’s data', async () => {
    expect((await put(submissionOf(1, 'ann'))).body).toMatchObject({ acknowledged: true })
    expect(await ordersOf(market, 'ann')).toEqual([
      {
        _id: expect.any(String),
        productId: 'p1',
        productName: 'Guitar 1',
        image: '/guitar.avif',
        price: 50,
        sellerEmail: 'sue@example.test',
        sellerContact: '555',
        sellerName: 'Sue',
        sellerRemoved: false,
        isPaid: false,
        boughtBy: null,
        bookers: [{ bookerName: 'Ann', bookerEmail: emailOf('ann') }],
        isHeld: false,
        meeting: {
          phoneNumber: '070',
          location: 'the station',
          bookedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      },
    ])
  })
  test('B7: accepts the price as a string', async () => {
    expect((await put({ ...submissionOf(1, 'ann'), price: '50.00' })).status).toBe(200)
  })
  test('acknowledges a repeated booking without creating a second one', async () => {
    await put(submissionOf(1, 'ann'))
    expect((await put(submissionOf(1, 'ann'))).body).toMatchObject({ acknowledged: true })
    expect(await ordersOf(market, 'ann')).toHaveLength(1)
  })
  test.each([
    ['price', { price: 1 }, 409, 'price-changed'],
    ['name', { productName: 'Gold' }, 409, 'item-changed'],
    ['seller', { sellerEmail: emailOf('bob') }, 409, 'item-changed'],
    ['product', { productId: 'p99' }, 404, 'product-unknown'],
    ['buyer', { email: emailOf('bob') }, 403, 'not-yours'],
    ['phone number', { phoneNumber: ' ' }, 400, 'invalid-request'],
    ['meeting location', { location: '' }, 400, 'invalid-request'],
  ])('rejects a wrong %s and creates no booking', async (_name, lie, status, code) => {
    const answer = await put({ ...submissionOf(1, 'ann'), ...lie })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code })
    expect(await ordersOf(market, 'ann')).toEqual([])
  })
  test.each([
    ['sold', `update products set is_sold = true where id = 'p1'`],
    ['deleted', `update products set removed_at = now() where id = 'p1'`],
    ['of a removed seller', `update users set removed_at = now() where id = 'sue'`],
  ])('rejects a booking of an item that is %s', async (_name, change) => {
    await market.database.execute(change)
    const answer = await put(submissionOf(1, 'ann'))
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'item-unavailable' })
  })
})

describe('Idempotency-Key', () => {
  const key = { 'idempotency-key': 'k1' }
  test('replays the response to a repeated request without executing it again', async () => {
    const first = await put(submissionOf(1, 'ann'), key)
    await market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })
    const second = await put(submissionOf(1, 'ann'), key)
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(await ordersOf(market, 'ann')).toEqual([])
  })
  test('rejects the same key for a different request', async () => {
    await put(submissionOf(1, 'ann'), key)
    expect((await put(submissionOf(2, 'ann'), key)).status).toBe(422)
  })
  test('rejects a retry while the request is in progress, and takes over an abandoned request', async () => {
    await put(submissionOf(1, 'ann'), key)
    await market.database.execute('update idempotency_keys set body = null')
    expect((await put(submissionOf(1, 'ann'), key)).body).toMatchObject({
      code: 'request-in-progress',
    })
    market.time.now = new Date(market.time.now.getTime() + 5000)
    expect((await put(submissionOf(1, 'ann'), key)).status).toBe(200)
  })
  test('does not store an error: a later request with the same key can succeed', async () => {
    await market.database.execute(`update products set is_sold = true where id = 'p1'`)
    expect((await put(submissionOf(1, 'ann'), key)).status).toBe(409)
    await market.database.execute(`update products set is_sold = false where id = 'p1'`)
    expect((await put(submissionOf(1, 'ann'), key)).status).toBe(200)
  })
  test('two users may use the same key', async () => {
    await put(submissionOf(1, 'ann'), key)
    const json = submissionOf(2, 'bob')
    expect(
      (await market.call('PUT', '/book-product', { as: 'bob', json, headers: key })).status,
    ).toBe(200)
  })
})

const remove = () =>
  market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })

describe('DELETE /book-product', () => {
  test('O3: removes the booking, and the buyer can book again', async () => {
    await book(market, 1, 'ann')
    expect((await remove()).body).toMatchObject({ modifiedCount: 1 })
    expect(await ordersOf(market, 'ann')).toEqual([])
    await book(market, 1, 'ann')
    expect(await ordersOf(market, 'ann')).toHaveLength(1)
  })
  test('O3: returns modifiedCount 0 if there is no booking', async () => {
    expect((await remove()).body).toMatchObject({ modifiedCount: 0 })
  })
  test('releases the hold', async () => {
    const ann = await book(market, 1, 'ann')
    const bob = await book(market, 1, 'bob')
    await openIntent(market, 1, 'ann', ann)
    await remove()
    expect((await openIntent(market, 1, 'bob', bob)).status).toBe(200)
  })
  test('a paid booking cannot be removed', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    await savePayment(market, 1, 'ann', booking, 'pi_1')
    const answer = await remove()
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'already-paid' })
    expect(await ordersOf(market, 'ann')).toHaveLength(1)
  })
})

describe('GET /payment-booking/{id}', () => {
  test('names the terms on which the payment is held, in days', async () => {
    const id = await book(market, 1, 'ann')
    const { body } = await market.call('GET', `/payment-booking/${id}`, { as: 'ann' })
    const days = { handOverDays: 7, metDays: 2, sentDays: 14, returnDays: 30 }
    expect(body).toMatchObject({ protection: days })
  })
  test('tells the buyer who sells the item, and whether the seller is verified', async () => {
    const id = await book(market, 1, 'ann')
    const read = () => market.call('GET', `/payment-booking/${id}`, { as: 'ann' })
    const { body } = await read()
    expect(body).toMatchObject({ sellerEmail: emailOf('sue'), sellerContact: expect.any(String) })
    for (const isSellerVerified of [true, false]) {
      await market.database.execute(
        `update users set is_verified = ${isSellerVerified} where id = 'sue'`,
      )
      expect((await read()).body).toMatchObject({ isSellerVerified })
    }
  })
  test('P1: returns the booking to its buyer and to no other buyer', async () => {
    const id = await book(market, 1, 'ann')
    const own = await market.call('GET', `/payment-booking/${id}`, { as: 'ann' })
    expect(own.body).toMatchObject({
      _id: id,
      productId: 'p1',
      productName: 'Guitar 1',
      price: 50,
      transactionId: null,
    })
    const others = await market.call('GET', `/payment-booking/${id}`, { as: 'bob' })
    expect(others.status).toBe(403)
    expect(others.body).toMatchObject({ code: 'not-yours' })
  })
  test('O2: sets sellerRemoved if the seller was removed', async () => {
    const id = await book(market, 1, 'ann')
    await market.database.execute(`update users set removed_at = now() where id = 'sue'`)
    const { body } = await market.call('GET', `/payment-booking/${id}`, { as: 'ann' })
    expect(body).toMatchObject({ sellerRemoved: true })
  })
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

describe('what users who booked an item hear', () => {
  beforeEach(async () => {
    await openAllListings(market.database, market.time.now)
  })

  type Notification = { kind: string; path: string; text: { en: string; sv: string } }

  const noticesOf = async (as: Person) =>
    (await market.call('GET', '/notifications', { as })).body as Notification[]

  const toldTo = async (as: Person) => (await noticesOf(as)).map(({ text }) => text.en)

  const send = (event: string) =>
    market.call('POST', '/listings/p1/events', { as: 'sue', json: { event } })

  const keep = (as: Person) =>
    market.call('PUT', '/wishlist', { as, json: { items: [{ productId: 'p1', price: 50 }] } })

  describe('a buyer who has booked an item hears', () => {
    beforeEach(() => book(market, 1, 'bob'))

    test('that its seller has taken it down, and that it is back', async () => {
      await send('seller.withdraw')
      expect(await noticesOf('bob')).toMatchObject([
        {
          kind: 'orders',
          path: '/dashboard/my-orders',
          text: {
            en: 'The seller has taken down Guitar 1, which you booked. It may come back.',
            sv: 'Säljaren har tagit ner Guitar 1 som du har bokat. Varan kan komma tillbaka.',
          },
        },
      ])
      await send('seller.putBack')
      expect((await toldTo('bob'))[0]).toBe('Guitar 1, which you booked, is for sale again.')
    })

    test('that its seller has sold it elsewhere', async () => {
      await send('seller.sellElsewhere')
      expect(await toldTo('bob')).toEqual([
        'The seller has sold Guitar 1, which you booked, elsewhere.',
      ])
      expect(await orderOf(market, 'bob')).toMatchObject({
        isWithdrawn: true,
        isSoldElsewhere: true,
      })
    })

    test.each([
      ['sue', 'The seller has removed Guitar 1, which you booked.'],
      ['ada', 'Loppis has removed Guitar 1, which you booked.'],
    ] as const)('that %s has removed it', async (as, sentence) => {
      await market.call('DELETE', '/delete-product/p1', { as })
      expect(await toldTo('bob')).toEqual([sentence])
      expect(await orderOf(market, 'bob')).toMatchObject({ sellerRemoved: true, isRemoved: true })
    })

    test('that another buyer has bought it', async () => {
      await sell(market)
      expect(await toldTo('bob')).toEqual([
        'Guitar 1, which you booked, was sold to another buyer.',
      ])
      expect((await noticesOf('ann')).map(({ path }) => path)).not.toContain('/dashboard/my-orders')
    })

    test('of it once, also with the item in the wishlist', async () => {
      await keep('bob')
      await sell(market)
      expect(await toldTo('bob')).toEqual([
        'Guitar 1, which you booked, was sold to another buyer.',
      ])
    })

    test('of it once, also while an offer is open, whose end is then told', async () => {
      await offered(market, 'bob', 40)
      await send('seller.withdraw')
      expect(await toldTo('bob')).toEqual([
        'Guitar 1 is not for sale any more. Your offer has ended.',
      ])
    })
  })

  test('a buyer who has deleted the booking hears nothing of the item', async () => {
    await book(market, 1, 'bob')
    await market.call('DELETE', '/book-product?email=bob@example.test&id=p1', { as: 'bob' })
    await send('seller.withdraw')
    expect(await toldTo('bob')).toEqual([])
  })

  test('the booking of a seller who has left says so, and not that the item alone was removed', async () => {
    await book(market, 1, 'bob')
    await market.call('DELETE', '/remove-seller?email=sue@example.test', { as: 'ada' })
    const order = await orderOf(market, 'bob')
    expect(order).toMatchObject({ sellerRemoved: true })
    expect(order).not.toHaveProperty('isRemoved')
  })
})

describe('the meeting of a booking', () => {
  beforeEach(async () => {
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
        rating: { count: 0 },
        meeting: { phoneNumber: '073', location: 'the square', bookedAt },
      },
      {
        _id: expect.any(String),
        buyerId: 'ann',
        name: 'Ann',
        email: emailOf('ann'),
        rating: { count: 0 },
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
