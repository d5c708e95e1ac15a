import { onlyRow, type Queryable } from './database.ts'
import type { PictureSources } from './products.ts'
import { closeReports } from './reports.ts'

/** What a seller says of a thing he lists. Prices are whole cents. */
export type Listing = {
  name: string
  image: string
  imageSources: PictureSources | null
  askingPriceCents: number
  retailPriceCents: number
  condition: string
  categoryId: string
  purchaseYear: number
  description: string
  contact: string
  location: string
}

/**
 * Lists a product for a seller, for sale and not advertised, and answers its id; null where the seller is removed.
 * The same `requestKey` of the same seller is the same product, whatever else is said; null: always a new one.
 * `database` is a transaction: a removal of the seller waits for its end, and then takes this product along.
 */
export async function addListing(
  database: Queryable,
  sellerId: string,
  listing: Listing,
  requestKey: string | null,
): Promise<string | null> {
  const sellers = await database.query(
    'select id from users where id = $1 and removed_at is null for share',
    [sellerId],
  )
  if (sellers.length === 0) return null
  const rows = await database.query<{ id: string }>(
    // The empty update is for `returning`, which says nothing of a row that is left alone.
    `insert into products (seller_id, category_id, name, image, image_sources, asking_price_cents,
       retail_price_cents, condition, purchase_year, description, contact, location, request_key)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (seller_id, request_key) where request_key is not null
       do update set request_key = excluded.request_key
     returning id`,
    [
      sellerId,
      listing.categoryId,
      listing.name,
      listing.image,
      listing.imageSources === null ? null : JSON.stringify(listing.imageSources),
      listing.askingPriceCents,
      listing.retailPriceCents,
      listing.condition,
      listing.purchaseYear,
      listing.description,
      listing.contact,
      listing.location,
      requestKey,
    ],
  )
  return onlyRow(rows).id
}

/** What decides whether a product may be changed. */
export type ListingState = {
  isSold: boolean
  isRemoved: boolean
  /** A buyer is paying for it at this moment. */
  isHeld: boolean
}

/** The state of a product, deleted ones too, locked until the transaction ends as a payment locks it. */
export async function lockListing(
  transaction: Queryable,
  productId: string,
  now: Date,
): Promise<ListingState | null> {
  const [product] = await transaction.query<Omit<ListingState, 'isHeld'>>(
    `select is_sold as "isSold", removed_at is not null as "isRemoved"
       from products where id = $1 for update`,
    [productId],
  )
  if (product === undefined) return null
  // Asked once the lock is there: a hold that was placed while waiting for it counts.
  const holds = await transaction.query(
    'select product_id from holds where product_id = $1 and held_until > $2',
    [productId, now],
  )
  return { ...product, isHeld: holds.length > 0 }
}

/** Advertises a product that is for sale. Answers how many were not advertised before. */
export async function advertiseListing(database: Queryable, productId: string): Promise<number> {
  const advertised = await database.query(
    `update products set is_advertised = true
      where id = $1 and not is_advertised and not is_sold and removed_at is null returning id`,
    [productId],
  )
  return advertised.length
}

/**
 * Deletes a product that is for sale and closes its reports, also those of one that was gone already.
 * It stays in the database for the bookings that point at it. Answers how many were deleted.
 */
export async function removeListing(
  database: Queryable,
  productId: string,
  now: Date,
): Promise<number> {
  const removed = await database.query(
    `update products set removed_at = $2
      where id = $1 and not is_sold and removed_at is null returning id`,
    [productId, now],
  )
  await closeReports(database, [productId], now)
  return removed.length
}
