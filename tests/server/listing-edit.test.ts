import { beforeEach, describe, expect, test } from 'vitest'
import { auditFlows } from '../../server/flows/audit.ts'
import { listingFlow, openAllListings } from '../../server/listings/listing.ts'
import { idsOf } from './test-app-steps.ts'
import { book, openIntent, openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await openAllListings(market.database, market.time.now)
})

const read = (id: string) => market.call('GET', `/listings/${id}`, { as: 'sue' })
const send = (id: string, event: string) =>
  market.call('POST', `/listings/${id}/events`, { as: 'sue', json: { event } })
const edit = (id: string, json: object, edition = '"1"') =>
  market.call('PATCH', `/listings/${id}`, { as: 'sue', json, headers: { 'if-match': edition } })

const hold = async (n: number) => openIntent(market, n, 'ann', await book(market, n, 'ann'))

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
