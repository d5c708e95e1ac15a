import { onlyRow, type Queryable } from './database.ts'
import type { PictureSources } from './products.ts'
import { closeReports } from './reports.ts'

/** The product data that a seller enters. Prices are in whole cents. */
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
 * Adds a seller's product, for sale and not advertised. Returns its id, or null where the seller is removed.
 * The same `requestKey` of the same seller returns the same product, whatever its other fields; null always adds one.
 * `database` is a transaction: a removal of the seller waits for its end, and then removes this product too.
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
    // The no-op update makes `returning` return the existing row; `do nothing` returns no row.
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

/** The state that decides whether a product may be changed. */
export type ListingState = {
  isSold: boolean
  isRemoved: boolean
  /** A buyer is currently paying for the product. */
  isHeld: boolean
}

/** Reads the state of a product, deleted or not, and locks its row until the transaction ends, as a payment does. */
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
  // Runs after the lock is acquired, so that a hold placed during the wait counts.
  const holds = await transaction.query(
    'select product_id from holds where product_id = $1 and held_until > $2',
    [productId, now],
  )
  return { ...product, isHeld: holds.length > 0 }
}

/** Advertises a product that is for sale. Returns the number of products that were not advertised before. */
export async function advertiseListing(database: Queryable, productId: string): Promise<number> {
  const advertised = await database.query(
    `update products set is_advertised = true
      where id = $1 and not is_advertised and not is_sold and removed_at is null returning id`,
    [productId],
  )
  return advertised.length
}

/**
 * Deletes a product that is for sale and closes its reports, also those of a product that was already deleted.
 * The row stays in the database for the bookings that refer to it. Returns the number of deleted products.
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
