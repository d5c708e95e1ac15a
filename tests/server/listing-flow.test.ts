import { beforeEach, describe, expect, test } from 'vitest'
import { expiringListingFlow } from '../../server/use-cases/listing-deadline.ts'
import { auditFlows } from '../../server/flows/audit.ts'
import { applyEvent } from '../../server/flows/engine.ts'
import { listingFlow, lockListing, openAllListings } from '../../server/listings/listing.ts'
import { chair } from './chair.ts'
import { idsOf, minutesPass } from './test-app-steps.ts'
import { book, emailOf, openIntent, openTestApp, savePayment, type TestApp } from './test-app.ts'
import { fireDeadlines } from './work-steps.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

/** Sends an event to the listing of a product, as the server does. Returns whether it was taken. */
const send = (id: string, type: string): Promise<boolean> =>
  market.database.transaction(async (transaction) => {
    const listing = await lockListing(transaction, id, market.time.now)
    if (listing === null) return false
    const event = { type, at: market.time.now.getTime(), isHeld: false }
    return applyEvent(transaction, listingFlow, listing, { event, userId: 'sue' })
  })

async function daysPass(days: number): Promise<void> {
  minutesPass(market, days * 24 * 60)
  await fireDeadlines(market.market, expiringListingFlow)
}

async function eventsOf(id: string): Promise<string[]> {
  const rows = await market.database.query<{ type: string }>(
    `select event ->> 'type' as type from journal where flow = 'listing' and flow_id = $1 order by seq`,
    [id],
  )
  return rows.map(({ type }) => type)
}

/** Returns the places where a guest finds a product. */
async function placesOf(id: string): Promise<string[]> {
  const places = {
    category: '/v2/category/music',
    advertisements: '/v2/advertisements',
    home: '/v2/home-advertisements',
  }
  const found: string[] = []
  for (const [place, path] of Object.entries(places)) {
    if (idsOf((await market.call('GET', path)).body).includes(id)) found.push(place)
  }
  const { body } = await market.call('GET', '/search?q=guitar')
  if (idsOf((body as { products: object[] }).products).includes(id)) found.push('search')
  return found
}

const pageOf = async (id: string) => (await market.call('GET', `/products/${id}`)).body

describe('a listing', () => {
  test('begins when a product is added', async () => {
    const { body } = await market.call('POST', '/add-product', { as: 'sue', json: chair })
    const { insertedId } = body as { insertedId: string }
    expect(await eventsOf(insertedId)).toEqual(['seller.publish'])
  })

  test('of a product from before begins when the server starts, once', async () => {
    await market.database.execute(`
      update products set is_sold = true where id = 'p1';
      update products set removed_at = now() where id = 'p2'`)
    for (const _ of [1, 2]) await openAllListings(market.database, market.time.now)
    expect(await eventsOf('p3')).toEqual(['seller.publish'])
    expect(await eventsOf('p1')).toEqual([])
    expect(await eventsOf('p2')).toEqual([])
    const deadlines = await market.database.query(
      `select event, due_at from deadlines where flow_id = 'p3'`,
    )
    expect(deadlines).toEqual([
      { event: 'deadline.expiring', due_at: new Date('2026-04-30T12:00:00Z') },
    ])
  })

  test('of each of many products from before begins when the server starts', async () => {
    await market.database.execute(`
      insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                            purchase_year, description, contact, location)
        select 'many' || n, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
               purchase_year, description, contact, location from products, generate_series(1, 2100) n where id = 'p1'`)
    await openAllListings(market.database, market.time.now)
    expect(
      await market.database.query(
        `select p.id from products p where not exists (select from flows f where f.flow = 'listing' and f.id = p.id)`,
      ),
    ).toEqual([])
  })

  test('that nobody renews is in no list after 65 days, and its page says so', async () => {
    await openAllListings(market.database, market.time.now)
    expect(await placesOf('p5')).toEqual(['category', 'advertisements', 'home', 'search'])
    await daysPass(60)
    expect(await placesOf('p5')).toHaveLength(4)
    await daysPass(5)
    expect(await placesOf('p5')).toEqual([])
    expect(await pageOf('p5')).toMatchObject({ availability: 'gone' })
    await send('p5', 'seller.renew')
    expect(await placesOf('p5')).toHaveLength(4)
    expect(await pageOf('p5')).toMatchObject({ availability: 'forSale' })
  })

  test.each(['seller.withdraw', 'seller.sellElsewhere'])(
    'is in no list after %s, until it is put back',
    async (event) => {
      await send('p5', event)
      expect(await placesOf('p5')).toEqual([])
      await send('p5', 'seller.putBack')
      expect(await placesOf('p5')).toHaveLength(4)
    },
  )

  test('that is withdrawn can be neither booked nor paid nor advertised', async () => {
    const booking = await book(market, 6, 'ann')
    await send('p6', 'seller.withdraw')
    expect((await openIntent(market, 6, 'ann', booking)).body).toMatchObject({
      code: 'item-unavailable',
    })
    expect((await market.call('PUT', '/advertise/p6', { as: 'sue' })).body).toMatchObject({
      code: 'item-unavailable',
    })
    await expect(book(market, 6, 'bob')).rejects.toThrow('409')
  })
})

describe('a charge that began in time', () => {
  let booking: string
  beforeEach(async () => {
    booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    minutesPass(market, 16)
  })
  const save = () => savePayment(market, 1, 'ann', booking, 'pi_1')

  test('gets an item that was withdrawn meanwhile', async () => {
    await send('p1', 'seller.withdraw')
    expect(await save()).toMatchObject({ status: 200 })
    expect(await eventsOf('p1')).toEqual(['seller.publish', 'seller.withdraw', 'buyer.pay'])
    expect(await pageOf('p1')).toMatchObject({ availability: 'sold' })
  })

  test('is refunded when the item was sold elsewhere', async () => {
    await send('p1', 'seller.sellElsewhere')
    expect((await save()).body).toMatchObject({ code: 'refunded' })
    expect(market.cards.refunded).toEqual(['pi_1'])
    expect(await eventsOf('p1')).toEqual(['seller.publish', 'seller.sellElsewhere'])
  })
})

describe('a removal', () => {
  const remove = (id: string, as: 'sue' | 'ada') =>
    market.call('DELETE', `/delete-product/${id}`, { as })

  test('ends the listing, of whoever it is', async () => {
    await remove('p1', 'sue')
    await remove('p2', 'ada')
    expect(await eventsOf('p1')).toEqual(['seller.publish', 'seller.remove'])
    expect(await eventsOf('p2')).toEqual(['seller.publish', 'admin.remove'])
  })

  test('L8: also removes what is withdrawn or has expired', async () => {
    await send('p1', 'seller.withdraw')
    expect((await remove('p1', 'sue')).body).toMatchObject({ deletedCount: 1 })
    const mine = await market.call('GET', `/all-products/${emailOf('sue')}`, { as: 'sue' })
    expect(idsOf(mine.body)).not.toContain('p1')
  })

  test('A5: of the seller ends all listings that are not sold', async () => {
    await openAllListings(market.database, market.time.now)
    await send('p1', 'seller.withdraw')
    await send('p2', 'buyer.pay')
    await market.call('DELETE', `/remove-seller?email=${emailOf('sue')}`, { as: 'ada' })
    const [{ states } = { states: [] }] = await market.database.query<{ states: string[] }>(
      `select array_agg(value #>> '{}' order by id) as states from flows where flow = 'listing'`,
    )
    expect(states).toEqual(['removed', 'sold', ...Array<string>(5).fill('removed')])
    expect((await auditFlows(market.database, listingFlow)).breach).toBeNull()
  })
})
