import { sql } from 'kysely'
import type { ListingContext } from '../../machines/market/listing.machine.ts'
import type { Queryable } from '../database/database.ts'
import { attributesOf } from './categories.ts'
import { holdEnd } from './holds.ts'
import { type Page, readPage } from '../database/page.ts'
import { type ProductAnswer, readProducts } from './products.ts'
import { db, run } from '../database/sql.ts'
import { toDollars } from '../http/decode.ts'
import type { StoredEvent } from '../database/columns.ts'
import { nextDeadline } from '../flows/next-deadline.ts'
import { journalOf, timelineOf } from '../flows/timeline.ts'

import { knownAttributes, shownValues } from './attributes.ts'
import { type ListingAnswer, type Situation, situationOf } from './answer.ts'
import { LOWEST_OFFERS, listingFlow } from './listing.ts'

/** Reads where these listings are, by the id of the product. `now` is by the clock of the holds. */
export async function readSituations(
  database: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Situation>> {
  const rows = await run(
    database,
    db
      .selectFrom('flows as f')
      .where('f.flow', '=', listingFlow.name)
      .where('f.id', '=', sql<string>`any(${ids})`)
      .select((eb) => [
        'f.id',
        'f.value',
        'f.context',
        nextDeadline(eb).as('deadline'),
        holdEnd(eb.ref('f.id'), now).as('heldUntil'),
      ])
      .$narrowType<{ context: ListingContext }>(),
  )
  return new Map(rows.map(({ id, ...situation }) => [id, situation]))
}

/** Adds its listing to each product that has one. */
export async function withListings<Row extends { _id: string }>(
  database: Queryable,
  rows: readonly Row[],
  now: Date,
): Promise<(Row & { listing?: ListingAnswer })[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ _id }) => _id)
  const situations = await readSituations(database, ids, now)
  return rows.map((row) => {
    const situation = situations.get(row._id)
    return situation === undefined ? row : { ...row, listing: situationOf(situation) }
  })
}

/** A listing with its product. `now` is the time of the answer, by the clock of the listings. */
type ListedProduct = ListingAnswer & { _id: string; now: string; product: ProductAnswer }

type Clocks = { clock: () => Date; flowClock: () => Date }

/** The situation of a product that was sold before the market had listings. */
const SOLD_BEFORE: Situation = {
  value: 'sold',
  context: { edition: 1 },
  deadline: null,
  heldUntil: null,
}

/** Reads the listings of these products that are not deleted, in this order. */
async function readListings(
  database: Queryable,
  ids: readonly string[],
  { clock, flowClock }: Clocks,
): Promise<ListedProduct[]> {
  const products = await readProducts(database, ids)
  const situations = await readSituations(database, ids, clock())
  return ids.flatMap((id) => {
    const product = products.get(id)
    if (product === undefined) return []
    const situation = situations.get(id) ?? (product.isSold ? SOLD_BEFORE : undefined)
    if (situation === undefined) return []
    return [{ _id: id, now: flowClock().toISOString(), ...situationOf(situation), product }]
  })
}

/**
 * Reads a listing with all of its pictures and attributes, the lowest offer that its seller allows, and its timeline, the oldest event
 * first; null where there is none.
 */
export async function readListing(database: Queryable, id: string, clocks: Clocks) {
  const [listing] = await readListings(database, [id], clocks)
  if (listing === undefined) return null
  const [product] = await run(
    database,
    db
      .selectFrom('products as p')
      .where('p.id', '=', id)
      .select(['p.more_pictures as morePictures', 'p.lowest_offer_percent as percent'])
      .select(['p.attributes as values', attributesOf(sql.ref('p.category_id')).as('attributes')]),
  )
  if (product === undefined) return null
  const [flow] = await run(
    database,
    db
      .selectFrom('flows as f')
      .where('f.flow', '=', listingFlow.name)
      .where('f.id', '=', id)
      .select((eb) => journalOf(eb).as('journal')),
  )
  const { morePictures, percent } = product
  const attributes = shownValues(knownAttributes(product.attributes), product.values)
  return {
    ...listing,
    product: {
      ...listing.product,
      ...(morePictures.length > 0 && { morePictures }),
      ...(attributes.length > 0 && { attributes }),
    },
    lowestOffer: { percent, choices: LOWEST_OFFERS },
    timeline: timelineOf(flow?.journal ?? [], (value) => value, detailsOf),
  }
}

/** Returns what an edit has changed, and the price after it in US dollars. */
const detailsOf = ({ fields, cents }: StoredEvent) => ({
  ...(Array.isArray(fields) && { fields }),
  ...(typeof cents === 'number' && { price: toDollars(cents) }),
})

/** Lists the listings of a seller, newest first. */
export async function listListings(
  database: Queryable,
  sellerId: string,
  page: Page,
  clocks: Clocks,
): Promise<ListedProduct[]> {
  const ofSeller = db
    .selectFrom('flow_members')
    .where('user_id', '=', sellerId)
    .where('flow', '=', listingFlow.name)
  const own = ofSeller.select(['flow_id as id'])
  const order = {
    by: ['created_at', 'flow_id'],
    of: (id: string) => ofSeller.select(['created_at', 'flow_id as id']).where('flow_id', '=', id),
  } as const
  const ids = (await readPage(database, own, order, page)).map(({ id }) => id)
  return readListings(database, ids, clocks)
}
