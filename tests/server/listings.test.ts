import { beforeEach, describe, expect, test } from 'vitest'
import { addListing, type Listing } from '../../server/listings/listings.ts'
import { addOtherSeller, callAs } from './callers.ts'
import { idsOf, minutesPass } from './test-app-steps.ts'
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

const mine = `/all-products/${emailOf('sue')}`

const productsOfSue = async () =>
  (await market.call('GET', mine, { as: 'sue' })).body as { _id: string; isSold: boolean }[]

const advertise = (id: string) => market.call('PUT', `/advertise/${id}`, { as: 'sue' })

const remove = (id: string, as: 'sue' | 'ada' = 'sue') =>
  market.call('DELETE', `/delete-product/${id}`, { as })

const sell = () => market.database.execute(`update products set is_sold = true where id = 'p1'`)

describe('GET /all-products/{email}', () => {
  test('L5: returns products newest first, including sold ones and without deleted ones', async () => {
    await sell()
    await remove('p6')
    const products = await productsOfSue()
    expect(idsOf(products)).toEqual(['p7', 'p5', 'p4', 'p3', 'p2', 'p1'])
    expect(products.filter((product) => product.isSold)).toMatchObject([{ _id: 'p1' }])
  })
  test('L6: a seller without products gets an empty list', async () => {
    const { body } = await callAs(market, 'tom', 'GET', `/all-products/${emailOf('tom')}`)
    expect(body).toEqual([])
  })
  test('L5: ignores the case of the e-mail', async () => {
    expect((await market.call('GET', '/all-products/SUE@example.test', { as: 'sue' })).status).toBe(
      200,
    )
  })
  test('L5: the Link headers lead through all pages', async () => {
    const pages: string[][] = []
    let next: string | undefined = `${mine}?limit=3`
    while (next !== undefined) {
      const { body, headers } = await market.call('GET', next, { as: 'sue' })
      pages.push(idsOf(body))
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(pages).toEqual([['p7', 'p6', 'p5'], ['p4', 'p3', 'p2'], ['p1']])
  })
})

describe('PUT /advertise/{productId}', () => {
  test('L7: advertises the product', async () => {
    expect((await advertise('p6')).body).toEqual({ acknowledged: true, modifiedCount: 1 })
    const { body } = await market.call('GET', '/v2/advertisements')
    expect(idsOf(body)).toContain('p6')
  })
  test('L7: advertising again changes nothing', async () => {
    await advertise('p6')
    expect((await advertise('p6')).body).toMatchObject({ modifiedCount: 0 })
  })
  test.each([
    ['sold', `update products set is_sold = true where id = 'p6'`, 409, 'item-sold'],
    ['deleted', `update products set removed_at = now() where id = 'p6'`, 404, 'product-unknown'],
    ['another seller’s', `update products set seller_id = 'tom' where id = 'p6'`, 403, 'not-yours'],
  ])('L7: does not advertise a product that is %s', async (_name, change, status, code) => {
    await market.database.execute(change)
    expect((await advertise('p6')).body).toMatchObject({ status, code })
    expect(
      await market.database.query(`select id from products where id = 'p6' and is_advertised`),
    ).toEqual([])
  })
  test('L7: an unknown product is not found', async () => {
    expect((await advertise('p99')).body).toMatchObject({ code: 'product-unknown' })
  })
})

describe('DELETE /delete-product/{id}', () => {
  test('L8: removes the product from every list', async () => {
    expect((await remove('p1')).body).toEqual({ acknowledged: true, deletedCount: 1 })
    expect(idsOf(await productsOfSue())).not.toContain('p1')
    for (const path of ['/v2/category/music', '/v2/advertisements']) {
      expect(idsOf((await market.call('GET', path)).body)).not.toContain('p1')
    }
  })
  test('L8: deleting again changes nothing', async () => {
    await remove('p1')
    expect((await remove('p1')).body).toMatchObject({ deletedCount: 0 })
  })
  test('L8: an unknown product is not found', async () => {
    expect((await remove('p99')).body).toMatchObject({ code: 'product-unknown' })
  })
  test('O2: makes its bookings unavailable; the product can be neither paid nor booked', async () => {
    const booking = await book(market, 1, 'ann')
    await remove('p1')
    const orders = await market.call('GET', `/book-product?email=${emailOf('ann')}`, { as: 'ann' })
    expect(orders.body).toMatchObject([{ _id: booking, sellerRemoved: true }])
    expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject({
      code: 'item-unavailable',
    })
    const json = submissionOf(1, 'bob')
    expect((await market.call('PUT', '/book-product', { as: 'bob', json })).body).toMatchObject({
      code: 'item-unavailable',
    })
  })
  test.each(['sue', 'ada'] as const)(
    'A7: closes the reports of a product that %s deletes',
    async (person) => {
      for (const id of ['p1', 'p2']) {
        await market.call('POST', '/reported-product/', { as: 'ann', json: { id } })
      }
      await remove('p1', person)
      const { body } = await market.call('GET', '/reported-product/', { as: 'ada' })
      expect(body).toMatchObject([{ reportedProductId: 'p2' }])
    },
  )
  test('A7: closes the reports of a product that is already deleted', async () => {
    await market.call('POST', '/reported-product/', { as: 'ann', json: { id: 'p1' } })
    await market.database.execute(`update products set removed_at = now() where id = 'p1'`)
    expect((await remove('p1', 'ada')).body).toMatchObject({ deletedCount: 0 })
    expect((await market.call('GET', '/reported-product/', { as: 'ada' })).body).toEqual([])
  })
  test('L8: a seller cannot delete a sold product', async () => {
    await sell()
    expect((await remove('p1')).body).toMatchObject({ status: 409, code: 'item-sold' })
    expect(idsOf(await productsOfSue())).toContain('p1')
  })
  test('A7: an admin closes the reports of a sold product, which stays with its buyer', async () => {
    await market.call('POST', '/reported-product/', { as: 'ann', json: { id: 'p1' } })
    await sell()
    expect((await remove('p1', 'ada')).body).toEqual({
      acknowledged: true,
      deletedCount: 0,
      isSold: true,
    })
    expect((await market.call('GET', '/reported-product/', { as: 'ada' })).body).toEqual([])
    expect(idsOf(await productsOfSue())).toContain('p1')
  })
  test('L8: a seller cannot delete a product while a buyer pays for it', async () => {
    await openIntent(market, 1, 'ann', await book(market, 1, 'ann'))
    expect((await remove('p1', 'sue')).body).toMatchObject({ status: 409, code: 'item-held' })
    minutesPass(market, 15)
    expect((await remove('p1', 'sue')).body).toMatchObject({ deletedCount: 1 })
  })
  test('a payment that is saved after the deletion is refunded', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    minutesPass(market, 16)
    await remove('p1')
    expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).body).toMatchObject({
      code: 'refunded',
    })
    expect(market.cards.refunded).toEqual(['pi_1'])
  })
})

const chairOfTom = {
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
  callAs(market, 'tom', 'POST', '/add-product', { json: { ...chairOfTom, ...change }, headers })

const productsOf = async (seller: 'sue' | 'tom') =>
  (await callAs(market, seller, 'GET', `/all-products/${emailOf(seller)}`)).body as object[]

describe('POST /add-product', () => {
  test('L3: creates a product that is neither sold nor advertised', async () => {
    const { body } = await add()
    expect(body).toEqual({ acknowledged: true, insertedId: expect.stringMatching(/./) })
    const { insertedId } = body as { insertedId: string }
    expect(await productsOf('tom')).toEqual([
      {
        ...chairOfTom,
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
      attributes: {},
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

const own = '/images/0123456789abcdef01234567'

describe('the imageSources of a picture', () => {
  const sources = {
    avif: `${own}-160.avif 160w, ${own}-320.avif 320w`,
    webp: `${own}-160.webp 160w`,
  }
  test('are stored if they are on this server', async () => {
    await add({ image: `${own}.jpg`, imageSources: sources })
    expect(await productsOf('tom')).toMatchObject([{ imageSources: sources }])
  })
  test.each([
    ['another picture of this server', `/images/${'f'.repeat(24)}.jpg`],
    ['a picture of another host', 'https://pictures.example/chair.jpg'],
  ])('are refused for %s', async (_name, image) => {
    expect((await add({ image, imageSources: sources })).body).toMatchObject({
      detail: "The field 'imageSources' is missing or wrong.",
    })
    const more = await add({ morePictures: [{ image, imageSources: sources }] })
    expect(more.status).toBe(400)
  })
  test('are stored with the color of the picture and without unknown fields', async () => {
    const coloured = { ...sources, colour: '#dcb' }
    await add({ image: `${own}.jpg`, imageSources: { ...coloured, more: 'x'.repeat(10_000) } })
    const [product] = await productsOf('tom')
    expect(product).toHaveProperty('imageSources', coloured)
  })
  test.each(['#DCB', 'url(https://elsewhere.example)', '', 5])(
    'are rejected with the color %j',
    async (colour) => {
      expect((await add({ imageSources: { ...sources, colour } })).body).toMatchObject({
        detail: "The field 'imageSources.colour' is missing or wrong.",
      })
    },
  )
  test.each([
    'https://pictures.example/chair.avif 160w',
    `${own}-160.avif 160w, https://pictures.example/chair.avif 320w`,
    '',
  ])('are rejected unless every URL is on this server: %j', async (avif) => {
    expect((await add({ imageSources: { ...sources, avif } })).body).toMatchObject({
      code: 'invalid-request',
      detail: "The field 'imageSources.avif' is missing or wrong.",
    })
  })
})

describe('the pictures after the cover, an extension', () => {
  const sources = { avif: `${own}-160.avif 160w`, webp: `${own}-160.webp 160w` }
  const back = { image: `${own}.jpg`, imageSources: sources }
  const side = { image: 'https://pictures.example/side.jpg' }
  const picturesOf = async (pictures: unknown) => {
    const { insertedId } = (await add({ morePictures: pictures })).body as { insertedId: string }
    const { product } = (await market.call('GET', `/products/${insertedId}`)).body as {
      product: object
    }
    return product
  }

  test('keep their order, and the cover stays as it is', async () => {
    expect(await picturesOf([back, side])).toMatchObject({
      image: chairOfTom.image,
      morePictures: [back, side],
    })
  })
  test('are without unknown fields', async () => {
    const odd = { ...back, imageSources: { ...sources, more: 1 }, more: 'x'.repeat(10_000) }
    expect(await picturesOf([odd])).toHaveProperty('morePictures', [back])
  })
  test('are left out where the cover is the only picture', async () => {
    expect(await picturesOf([])).not.toHaveProperty('morePictures')
    expect(await picturesOf(undefined)).not.toHaveProperty('morePictures')
  })
  test('are not in a list, which shows covers', async () => {
    await picturesOf([back, side])
    expect((await productsOf('tom'))[0]).not.toHaveProperty('morePictures')
  })
  test.each([
    ['morePictures', Array.from({ length: 8 }, () => side)],
    ['morePictures', 'side.jpg'],
    ['morePictures.0', ['https://pictures.example/side.jpg']],
    ['morePictures.0.image', [{ image: 'javascript:alert(1)' }]],
    ['morePictures.1.image', [side, { image: '/images/../secrets.jpg' }]],
    ['morePictures.0.imageSources.avif', [{ ...back, imageSources: { ...sources, avif: '' } }]],
  ])('the error names the field %s', async (field, morePictures) => {
    expect((await add({ morePictures })).body).toMatchObject({
      status: 400,
      detail: `The field '${field}' is missing or wrong.`,
    })
    expect(await productsOf('tom')).toEqual([])
  })
  test('are announced to a seller', async () => {
    const extensionsOf = async (person: 'sue' | 'ann') =>
      (await market.call('GET', `/users/role/${emailOf(person)}`, { as: person })).body
    expect(await extensionsOf('sue')).toMatchObject({
      extensions: expect.arrayContaining(['pictures']),
    })
    expect(await extensionsOf('ann')).not.toMatchObject({
      extensions: expect.arrayContaining(['pictures']),
    })
  })
})
