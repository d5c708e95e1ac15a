import { endByRemoval, lockListingsOf } from '../listings/changes.ts'
import { tellOfRemoval } from '../account/removal.ts'
import type { Queryable } from './database.ts'
import { closeConversations } from '../conversations/close.ts'
import { closeOffers } from '../offers/close.ts'
import { cancelOrders } from '../orders/cancel-orders.ts'
import { selectSale } from '../payments/recorded.ts'
import { type Page, readPage } from './page.ts'
import { endHolds } from './holds.ts'
import { closeReports } from './reports.ts'
import { db, isUnsold, run } from './sql.ts'
import { sameEmail } from './users.ts'

/**
 * The user `userId` who removes a member: an admin, or the member. `at` is the time by the clock of the flows. `reason`:
 * the words of an admin to the member; '' without them.
 */
type Removal<Self> = { by: 'admin' | Self; userId: string; now: Date; at: Date; reason?: string }

type BuyerAnswer = { _id: string; name: string; email: string }
type SellerAnswer = BuyerAnswer & { isVerified: boolean }

const ORDER = {
  by: ['created_at', 'id'],
  of: (id: string) => db.selectFrom('users').select(['created_at', 'id']).where('id', '=', id),
} as const

const selectMembers = (role: 'buyer' | 'seller') =>
  db
    .selectFrom('users')
    .select(['id as _id', 'name', 'email'])
    .where('role', '=', role)
    .where('removed_at', 'is', null)

/** Lists the buyers, newest first. */
export function listBuyers(database: Queryable, page: Page): Promise<BuyerAnswer[]> {
  return readPage(database, selectMembers('buyer'), ORDER, page)
}

/** Lists the sellers, newest first. */
export function listSellers(database: Queryable, page: Page): Promise<SellerAnswer[]> {
  const sellers = selectMembers('seller').select('is_verified as isVerified')
  return readPage(database, sellers, ORDER, page)
}

/** Verifies a seller. Returns the number of sellers that were not verified before. */
export async function verifySeller(database: Queryable, id: string): Promise<number> {
  const verified = await run(
    database,
    db
      .updateTable('users')
      .set({ is_verified: true })
      .where('id', '=', id)
      .where('role', '=', 'seller')
      .where((eb) => eb.not('is_verified'))
      .where('removed_at', 'is', null)
      .returning('id'),
  )
  return verified.length
}

/**
 * Removes a buyer with all unpaid bookings, offers and holds; bought items stay sold. A removal by an admin cancels the
 * orders that an admin can still cancel. Returns the number of removed buyers.
 */
export async function removeBuyer(
  transaction: Queryable,
  id: string,
  { by, userId, now, at, reason = '' }: Removal<'buyer'>,
): Promise<number> {
  const removed = await run(
    transaction,
    db
      .updateTable('users')
      .set({ removed_at: now, removal_reason: reason })
      .where('id', '=', id)
      .where('role', '=', 'buyer')
      .where('removed_at', 'is', null)
      .returning('id'),
  )
  if (removed.length === 0) return 0
  await closeOffers(transaction, { of: { buyerId: id }, reason: 'buyerGone', at })
  await closeConversations(transaction, id, at)
  if (by === 'admin') {
    await cancelOrders(transaction, id, { adminId: userId, reason: 'buyerRemoved', at })
    await tellOfRemoval(transaction, { userId: id, role: 'buyer', reason, at })
  }
  await endHolds(transaction, { buyerId: id }, now)
  await run(
    transaction,
    db
      .updateTable('bookings as b')
      .set({ removed_at: now })
      .where('b.buyer_id', '=', id)
      .where('b.removed_at', 'is', null)
      .where(({ exists, not, ref }) =>
        not(exists(selectSale({ productId: ref('b.product_id'), buyerId: ref('b.buyer_id') }))),
      ),
  )
  return removed.length
}

/**
 * Removes a seller with all unsold products and closes the products' reports; sold items stay with their buyers.
 * Bookings of the seller's products then have sellerRemoved set. A removal by an admin cancels the orders that an admin
 * can still cancel. Returns the number of removed sellers.
 */
export async function removeSeller(
  transaction: Queryable,
  email: string,
  { by, userId, now, at, reason = '' }: Removal<'seller'>,
): Promise<number> {
  const [seller] = await run(
    transaction,
    db
      .updateTable('users')
      .set({ removed_at: now, removal_reason: reason })
      .where(sameEmail(email))
      .where('role', '=', 'seller')
      .where('removed_at', 'is', null)
      .returning('id'),
  )
  if (seller === undefined) return 0
  for (const listing of await lockListingsOf(transaction, seller.id, at)) {
    await endByRemoval(transaction, listing, { by, userId, at })
  }
  await closeConversations(transaction, seller.id, at)
  if (by === 'admin') {
    await cancelOrders(transaction, seller.id, { adminId: userId, reason: 'sellerRemoved', at })
    await tellOfRemoval(transaction, { userId: seller.id, role: 'seller', reason, at })
  }
  const products = await run(
    transaction,
    db
      .updateTable('products as p')
      .set({ removed_at: now })
      .where('p.seller_id', '=', seller.id)
      .where(isUnsold)
      .returning('p.id'),
  )
  const productIds = products.map((product) => product.id)
  await endHolds(transaction, { productIds }, now)
  await closeReports(transaction, productIds, now)
  return 1
}
