import { sql } from 'kysely'
import { toDollars } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'
import type { Queryable } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { type ProductState, readProductStates } from '../listings/product-states.ts'
import { db, run } from '../database/sql.ts'
import { lockUser } from '../users/users.ts'

/** How many products one user can keep. */
export const WISHLIST_LIMIT = 500

/** A product that is to be kept, with the price in cents that the user saw; `keptAt` is not in the future. */
type KeptProduct = { productId: string; priceCents: number; keptAt: Date }

/**
 * A kept product and its state today. `keptPrice` is in US dollars, `keptAt` is an ISO 8601 time. The name stays where
 * nothing else of the product is shown any more.
 */
export type WishlistItemAnswer = {
  _id: string
  productName: string
  keptPrice: number
  keptAt: string
} & ProductState

/**
 * Keeps products for a user. A product that is kept already stays as it is. Returns how many of the products are kept
 * now; products that never existed are not. Throws wishlist-full, and keeps none of them then. `database` is a
 * transaction.
 */
export async function keepProducts(
  database: Queryable,
  userId: string,
  items: readonly KeptProduct[],
): Promise<number> {
  // Two requests of one user wait for each other here, so that they do not exceed the limit together.
  await lockUser(database, userId)
  const known = await run(
    database,
    db
      .selectFrom('products')
      .select('id')
      .where('id', '=', sql<string>`any(${items.map(({ productId }) => productId)})`),
  )
  const ids = new Set(known.map(({ id }) => id))
  // The first of a product that comes twice: a statement can insert a row once only.
  const wanted = [...new Map(items.toReversed().map((item) => [item.productId, item])).values()]
  const kept = wanted.filter(({ productId }) => ids.has(productId))
  if (kept.length === 0) return 0
  await run(
    database,
    db
      .insertInto('wishlist_items')
      .columns(['user_id', 'product_id', 'kept_price_cents', 'kept_at'])
      .expression(
        sql`select ${userId}, * from unnest(
          ${kept.map(({ productId }) => productId)}::text[],
          ${kept.map(({ priceCents }) => priceCents)}::int[],
          ${kept.map(({ keptAt }) => keptAt.toISOString())}::timestamptz[])`,
      )
      .onConflict((conflict) => conflict.doNothing()),
  )
  const [counted] = await run(
    database,
    db
      .selectFrom('wishlist_items')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId),
  )
  if (Number(counted?.count) > WISHLIST_LIMIT) throw new Problem('wishlist-full')
  return kept.length
}

/** Removes a product from a user's wishlist. Returns the number of removed products. */
export async function removeKept(
  database: Queryable,
  { userId, productId }: { userId: string; productId: string },
): Promise<number> {
  const rows = await run(
    database,
    db
      .deleteFrom('wishlist_items')
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .returning('product_id'),
  )
  return rows.length
}

/** Lists the ids of the products that a user keeps, the last kept first. */
export async function listKeptIds(database: Queryable, userId: string): Promise<string[]> {
  const rows = await run(
    database,
    db
      .selectFrom('wishlist_items')
      .select('product_id as id')
      .where('user_id', '=', userId)
      .orderBy('kept_at', 'desc')
      .orderBy('product_id', 'desc'),
  )
  return rows.map(({ id }) => id)
}

/** Lists what a user keeps, the last kept first. */
export async function listKept(
  database: Queryable,
  userId: string,
  page: Page,
): Promise<WishlistItemAnswer[]> {
  const own = db
    .selectFrom('wishlist_items')
    .innerJoin('products as p', 'p.id', 'wishlist_items.product_id')
    .select(['product_id', 'kept_price_cents', 'kept_at', 'p.name'])
    .where('user_id', '=', userId)
  const order = {
    by: ['kept_at', 'product_id'],
    of: (id: string) =>
      db
        .selectFrom('wishlist_items')
        .select(['kept_at', 'product_id'])
        .where('user_id', '=', userId)
        .where('product_id', '=', id),
  }
  const rows = await readPage(database, own, order, page)
  const states = await readProductStates(
    database,
    rows.map((row) => row.product_id),
  )
  return rows.map((row) => ({
    _id: row.product_id,
    productName: row.name,
    keptPrice: toDollars(row.kept_price_cents),
    keptAt: row.kept_at.toISOString(),
    ...(states.get(row.product_id) ?? { availability: 'gone', product: null }),
  }))
}
