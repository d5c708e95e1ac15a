import type { Queryable } from './database.ts'
import { type Page, readPage } from './page.ts'
import { closeReports } from './reports.ts'

type BuyerAnswer = { _id: string; name: string; email: string }
type SellerAnswer = BuyerAnswer & { isVerified: boolean }

const ORDER = {
  by: ['created_at', 'id'],
  of: 'select created_at, id from users where id =',
} as const

/** Lists the buyers, newest first. */
export function listBuyers(database: Queryable, page: Page): Promise<BuyerAnswer[]> {
  const buyers = `
    select id as "_id", name, email from users where role = 'buyer' and removed_at is null`
  return readPage(database, buyers, [], ORDER, page)
}

/** Lists the sellers, newest first. */
export function listSellers(database: Queryable, page: Page): Promise<SellerAnswer[]> {
  const sellers = `
    select id as "_id", name, email, is_verified as "isVerified"
      from users where role = 'seller' and removed_at is null`
  return readPage(database, sellers, [], ORDER, page)
}

/** Verifies a seller. Returns the number of sellers that were not verified before. */
export async function verifySeller(database: Queryable, id: string): Promise<number> {
  const verified = await database.query(
    `update users set is_verified = true
      where id = $1 and role = 'seller' and not is_verified and removed_at is null returning id`,
    [id],
  )
  return verified.length
}

/** Returns whether an item is held for this buyer, which means that the buyer is paying. */
export async function isPaying(database: Queryable, buyerId: string, now: Date): Promise<boolean> {
  const holds = await database.query(
    'select product_id from holds where buyer_id = $1 and held_until > $2',
    [buyerId, now],
  )
  return holds.length > 0
}

/** Removes a buyer and the buyer's unpaid bookings; bought items stay sold. Returns the number of removed buyers. */
export async function removeBuyer(transaction: Queryable, id: string, now: Date): Promise<number> {
  const removed = await transaction.query(
    `update users set removed_at = $2 where id = $1 and role = 'buyer' and removed_at is null returning id`,
    [id, now],
  )
  if (removed.length === 0) return 0
  await transaction.query(
    `update bookings b set removed_at = $2
      where b.buyer_id = $1 and b.removed_at is null
        and not exists (select from payments sale where sale.product_id = b.product_id
                           and sale.buyer_id = b.buyer_id and sale.refund_due_at is null)`,
    [id, now],
  )
  return removed.length
}

/**
 * Removes a seller with all unsold products and closes the products' reports; sold items stay with their buyers.
 * Bookings of the seller's products then have sellerRemoved set. Returns the number of removed sellers.
 */
export async function removeSeller(
  transaction: Queryable,
  email: string,
  now: Date,
): Promise<number> {
  const [seller] = await transaction.query<{ id: string }>(
    `update users set removed_at = $2
      where lower(email) = lower($1) and role = 'seller' and removed_at is null returning id`,
    [email, now],
  )
  if (seller === undefined) return 0
  const products = await transaction.query<{ id: string }>(
    `update products set removed_at = $2
      where seller_id = $1 and not is_sold and removed_at is null returning id`,
    [seller.id, now],
  )
  await closeReports(
    transaction,
    products.map((product) => product.id),
    now,
  )
  return 1
}
