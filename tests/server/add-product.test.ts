import { beforeEach, describe, expect, test } from 'vitest'
import { addListing, type Listing } from '../../server/listings/listings.ts'
import { addOtherSeller, callAs } from './callers.ts'
import { emailOf, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await addOtherSeller(market)
})

const chair = {
  productName: 'Chair',
  image: 'https://pictures.example/chair.jpg',
  askingPrice: 40.5,
  retailPrice: 120,
  productCondition: 'fair',
  categoryId: 'rooms',
  purchaseYear: 2019,
  description: 'Four legs.',
  contact: '070',
  location: 'Malmö',
  isSold: false,
}

const add = (change: object = {}, headers: Record<string, string> = {}) =>
  callAs(market, 'tom', 'POST', '/add-product', { json: { ...chair, ...change }, headers })
const productsOf = async (seller: 'sue' | 'tom') =>
  (await callAs(market, seller, 'GET', `/all-products/${emailOf(seller)}`)).body as object[]

describe('POST /add-product', () => {
  test('L3: creates a product that is neither sold nor advertised', async () => {
    const { body } = await add()
    expect(body).toEqual({ acknowledged: true, insertedId: expect.stringMatching(/./) })
    const { insertedId } = body as { insertedId: string }
    expect(await productsOf('tom')).toEqual([
      {
        ...chair,
        bookings: [],
        _id: insertedId,
        isAdvertised: false,
        sellerEmail: emailOf('tom'),
        sellerData: [{ email: emailOf('tom'), isVerified: false, _id: 'tom', name: 'Tom' }],
        hasPage: true,
        listing: expect.objectContaining({ state: 'published', edition: 1 }),
      },
    ])
    expect((await market.call('GET', '/v2/category/rooms')).body).toMatchObject([
      { _id: insertedId },
    ])
  })
  test('takes the lowest offer that the seller allows, half of the price without one', async () => {
    const lowestOf = async (body: unknown) => {
      const { insertedId } = body as { insertedId: string }
      const listing = await callAs(market, 'tom', 'GET', `/listings/${insertedId}`)
      return (listing.body as { lowestOffer: { percent: number } }).lowestOffer.percent
    }
    expect(await lowestOf((await add()).body)).toBe(50)
    expect(await lowestOf((await add({ lowestOfferPercent: 10 })).body)).toBe(10)
    expect(await add({ lowestOfferPercent: 65 })).toMatchObject({ status: 400 })
  })
  test('announces the lowest offers that a seller can choose, to a seller alone', async () => {
    const roleOf = async (as: 'sue' | 'ann') =>
      (await market.call('GET', `/users/role/${emailOf(as)}`, { as })).body
    expect(await roleOf('sue')).toMatchObject({
      lowestOffers: [50, 100, 90, 80, 70, 60, 40, 30, 20, 10],
    })
    expect(await roleOf('ann')).not.toHaveProperty('lowestOffers')
  })
  test('L3: ignores sellerEmail, isSold and isAdvertised in the body', async () => {
    await add({ sellerEmail: emailOf('sue'), isSold: true, isAdvertised: true })
    expect(await productsOf('tom')).toMatchObject([{ isSold: false, isAdvertised: false }])
    expect(await productsOf('sue')).toHaveLength(7)
  })
  test('L2: accepts numbers as strings', async () => {
    await add({ askingPrice: '40.50', retailPrice: '120', purchaseYear: '2019' })
    expect(await productsOf('tom')).toMatchObject([
      { askingPrice: 40.5, retailPrice: 120, purchaseYear: 2019 },
    ])
  })
  test('L2: the description is optional', async () => {
    await add({ description: undefined })
    expect(await productsOf('tom')).toMatchObject([{ description: '' }])
  })
  test('C7: accepts category in place of categoryId', async () => {
    await add({ categoryId: undefined, category: 'rooms' })
    expect(await productsOf('tom')).toMatchObject([{ categoryId: 'rooms' }])
  })
  test.each([
    ['the longest name', { productName: 'x'.repeat(48) }],
    ['the longest description', { description: 'x'.repeat(500) }],
    ['the lowest price that a card can pay', { askingPrice: 0.5 }],
    ['the highest price that a card can pay', { askingPrice: 999_999.99 }],
    ['a price without an exact binary representation', { askingPrice: 1.15 }],
    ['the largest price', { retailPrice: 1_000_000 }],
    ['the oldest year', { purchaseYear: 1900 }],
    ['this year', { purchaseYear: 2026 }],
    ['a picture on this server', { image: '/images/0123456789abcdef01234567.jpg' }],
  ])('L2: accepts %s unchanged', async (_name, change) => {
    expect((await add(change)).status).toBe(200)
    expect(await productsOf('tom')).toMatchObject([change])
  })
  test.each([
    ['productName', { productName: ' ' }],
    ['productName', { productName: 'x'.repeat(49) }],
    ['image', { image: undefined }],
    ['image', { image: 'javascript:alert(1)' }],
    ['image', { image: 'data:image/png;base64,AA' }],
    ['image', { image: '/images/../secrets.jpg' }],
    ['image', { image: '//pictures.example/chair.jpg' }],
    ['askingPrice', { askingPrice: 0 }],
    ['askingPrice', { askingPrice: -1 }],
    ['askingPrice', { askingPrice: 0.49 }],
    ['askingPrice', { askingPrice: 1_000_000 }],
    ['askingPrice', { askingPrice: 10.005 }],
    ['askingPrice', { askingPrice: '' }],
    ['retailPrice', { retailPrice: 1_000_000.01 }],
    ['retailPrice', { retailPrice: undefined }],
    ['productCondition', { productCondition: 'new' }],
    ['categoryId', { categoryId: undefined }],
    ['purchaseYear', { purchaseYear: 1899 }],
    ['purchaseYear', { purchaseYear: 2027 }],
    ['purchaseYear', { purchaseYear: 2019.5 }],
    ['purchaseYear', { purchaseYear: 'soon' }],
    ['description', { description: 'x'.repeat(501) }],
    ['contact', { contact: '' }],
    ['location', { location: undefined }],
  ])('L2: the error names the field %s: %j', async (field, change) => {
    expect((await add(change)).body).toMatchObject({
      status: 400,
      code: 'invalid-request',
      detail: `The field '${field}' is missing or wrong.`,
    })
    expect(await productsOf('tom')).toEqual([])
  })
  test('L2: rejects an unknown category', async () => {
    expect((await add({ categoryId: 'none' })).body).toMatchObject({ code: 'category-unknown' })
    expect(await productsOf('tom')).toEqual([])
  })
  test('does not list a product for a seller who was removed in the meantime', async () => {
    const listing: Listing = {
      productName: 'Chair',
      image: '/chair.jpg',
      imageSources: null,
      morePictures: [],
      askingPrice: 1,
      lowestOfferPercent: 50,
      retailPrice: 1,
      productCondition: 'fair',
      categoryId: 'rooms',
      purchaseYear: 2019,
      description: '',
      contact: '070',
      location: 'Malmö',
    }
    const answer = market.database.transaction((transaction) =>
      addListing(transaction, 'rex', listing, {
        requestKey: null,
        again: null,
        at: market.time.now,
      }),
    )
    await expect(answer).rejects.toMatchObject({ code: 'account-removed' })
  })
})

describe('Idempotency-Key', () => {
  const key = { 'idempotency-key': 'k1' }
  test('L3: replays the response to a repeated request, and lists the product once', async () => {
    const first = await add({}, key)
    const again = await add({}, key)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await productsOf('tom')).toHaveLength(1)
  })
  test('is rejected for another product', async () => {
    await add({}, key)
    expect((await add({ productName: 'Table' }, key)).status).toBe(422)
  })
  test('can be used again after an error', async () => {
    expect((await add({ productName: '' }, key)).status).toBe(400)
    expect((await add({}, key)).status).toBe(200)
  })
})
