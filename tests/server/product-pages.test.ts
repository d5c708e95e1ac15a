import { beforeEach, describe, expect, test } from 'vitest'
import { idsOf } from './test-app-steps.ts'
import { type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  // Prices in another order than the dates: Guitar 7, the newest, is far from all others.
  await market.database.execute(`
    update users set created_at = '2024-11-30T23:00:00Z' where id = 'sue';
    update products set asking_price_cents = 50000 where id = 'p7';
    update products set asking_price_cents = 9000 where id = 'p2'`)
})

const read = async (id: string) => market.call('GET', `/products/${id}`)

type Body = { product: object; alike: { _id: string }[] }
const bodyOf = async (id: string) => (await read(id)).body as Body

describe('GET /products/{id}', () => {
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

  test('shows no more of the seller than the card, the name, the month and the way to the page', async () => {
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
