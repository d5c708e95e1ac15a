import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller, callAs } from './callers.ts'
import { idsOf, minutesPass } from './test-app-steps.ts'
import {
  book,
  emailOf,
  type TestApp,
  openIntent,
  openTestApp,
  type Person,
  savePayment,
} from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await addOtherSeller(market)
})

const mine = `/sold-products?email=${emailOf('sue')}`
const sales = () => market.call('GET', mine, { as: 'sue' })
const booker = (name: string) => ({
  bookerName: name,
  bookerEmail: emailOf(name.toLowerCase()),
})

async function pay(n: number, person: Person, bookingId: string): Promise<void> {
  await openIntent(market, n, person, bookingId)
  const intent = market.cards.created.at(-1) ?? ''
  market.cards.become(intent, 'succeeded')
  const { status } = await savePayment(market, n, person, bookingId, intent)
  if (status !== 200) throw new Error(`Paying answered ${status}.`)
}

describe('GET /sold-products', () => {
  test('L9: omits products that are booked but not sold', async () => {
    await book(market, 1, 'ann')
    expect((await sales()).body).toEqual([])
  })
  test('L9: rejects a request without an e-mail', async () => {
    expect((await market.call('GET', '/sold-products', { as: 'sue' })).status).toBe(400)
  })
  test('L9: a sold product has the price paid, its bookers and its buyer', async () => {
    await book(market, 1, 'ann')
    await pay(1, 'bob', await book(market, 1, 'bob'))
    const { body } = await sales()
    expect(body).toMatchObject([
      { _id: 'p1', productName: 'Guitar 1', isSold: true, price: 50, boughtBy: emailOf('bob') },
    ])
    expect(body).toMatchObject([{ bookers: [booker('Ann'), booker('Bob')] }])
  })
  test('L10: returns the actual buyer, even if another user booked first', async () => {
    await book(market, 1, 'ann')
    await pay(1, 'bob', await book(market, 1, 'bob'))
    expect((await sales()).body).toMatchObject([
      { buyer: { _id: 'bob', name: 'Bob', email: emailOf('bob') } },
    ])
  })
  test('L9: soldAt is the time at which the payment was recorded', async () => {
    await pay(1, 'bob', await book(market, 1, 'bob'))
    const [payment] = await market.database.query<{ recorded_at: Date }>(
      'select recorded_at from payments',
    )
    expect((await sales()).body).toMatchObject([{ soldAt: payment?.recorded_at.toISOString() }])
  })
  test('L9: omits bookers who removed their booking', async () => {
    await book(market, 1, 'ann')
    await pay(1, 'bob', await book(market, 1, 'bob'))
    await market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })
    expect((await sales()).body).toMatchObject([{ bookers: [booker('Bob')] }])
  })
  test('L9: the price is the one that was paid, even if the asking price has changed', async () => {
    await pay(1, 'ann', await book(market, 1, 'ann'))
    await market.database.execute(`update products set asking_price_cents = 99 where id = 'p1'`)
    expect((await sales()).body).toMatchObject([{ price: 50, askingPrice: 0.99 }])
  })
  test('L9: a refunded charge is not a sale', async () => {
    const ann = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', ann)
    minutesPass(market, 16)
    await pay(1, 'bob', await book(market, 1, 'bob'))
    market.cards.become('pi_1', 'succeeded')
    await savePayment(market, 1, 'ann', ann, 'pi_1')
    expect((await sales()).body).toMatchObject([{ boughtBy: emailOf('bob') }])
  })
  test('L9: omits the sales of other sellers', async () => {
    await pay(1, 'ann', await book(market, 1, 'ann'))
    const { body } = await callAs(market, 'tom', 'GET', `/sold-products?email=${emailOf('tom')}`)
    expect(body).toEqual([])
  })
  test('L9: sorts sales latest first, and the Link headers lead through all pages', async () => {
    for (const n of [2, 1, 3]) await pay(n, 'ann', await book(market, n, 'ann'))
    const pages: string[][] = []
    let next: string | undefined = `${mine}&limit=2`
    while (next !== undefined) {
      const { body, headers } = await market.call('GET', next, { as: 'sue' })
      pages.push(idsOf(body))
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(pages).toEqual([['p3', 'p1'], ['p2']])
  })
})
