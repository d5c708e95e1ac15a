import { beforeEach, describe, expect, test } from 'vitest'
import { auditFlows } from '../../server/flows/audit.ts'
import { listingFlow, openAllListings } from '../../server/listings/listing.ts'
import { expiringListingFlow } from '../../server/use-cases/listing-deadline.ts'
import { addOtherSeller, callAs } from './callers.ts'
import { agreeOn, hoursPass, offered, readOfferOf } from './offer-steps.ts'
import { idsOf, minutesPass } from './test-app-steps.ts'
import { book, emailOf, openIntent, openTestApp, type TestApp } from './test-app.ts'
import { fireDeadlines } from './work-steps.ts'

let market: TestApp

beforeEach(async () => {
  market = await openTestApp()
  await openAllListings(market.database, market.time.now)
})

const read = (id: string) => market.call('GET', `/listings/${id}`, { as: 'sue' })

const hold = async (n: number) => openIntent(market, n, 'ann', await book(market, n, 'ann'))

const send = (id: string, event: string, headers: Record<string, string> = {}) =>
  market.call('POST', `/listings/${id}/events`, { as: 'sue', json: { event }, headers })

type Can = { can: { event: string }[] }

const canIn = (body: unknown) => (body as Can).can.map(({ event }) => event.replace('seller.', ''))

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

const edit = (id: string, json: object, edition = '"1"') =>
  market.call('PATCH', `/listings/${id}`, { as: 'sue', json, headers: { 'if-match': edition } })

describe('PATCH /listings/{id}', () => {
  test('changes the fields that are sent, and no others', async () => {
    const { status, body } = await edit('p1', { askingPrice: 35.5, description: 'New strings.' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      edition: 2,
      state: 'published',
      product: {
        productName: 'Guitar 1',
        askingPrice: 35.5,
        description: 'New strings.',
        contact: '555',
        isAdvertised: true,
      },
      timeline: [{}, { event: 'seller.edit', fields: ['askingPrice', 'description'], price: 35.5 }],
    })
    const { body: page } = await market.call('GET', '/products/p1')
    expect(page).toMatchObject({ product: { askingPrice: 35.5 } })
  })

  test('changes the lowest offer, which stays a share of the price', async () => {
    const choices = [50, 100, 90, 80, 70, 60, 40, 30, 20, 10]
    expect((await read('p1')).body).toMatchObject({ lowestOffer: { percent: 50, choices } })
    const { body } = await edit('p1', { lowestOfferPercent: 20 })
    expect(body).toMatchObject({
      edition: 2,
      lowestOffer: { percent: 20, choices },
      timeline: [{}, { event: 'seller.edit', fields: ['lowestOfferPercent'], price: 50 }],
    })
    await edit('p1', { askingPrice: 80 }, '"2"')
    expect((await read('p1')).body).toMatchObject({ lowestOffer: { percent: 20 } })
  })

  test('replaces the pictures after the cover, and keeps them where none are sent', async () => {
    const morePictures = [{ image: 'https://pictures.example/side.jpg' }]
    await edit('p1', { morePictures })
    await edit('p1', { askingPrice: 35.5 }, '"2"')
    for (const { body } of [await market.call('GET', '/products/p1'), await read('p1')]) {
      expect(body).toMatchObject({ product: { askingPrice: 35.5, morePictures } })
    }
  })

  test('an edit that changes nothing is no event', async () => {
    const { body } = await edit('p1', { location: 'Lund' })
    expect(body).toMatchObject({ edition: 1, timeline: [{ event: 'seller.publish' }] })
  })

  test('a new text is found by the search', async () => {
    await edit('p1', { productName: 'Nyckelharpa' })
    for (const question of ['nyckelharpa', 'nyckelhapra']) {
      const { body } = await market.call('GET', `/search?q=${question}`)
      expect(idsOf((body as { products: object[] }).products)).toEqual(['p1'])
    }
  })

  test('of an edition that somebody has changed meanwhile changes nothing', async () => {
    await edit('p1', { askingPrice: 40 })
    const late = await edit('p1', { askingPrice: 45 })
    expect(late).toMatchObject({ status: 412, body: { code: 'edition-outdated' } })
    expect((await read('p1')).body).toMatchObject({ product: { askingPrice: 40 } })
    expect(await edit('p1', { askingPrice: 45 }, '"2"')).toMatchObject({ status: 200 })
  })

  test('requires the edition', async () => {
    for (const edition of ['', '*', '1']) {
      expect(await edit('p1', {}, edition)).toMatchObject({ status: 428 })
    }
  })

  test.each([
    [{ askingPrice: 0.49 }, 400, 'invalid-request'],
    [{ productName: '' }, 400, 'invalid-request'],
    [{ purchaseYear: 1899 }, 400, 'invalid-request'],
    [{ lowestOfferPercent: 45 }, 400, 'invalid-request'],
    [{ lowestOfferPercent: 0 }, 400, 'invalid-request'],
    [{ lowestOfferPercent: null }, 400, 'invalid-request'],
    [{ categoryId: 'none' }, 404, 'category-unknown'],
  ])('L2: refuses %o', async (json, status, code) => {
    expect(await edit('p1', json)).toMatchObject({ status, body: { code } })
    expect((await read('p1')).body).toMatchObject({ edition: 1 })
  })

  test('is refused while a buyer pays, and for a sold item', async () => {
    await hold(1)
    expect(await edit('p1', { askingPrice: 40 })).toMatchObject({
      status: 409,
      body: { code: 'item-held', heldUntil: '2026-03-01T12:15:00.000Z' },
    })
    await market.database.execute(`update products set is_sold = true where id = 'p2';
      update flows set value = '"sold"' where flow = 'listing' and id = 'p2'`)
    expect(await edit('p2', { askingPrice: 40 })).toMatchObject({
      body: { code: 'listing-refused', state: 'sold', can: [] },
    })
  })

  test('keeps the price of those who have booked, and tells others that it has changed', async () => {
    const booking = await book(market, 1, 'ann')
    await edit('p1', { askingPrice: 40 })
    expect(await openIntent(market, 1, 'ann', booking)).toMatchObject({ status: 200 })
    await expect(book(market, 1, 'bob')).rejects.toThrow('409')
  })

  test('is in a journal that conforms to the machine', async () => {
    await edit('p1', { askingPrice: 40 })
    await send('p1', 'seller.withdraw')
    await edit('p1', { contact: '556' }, '"2"')
    await send('p1', 'seller.sellElsewhere')
    expect(await auditFlows(market.database, listingFlow)).toMatchObject({ breach: null, rows: 11 })
  })
})

const fire = () => fireDeadlines(market.market, expiringListingFlow)

async function hoursPassForListings(hours: number): Promise<void> {
  minutesPass(market, hours * 60)
  await fire()
}

/** Lets time pass until an hour before Guitar 1 expires: nobody has renewed it for 65 days. */
async function hourBeforeTheEnd(): Promise<void> {
  await hoursPassForListings(60 * 24)
  await hoursPassForListings(5 * 24 - 1)
}

type Listing = { state: string; deadline: { at: string } | null }

const listing = async () =>
  (await market.call('GET', '/listings/p1', { as: 'sue' })).body as Listing

const toldTo = async (as: 'ann' | 'sue') =>
  ((await market.call('GET', '/notifications', { as })).body as { text: { en: string } }[]).map(
    ({ text }) => text.en,
  )

describe('a listing that nobody renews', () => {
  test('stays for sale for another five days while it is reserved, so that its buyer can pay', async () => {
    await hourBeforeTheEnd()
    const bookingId = await book(market, 1, 'ann')
    await agreeOn(market, 'ann', 40)
    await hoursPassForListings(1)
    expect(await listing()).toMatchObject({
      state: 'expiring',
      deadline: { event: 'deadline.expired', at: '2026-05-10T12:00:00.000Z' },
    })
    const json = { price: 40, bookingId, productId: 'p1' }
    expect(await market.call('POST', '/create-payment-intent', { as: 'ann', json })).toMatchObject({
      status: 200,
    })
  })

  test('tells its seller again that it ends in five days, and expires then', async () => {
    await hourBeforeTheEnd()
    minutesPass(market, 50)
    await openIntent(market, 1, 'ann', await book(market, 1, 'ann'))
    await hoursPassForListings(1 / 6)
    const reminder = 'Your listing Guitar 1 ends in 5 days. Renew it to keep it for sale.'
    expect((await toldTo('sue')).filter((text) => text === reminder)).toHaveLength(2)
    await hoursPassForListings(5 * 24)
    expect(await listing()).toMatchObject({ state: 'expired', deadline: null })
    expect(await toldTo('sue')).toContain(
      'Your listing Guitar 1 has ended. Renew it to sell the item.',
    )
    expect((await auditFlows(market.database, listingFlow)).breach).toBeNull()
  })

  test('stays for sale while a buyer pays, also where the clock of the demo is ahead', async () => {
    await hoursPassForListings(60 * 24)
    await openIntent(market, 1, 'ann', await book(market, 1, 'ann'))
    const ahead = new Date(market.time.now.getTime() + 5 * 86_400_000)
    const { database } = market
    const holdClock = () => market.time.now
    await fireDeadlines({ database, clock: holdClock, flowClock: () => ahead }, expiringListingFlow)
    expect(await listing()).toMatchObject({ state: 'expiring' })
  })

  test('tells a buyer who has booked the item', async () => {
    await hourBeforeTheEnd()
    await book(market, 1, 'ann')
    await hoursPassForListings(1)
    expect(await toldTo('ann')).toEqual([
      'The listing of Guitar 1, which you booked, has ended. It may come back.',
    ])
  })

  test('ends the offers for it, and tells their buyers why', async () => {
    await hourBeforeTheEnd()
    const id = await offered(market, 'ann', 40)
    await hoursPassForListings(1)
    expect(await listing()).toMatchObject({ state: 'expired' })
    expect(await readOfferOf(market, id)).toMatchObject({
      state: 'declined',
      timeline: [{}, { actor: 'market', event: 'market.close', reason: 'expired' }],
    })
    expect(await toldTo('ann')).toEqual([
      'Guitar 1 is not for sale any more, because its listing ended. Your offer has ended.',
    ])
  })

  test('ends no offer while it is reserved', async () => {
    await hourBeforeTheEnd()
    const id = await offered(market, 'bob', 40)
    await agreeOn(market, 'ann', 45)
    await hoursPassForListings(1)
    await hoursPass(market, 23)
    expect(await readOfferOf(market, id)).toMatchObject({ state: 'open' })
  })
})

test('the journal of a listing that expired before events told of reservations still replays', async () => {
  await hourBeforeTheEnd()
  await hoursPassForListings(1)
  await market.database.execute(
    `update journal set event = event - 'isHeld' where flow = 'listing'`,
  )
  expect((await auditFlows(market.database, listingFlow)).breach).toBeNull()
})
