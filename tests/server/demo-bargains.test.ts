// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countUnread, listConversations } from '../../server/conversations/read.ts'
import type { Database } from '../../server/database/database.ts'
import { readProductPage } from '../../server/listings/product-pages.ts'
import { readUser } from '../../server/users/users.ts'
import { listOffers, type OfferRow } from '../../server/offers/read.ts'
import { hasContactDetails } from '../../src/domain/conversation.ts'
import { createPhones } from '../../src/services/phones.ts'
import { DEMO_TIME, openDemoDatabase } from '../database/demo-data.ts'

const now = DEMO_TIME
const BUYER = 'buyer-alma'
const SELLER = 'seller-ingrid'
const first = { limit: 50, after: null }

let database: Database
beforeAll(async () => {
  database = await openDemoDatabase()
})
afterAll(() => database.close())

const offersOf = (userId: string): Promise<OfferRow[]> =>
  listOffers(database, { userId, productId: null, now }, first)

const namesOf = (offers: readonly OfferRow[], state: string) =>
  offers.filter(({ value }) => value === state).map(({ productName }) => productName)

async function userOf(id: string) {
  const user = await readUser(database, id)
  if (user === null) throw new Error(`There is no ${id}.`)
  return user
}

describe('the offers of the demo data', () => {
  test('are in five states for the buyer, the latest first', async () => {
    const offers = await offersOf(BUYER)
    expect(offers.map(({ value }) => value)).toEqual([
      'open',
      'countered',
      'accepted',
      'declined',
      'declined',
      'expired',
    ])
  })

  test('include two for one item of the seller, who can answer one of them', async () => {
    const offers = await offersOf(SELLER)
    expect(namesOf(offers, 'countered')).toEqual(['Telescope on a tripod, 70 mm'])
    expect(namesOf(offers, 'open')).toContain('Telescope on a tripod, 70 mm')
  })

  test('include an accepted one that reserves the item for 22 more hours', async () => {
    const held = await database.query(
      `select h.buyer_id, h.held_until from holds h join offers o using (product_id, buyer_id)
        where o.state = 'accepted'`,
    )
    const hour = 3_600_000
    expect(held).toEqual([{ buyer_id: BUYER, held_until: new Date(now.getTime() + 22 * hour) }])
  })

  test('include one that ended because another buyer paid for the item', async () => {
    const ended = await database.query(
      `select o.product_id from journal j join offers o on o.id = j.flow_id
        where j.event ->> 'type' = 'market.close' and j.event ->> 'reason' = 'sold'`,
    )
    expect(ended).toEqual([{ product_id: 'family-board-game' }])
  })
})

test('the demo data has enough agreements to say what sellers of a category usually take', async () => {
  const page = await readProductPage(database, 'kitchen-radio', { now, near: null })
  expect(page).toMatchObject({ usualPrice: { percent: 88, of: 'category' } })
})

describe('the conversations of the demo data', () => {
  test('are three, with one unread message for the buyer and one for the seller', async () => {
    for (const id of [BUYER, SELLER]) {
      const viewer = await userOf(id)
      expect(await listConversations(database, viewer, first)).toHaveLength(3)
      expect(await countUnread(database, viewer), id).toBe(1)
    }
  })

  test('have one message with contact details, of which the page warns', async () => {
    const messages = await database.query<{ text: string }>('select text from messages')
    expect(messages.filter(({ text }) => hasContactDetails(text))).toHaveLength(1)
  })
})

test('each phone number of the demo data is one that the forms accept', async () => {
  const phones = createPhones(() => ['en-US'])
  const rows = await database.query<{ phone: string }>(
    'select contact as phone from products union select phone_number from bookings',
  )
  expect(rows.length).toBeGreaterThan(15)
  for (const { phone } of rows) expect(await phones.isPossible(phone), phone).toBe(true)
})
