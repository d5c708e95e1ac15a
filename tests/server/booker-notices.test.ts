import { beforeEach, describe, expect, test } from 'vitest'
import { openAllListings } from '../../server/listings/listing.ts'
import { offered } from './offer-steps.ts'
import { orderOf, sell } from './test-app-steps.ts'
import { book, openTestApp, type Person, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
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
    expect(await orderOf(market, 'bob')).toMatchObject({ isWithdrawn: true, isSoldElsewhere: true })
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
    expect(await toldTo('bob')).toEqual(['Guitar 1, which you booked, was sold to another buyer.'])
    expect((await noticesOf('ann')).map(({ path }) => path)).not.toContain('/dashboard/my-orders')
  })

  test('of it once, also with the item in the wishlist', async () => {
    await keep('bob')
    await sell(market)
    expect(await toldTo('bob')).toEqual(['Guitar 1, which you booked, was sold to another buyer.'])
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
