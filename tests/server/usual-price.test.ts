import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { acceptOffer, hoursPass, offered, sendToOffer } from './offer-steps.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

/** Lets Ann and the seller agree on a price for Guitar `n`, whose price is $49.99 and `n` cents. */
const agree = async (n: number, price: number) =>
  acceptOffer(market, await offered(market, 'ann', price, n))

/** Lets them agree on prices for the first guitars. */
async function agreeOnEach(prices: readonly number[]): Promise<void> {
  for (const [index, price] of prices.entries()) await agree(index + 1, price)
}

const usualFor = async (productId = 'p7'): Promise<unknown> => {
  const { body } = await market.call('GET', `/products/${productId}`)
  return (body as { usualPrice?: unknown }).usualPrice
}

/** Inserts agreements about items of another category. */
const agreedElsewhere = (count: number, share: number) =>
  market.database.query(
    `insert into offers (id, product_id, buyer_id, state, price_cents, prices, created_at, agreed_at, agreed_share, agreed_in)
       select 'else' || n, 'p6', 'bob', 'lapsed', 1, 1, $1, $1, $2::real, 'sport' from generate_series(1, $3::int) n`,
    [market.time.now, share, count],
  )

describe('the price that sellers usually take', () => {
  test('is the median of five agreements in the category of the item', async () => {
    await agreeOnEach([30, 45, 40, 44, 50])
    expect(await usualFor()).toEqual({ percent: 88, of: 'category' })
  })

  test('is not said of four', async () => {
    await agreeOnEach([45, 45, 45, 45])
    expect(await usualFor()).toBeUndefined()
  })

  test('is counted by agreements, not by offers and other prices', async () => {
    await agreeOnEach([45, 45, 45, 45])
    const id = await offered(market, 'bob', 40, 6)
    await sendToOffer(market, id, ['sue', 'seller.counter', { price: 48 }])
    expect(await usualFor()).toBeUndefined()
    await sendToOffer(market, id, ['bob', 'buyer.accept'])
    expect(await usualFor()).toEqual({ percent: 90, of: 'category' })
  })

  test('is that of the whole market where the category has too few, and twenty agreed elsewhere', async () => {
    await agreedElsewhere(19, 0.75)
    expect(await usualFor()).toBeUndefined()
    await agree(1, 45)
    expect(await usualFor()).toEqual({ percent: 75, of: 'market' })
  })

  test('is that of the category where both are known', async () => {
    await agreedElsewhere(20, 0.75)
    await agreeOnEach([45, 45, 45, 45, 45])
    expect(await usualFor()).toEqual({ percent: 90, of: 'category' })
  })

  test('stays known when the reservations lapse, for 180 days', async () => {
    await agreeOnEach([45, 45, 45, 45, 45])
    await hoursPass(market, 179 * 24)
    expect(await usualFor()).toEqual({ percent: 90, of: 'category' })
    await hoursPass(market, 2 * 24)
    expect(await usualFor()).toBeUndefined()
  })

  test('is known of offers that were accepted before the market kept it', async () => {
    await agreeOnEach([45, 45, 45, 45, 45])
    await market.database.execute(
      'update offers set agreed_at = null, agreed_share = null, agreed_in = null',
    )
    expect(await usualFor()).toBeUndefined()
    const migration = new URL(
      '../../server/database/migrations/031-agreed-prices.sql',
      import.meta.url,
    )
    const [, update = ''] = /(update offers.*?;)/s.exec(readFileSync(migration, 'utf8')) ?? []
    await market.database.execute(update)
    expect(await usualFor()).toEqual({ percent: 90, of: 'category' })
  })
})
