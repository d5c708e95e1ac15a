import { beforeEach, describe, expect, test } from 'vitest'
import { chair } from './chair.ts'
import { idTokenFor } from './id-tokens.ts'
import { write } from './conversation-steps.ts'
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
})

describe('GET /products/{id}', () => {
  beforeEach(async () => {
    // Prices in another order than the dates: Guitar 7, the newest, is far from all others.
    await market.database.execute(`
    update users set created_at = '2024-11-30T23:00:00Z' where id = 'sue';
    update products set asking_price_cents = 50000 where id = 'p7';
    update products set asking_price_cents = 9000 where id = 'p2'`)
  })

  const read = async (id: string) => market.call('GET', `/products/${id}`)

  type Body = { product: object; alike: { _id: string }[] }

  const bodyOf = async (id: string) => (await read(id)).body as Body

  test('B1: shows what the card shows, and who sells since when', async () => {
    const list = (await market.call('GET', '/v2/category/music')).body as { _id: string }[]
    const card = list.find(({ _id }) => _id === 'p3')
    expect(await read('p3')).toMatchObject({
      status: 200,
      body: {
        availability: 'forSale',
        product: card,
        seller: { _id: 'sue', name: 'Sue', isVerified: true, since: '2024-11' },
        listedAt: '2026-01-01T03:00:00.000Z',
        protection: { handOverDays: 7, metDays: 2, sentDays: 14, returnDays: 30 },
      },
    })
  })

  test('shows no more of the seller than the card, the name, the numbers and the way to the page', async () => {
    const { product, ...page } = await bodyOf('p3')
    const others = ['alike', 'availability', 'listedAt', 'protection']
    expect(Object.keys(page).toSorted()).toEqual([
      ...others,
      'seller',
      'takesMessages',
      'takesOffers',
    ])
    expect(Reflect.get(page, 'seller')).toEqual({
      _id: 'sue',
      name: 'Sue',
      isVerified: true,
      since: '2024-11',
      rating: { count: 0 },
      sold: 0,
    })
    const [card] = (await market.call('GET', '/v2/category/music')).body as object[]
    expect(Object.keys(product)).toEqual(Object.keys(card ?? {}))
  })

  test('lists products that are for sale and like it, the nearest price first', async () => {
    await market.database.execute(`
      update products set is_sold = true where id = 'p5';
      update products set removed_at = now() where id = 'p4'`)
    expect(idsOf((await bodyOf('p3')).alike)).toEqual(['p1', 'p6', 'p2', 'p7'])
    expect(idsOf((await bodyOf('p7')).alike)).toEqual(['p2', 'p6', 'p3', 'p1'])
  })

  test('a sold product has a name and a picture, and neither texts nor a seller', async () => {
    await market.database.execute(`
      update products set is_sold = true, description = 'Secret.' where id = 'p5'`)
    const { alike, ...page } = await bodyOf('p5')
    expect(page).toEqual({
      availability: 'sold',
      product: {
        _id: 'p5',
        productName: 'Guitar 5',
        image: '/guitar.avif',
        askingPrice: 50.04,
        categoryId: 'music',
      },
    })
    expect(alike).toHaveLength(4)
  })

  test('a sold product stays sold when its seller is removed', async () => {
    await market.database.execute(`
      update products set is_sold = true where id = 'p5';
      update users set removed_at = now() where id = 'sue'`)
    expect(await bodyOf('p5')).toMatchObject({ availability: 'sold' })
  })

  test.each([
    ['the product is removed', "update products set removed_at = now() where id = 'p4'"],
    ['its seller is removed', "update users set removed_at = now() where id = 'sue'"],
  ])('nothing of a product is shown when %s', async (_, change) => {
    await market.database.execute(change)
    const { alike, ...page } = await bodyOf('p4')
    expect(page).toEqual({ availability: 'gone', product: { _id: 'p4', categoryId: 'music' } })
    expect(alike).toHaveLength(4)
  })

  test('an id that never was is unknown', async () => {
    expect(await read('none')).toMatchObject({ status: 404, body: { code: 'product-unknown' } })
  })

  test('a caller who has the page already gets 304', async () => {
    const { headers } = await read('p3')
    const etag = headers.get('etag') ?? ''
    const again = await market.call('GET', '/products/p3', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})

describe('GET /sellers/{id}', () => {
  beforeEach(async () => {
    await market.database.execute(`
    update users set created_at = '2024-11-30T23:00:00Z' where id = 'sue';
    update products set is_sold = true where id in ('p1', 'p2');
    update products set removed_at = now() where id = 'p3';
    update products set is_published = false where id = 'p4'`)
  })

  const readSeller = (id: string, query = '') => market.call('GET', `/sellers/${id}${query}`)

  test('shows who sells since when, what is for sale, and how much was sold', async () => {
    const { status, body } = await readSeller('sue')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      seller: { _id: 'sue', name: 'Sue', isVerified: true, since: '2024-11', sold: 2 },
      forSale: 3,
      sold: 2,
    })
    expect(idsOf((body as { products: object[] }).products)).toEqual(['p7', 'p6', 'p5'])
  })

  test('has all products for sale on its pages; a page after the last one is the last one', async () => {
    await market.database.execute(`
      insert into products (seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
          purchase_year, contact, location)
        select seller_id, category_id, name || n, image, 100, 100, condition, purchase_year, contact, location
        from products, generate_series(1, 127) n where id = 'p7'`)
    const pages = await Promise.all(
      ['', '?page=2', '?page=99'].map((query) => readSeller('sue', query)),
    )
    const [first, second, beyond] = pages.map(({ body }) => body as { products: object[] })
    expect(first).toMatchObject({ forSale: 130, next: 2 })
    expect(second).toMatchObject({ forSale: 130, next: null })
    expect(beyond).toEqual(second)
    const shown = [first, second].flatMap((page) => idsOf(page?.products ?? []))
    expect(new Set(shown).size).toBe(130)
    expect(await readSeller('sue', '?page=x')).toMatchObject({ status: 400 })
  })

  test('shows neither the e-mail nor the phone number of the seller', async () => {
    const text = JSON.stringify((await readSeller('sue')).body)
    expect(text).not.toContain('sue@example.test')
    expect(text).not.toContain('555')
  })

  test.each([
    ['nobody', 'none', ''],
    ['a buyer', 'ann', ''],
    ['a removed seller', 'sue', `update users set removed_at = now() where id = 'sue'`],
  ])('%s is unknown', async (_, id, change) => {
    await market.database.execute(change)
    expect(await readSeller(id)).toMatchObject({ status: 404, body: { code: 'seller-unknown' } })
  })
})

describe('the numbers of a seller', () => {
  const sellerOnPage = async () => {
    const { body } = await market.call('GET', '/sellers/sue')
    return (body as { seller: { answersWithin?: number } }).seller
  }
  /** Ann or Bob asks about a guitar, and Sue answers after so many minutes; null: not at all. */
  const ask = async (as: 'ann' | 'bob', n: number, minutes: number | null) => {
    await write(market, as, 'Is it still here?', { n })
    if (minutes === null) return
    minutesPass(market, minutes)
    await write(market, 'sue', 'It is.', { n, buyer: as })
    minutesPass(market, 60)
    await write(market, 'sue', 'And it sounds well.', { n, buyer: as })
  }

  test('have the median time to the first answer, in hours, once three have asked', async () => {
    await ask('ann', 1, 20)
    await ask('bob', 1, 130)
    expect(await sellerOnPage()).not.toHaveProperty('answersWithin')
    await ask('ann', 2, 600)
    expect(await sellerOnPage()).toMatchObject({ answersWithin: 3 })
  })

  test('count a question without an answer after a day, and say nothing of a seller who rarely answers', async () => {
    await ask('ann', 1, 20)
    await ask('bob', 1, 20)
    await ask('ann', 2, 20)
    for (const n of [3, 5, 6, 7]) await ask('ann', n, null)
    expect(await sellerOnPage()).toMatchObject({ answersWithin: 1 })
    minutesPass(market, 24 * 60 + 1)
    expect(await sellerOnPage()).not.toHaveProperty('answersWithin')
  })

  test.each(['/v2/category/music?limit=2', '/search?q=guitar&limit=2'])(
    'are with the products of %s',
    async (path) => {
      const { body } = await market.call('GET', path)
      const products = Array.isArray(body) ? body : (body as { products: unknown }).products
      const sellerData = [
        {
          name: 'Sue',
          rating: { count: 0 },
          sold: 0,
          since: expect.stringMatching(/^\d{4}-\d\d$/),
        },
      ]
      expect(products).toMatchObject([{ sellerData }, { sellerData }])
    },
  )
})

const HIDDEN = '•••'

const choose = (contactFor: string) =>
  market.call('PATCH', '/account', { as: 'sue', json: { contactFor } })

const contactOf = (productId: string, as?: 'ann' | 'sue') =>
  market.call('GET', `/products/${productId}/contact`, as === undefined ? {} : { as })

const PUBLIC = [
  '/v2/category/music',
  '/v2/category/music?limit=10',
  '/v2/advertisements',
  '/v2/home-advertisements',
  '/products/p1',
  '/products?ids=p1',
  '/search?q=guitar',
]

describe('a seller who shows e-mail and phone to signed-in users alone', () => {
  beforeEach(async () => {
    await market.call('PUT', '/advertise/p1', { as: 'sue' })
    expect((await choose('signedIn')).body).toMatchObject({ contactFor: 'signedIn' })
  })

  test.each(PUBLIC)('B1: is hidden in %s', async (path) => {
    const { body } = await market.call('GET', path)
    const text = JSON.stringify(body)
    expect(text).toContain(HIDDEN)
    expect(text).not.toContain(emailOf('sue'))
  })

  test('B1: is reached by signed-in users, one product at a time', async () => {
    const { body } = await contactOf('p1', 'ann')
    expect(body).toEqual({ email: emailOf('sue'), phone: expect.stringMatching(/\d/) })
    const [product] = (await market.call('GET', '/v2/category/music')).body as [{ contact: string }]
    expect(product.contact).toBe(HIDDEN)
    expect((await contactOf('p1')).status).toBe(401)
    expect((await contactOf('none', 'ann')).status).toBe(404)
    await market.database.execute(`update products set is_sold = true where id = 'p1'`)
    expect((await contactOf('p1', 'ann')).status).toBe(404)
  })

  test('B7: can be booked from the page, which does not have the e-mail address', async () => {
    const json = { ...submissionOf(1, 'ann'), sellerEmail: HIDDEN, sellerContact: HIDDEN }
    const { body } = await market.call('PUT', '/book-product', { as: 'ann', json })
    expect(body).toMatchObject({ acknowledged: true })
  })

  test('O1, P1: is hidden from a booking, which costs nothing, until it is paid', async () => {
    const booking = await book(market, 1, 'ann')
    const answers = async () => [
      (await market.call('GET', `/book-product?email=${emailOf('ann')}`, { as: 'ann' })).body,
      (await market.call('GET', `/payment-booking/${booking}`, { as: 'ann' })).body,
    ]
    for (const body of await answers()) {
      expect(JSON.stringify(body)).not.toContain(emailOf('sue'))
      expect(JSON.stringify(body)).not.toContain('"sellerContact":"555"')
    }
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    await savePayment(market, 1, 'ann', booking, 'pi_1')
    for (const body of await answers()) {
      expect([body].flat()).toMatchObject([{ sellerEmail: emailOf('sue'), sellerContact: '555' }])
    }
  })

  test('is told with the role which id is the seller of the own product', async () => {
    const { body } = await market.call('GET', `/users/role/${emailOf('sue')}`, { as: 'sue' })
    const { _id } = body as { _id: string }
    const page = await market.call('GET', '/products/p1')
    expect(page.body).toMatchObject({ seller: { _id } })
  })

  test('L5: sees the own products in full', async () => {
    const { body } = await market.call('GET', `/all-products/${emailOf('sue')}`, { as: 'sue' })
    expect(JSON.stringify(body)).not.toContain(HIDDEN)
  })

  test('is shown to everyone again after another choice', async () => {
    await choose('everyone')
    for (const path of PUBLIC) {
      const { body } = await market.call('GET', path)
      expect(JSON.stringify(body), path).not.toContain(HIDDEN)
    }
  })
})

test('B7: a booking with a hidden e-mail address of a seller who shows it is refused', async () => {
  const json = { ...submissionOf(1, 'ann'), sellerEmail: HIDDEN }
  expect((await market.call('PUT', '/book-product', { as: 'ann', json })).status).toBe(409)
})

test('the choice is one of sellers, between everyone and signed-in users', async () => {
  expect((await market.call('GET', '/account', { as: 'sue' })).body).toMatchObject({
    contactFor: 'everyone',
  })
  expect((await market.call('GET', '/account', { as: 'ann' })).body).not.toHaveProperty(
    'contactFor',
  )
  expect((await choose('nobody')).status).toBe(400)
})

test('B1: nothing shows the contact of a new seller to everyone before the seller chooses it with a listing', async () => {
  const email = 'nia@example.test'
  const bearer = await idTokenFor(email)
  await market.call('PUT', '/user', { bearer, json: { name: 'Nia', email, role: 'seller' } })
  const { body } = await market.call('GET', `/jwt?email=${email}`, { bearer })
  const { accessToken } = body as { accessToken: string }
  const add = (json: object) =>
    market.call('POST', '/add-product', { bearer: accessToken, json: { ...chair, ...json } })
  const roleOf = async () =>
    (await market.call('GET', `/users/role/${email}`, { bearer: accessToken })).body
  const shown = async () =>
    JSON.stringify((await market.call('GET', '/v2/category/rooms')).body).includes(email)

  expect(await roleOf()).toMatchObject({ contactFor: 'signedIn' })
  await add({})
  expect(await shown()).toBe(false)
  await add({ contactFor: 'everyone' })
  expect(await shown()).toBe(true)
  expect(await roleOf()).toMatchObject({ contactFor: 'everyone' })
  expect((await add({ contactFor: 'nobody' })).status).toBe(400)
})
