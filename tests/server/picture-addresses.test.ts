import { beforeEach, describe, expect, test } from 'vitest'
import { chair } from './chair.ts'
import { buyGuitar, sendTo } from './order-steps.ts'
import { book, emailOf, openTestApp, type Person, type TestApp } from './test-app.ts'

const SHOP = 'https://shop.example'
let market: TestApp
beforeEach(async () => {
  market = await openTestApp({ origins: [SHOP] })
  await market.database.execute(`
    update products set image = '/images/a.avif',
      image_sources = '{"avif": "/images/a-1.avif 240w, /images/a-2.avif 480w", "webp": "/images/a-1.webp 240w"}',
      description = '/images/a.avif'`)
})

const get = async (path: string, origin: string, as?: Person) =>
  (await market.call('GET', path, { ...(as && { as }), headers: { origin } })).body

const absolute = {
  image: 'http://localhost/images/a.avif',
  imageSources: {
    avif: 'http://localhost/images/a-1.avif 240w, http://localhost/images/a-2.avif 480w',
    webp: 'http://localhost/images/a-1.webp 240w',
  },
}

describe('a page of another origin gets absolute addresses of this server’s pictures', () => {
  test.each([
    ['R3: a category', '/v2/category/music'],
    ['R3: a page of it', '/v2/category/music?limit=2'],
    ['R2: the advertisements', '/v2/home-advertisements'],
  ])('in %s', async (_name, path) => {
    expect(await get(path, SHOP)).toContainEqual(
      expect.objectContaining({ ...absolute, description: '/images/a.avif' }),
    )
  })
  test('O1: in a booking', async () => {
    const booking = await book(market, 1, 'ann')
    expect(await get(`/payment-booking/${booking}`, SHOP, 'ann')).toMatchObject(absolute)
  })
  test('in the report of a problem with an order', async () => {
    const order = await buyGuitar(market)
    await sendTo(market, order, { type: 'seller.meet' })
    const json = {
      event: 'buyer.reportProblem',
      kind: 'damaged',
      reason: 'The neck is broken.',
      pictures: ['/images/neck.avif', '/images/body.avif'],
    }
    await market.call('POST', `/orders/${order}/events`, { as: 'ann', json })
    expect(await get(`/orders/${order}`, SHOP, 'ann')).toMatchObject({
      timeline: [
        {},
        {},
        { pictures: ['http://localhost/images/neck.avif', 'http://localhost/images/body.avif'] },
      ],
    })
  })
  test('A6: in a reported item', async () => {
    await market.call('POST', '/reported-product/', { as: 'ann', json: { id: 'p1' } })
    expect(await get('/reported-product/', SHOP, 'ada')).toMatchObject([
      { productData: [absolute] },
    ])
  })
})

test('R3: a page of this origin gets the paths, also after a page of another', async () => {
  await get('/v2/category/music', SHOP)
  for (const path of ['/v2/category/music', '/v2/category/music?limit=2']) {
    expect(await get(path, 'http://localhost')).toContainEqual(
      expect.objectContaining({ image: '/images/a.avif' }),
    )
  }
})

test('L3: a listing of a page of another origin names its uploaded picture by the whole address', async () => {
  const json = { ...chair, image: 'http://localhost/images/chair.avif' }
  await market.call('POST', '/add-product', { as: 'sue', json, headers: { origin: SHOP } })
  expect(await market.database.query(`select image from products where name = 'Chair'`)).toEqual([
    { image: '/images/chair.avif' },
  ])
})

test('L3: the pictures after the cover too have their paths stored and their whole addresses sent', async () => {
  const sources = { avif: '/images/back-1.avif 240w', webp: '/images/back-1.webp 240w' }
  const back = { image: 'http://localhost/images/back.jpg', imageSources: sources }
  const json = { ...chair, morePictures: [back] }
  const request = { as: 'sue', json, headers: { origin: SHOP } } as const
  const { insertedId } = (await market.call('POST', '/add-product', request)).body as {
    insertedId: string
  }
  expect(
    await market.database.query(`select more_pictures from products where name = 'Chair'`),
  ).toEqual([{ more_pictures: [{ image: '/images/back.jpg', imageSources: sources }] }])
  expect(await get(`/products/${insertedId}`, SHOP)).toMatchObject({
    product: {
      morePictures: [
        {
          image: 'http://localhost/images/back.jpg',
          imageSources: { avif: 'http://localhost/images/back-1.avif 240w' },
        },
      ],
    },
  })
})

test('O1: a booking names its booker, and no other', async () => {
  await book(market, 1, 'bob')
  await book(market, 1, 'ann')
  expect(await get(`/book-product?email=${emailOf('ann')}`, SHOP, 'ann')).toMatchObject([
    { bookers: [{ bookerName: 'Ann', bookerEmail: emailOf('ann') }] },
  ])
})
