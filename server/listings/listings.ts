import { sql } from 'kysely'
import { onlyRow, type Queryable } from '../database/database.ts'
import type { Picture, PictureSources } from '../database/columns.ts'
import { openListing } from './listing.ts'
import type { AttributeValues } from './attributes.ts'
import { columnsOf, listingColumns, listingValues, type ListingValues } from './listing-fields.ts'
import { db, isForSale, isUnsold, run } from '../database/sql.ts'
import { placeIdOf } from '../places/gazetteer.ts'
import { requireNotSuspended } from '../users/blocks.ts'
import { requireMember } from '../users/users.ts'

/** The product data that a seller enters. */
export type Listing = ListingValues & {
  image: string
  imageSources: PictureSources | null
  /** The pictures after the cover, in their order. */
  morePictures: readonly Picture[]
  attributes: AttributeValues
}

/**
 * Adds a seller's product, for sale and not advertised. Returns its id. The same `requestKey` of the same seller returns
 * the same product, whatever its other fields; null always adds one. `again` is the id of a sold product of the seller that
 * is listed again; another id is left out. `at` is the time of the publication by the clock of the flows. `database` is a
 * transaction: a removal of the seller waits for its end, and then removes this product too. Throws account-removed and account-suspended.
 */
export async function addListing(
  database: Queryable,
  sellerId: string,
  listing: Listing,
  { requestKey, again, at }: { requestKey: string | null; again: string | null; at: Date },
): Promise<string> {
  await requireMember(database, sellerId)
  await requireNotSuspended(database, sellerId)
  const rows = await run(
    database,
    db
      .insertInto('products')
      .values((eb) => ({
        ...storedOf(listing),
        seller_id: sellerId,
        request_key: requestKey,
        again_of: eb
          .selectFrom('products as sold')
          .select('sold.id')
          .where('sold.id', '=', again)
          .where('sold.seller_id', '=', sellerId)
          .where('sold.is_sold', '=', true),
      }))
      // The no-op update makes `returning` return the existing row; `do nothing` returns no row.
      .onConflict((conflict) =>
        conflict
          .columns(['seller_id', 'request_key'])
          .where('request_key', 'is not', null)
          .doUpdateSet((eb) => ({ request_key: eb.ref('excluded.request_key') })),
      )
      .returning('id'),
  )
  const { id } = onlyRow(rows)
  await openListing(database, at, id)
  return id
}

const storedOf = (listing: Listing) => ({
  ...columnsOf(listing),
  place_id: placeIdOf(listing.location),
  image: listing.image,
  image_sources: listing.imageSources === null ? null : JSON.stringify(listing.imageSources),
  more_pictures: JSON.stringify(listing.morePictures),
  attributes: JSON.stringify(listing.attributes),
})

/** Reads what the seller has entered. */
export async function readListingInput(database: Queryable, productId: string): Promise<Listing> {
  const row = onlyRow(
    await run(
      database,
      db
        .selectFrom('products')
        .select([...listingColumns, 'image', 'image_sources', 'more_pictures', 'attributes'])
        .where('id', '=', productId),
    ),
  )
  return {
    ...listingValues(row),
    image: row.image,
    imageSources: row.image_sources,
    morePictures: row.more_pictures,
    attributes: row.attributes,
  }
}

/** Replaces what the seller has entered. */
export async function updateListing(
  database: Queryable,
  productId: string,
  listing: Listing,
): Promise<void> {
  await run(database, db.updateTable('products').set(storedOf(listing)).where('id', '=', productId))
}

/** Advertises a product that is for sale. Returns the number of products that were not advertised before. */
export async function advertiseListing(database: Queryable, productId: string): Promise<number> {
  const advertised = await run(
    database,
    db
      .updateTable('products as p')
      .set({ is_advertised: true })
      .where('p.id', '=', productId)
      .where((eb) => eb.not('p.is_advertised'))
      .where(isForSale)
      .returning('p.id'),
  )
  return advertised.length
}

/**
 * Deletes a product that is not sold and closes its reports, also those of a product that was already deleted.
 * The row stays in the database for the bookings that refer to it. Returns the number of deleted products.
 */
export async function removeListing(
  database: Queryable,
  productId: string,
  now: Date,
): Promise<number> {
  const removed = await run(
    database,
    db
      .updateTable('products as p')
      .set({ removed_at: now })
      .where('p.id', '=', productId)
      .where(isUnsold)
      .returning('p.id'),
  )
  return removed.length
}

/** A statement on all products of a large market would take longer than the database lets it. */
const PLACED_AT_ONCE = 5000

/** Finds the towns of the products that are not sold and whose location nobody has looked up: those of an older server. */
export async function placeListings(database: Queryable): Promise<void> {
  const rows = await run(
    database,
    db
      .selectFrom('products as p')
      .where('p.place_id', 'is', null)
      .where(isUnsold)
      .select(['p.id', 'p.location'])
      .limit(PLACED_AT_ONCE),
  )
  if (rows.length === 0) return
  const [ids, places] = [rows.map(({ id }) => id), rows.map(({ location }) => placeIdOf(location))]
  await run(
    database,
    db
      .updateTable('products as p')
      .from(
        sql<{
          id: string
          place_id: number
        }>`unnest(${ids}::text[], ${places}::int[])`.as<'placed'>(sql`placed (id, place_id)`),
      )
      .set((eb) => ({ place_id: eb.ref('placed.place_id') }))
      .whereRef('p.id', '=', 'placed.id')
      .where('p.place_id', 'is', null),
  )
  if (rows.length === PLACED_AT_ONCE) await placeListings(database)
}
