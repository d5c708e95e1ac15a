import type { Queryable } from '../database/database.ts'
import { closeConversations } from '../conversations/close.ts'
import { endFollowsOf } from '../following/following.ts'
import { endHolds } from '../listings/holds.ts'
import { closeCasesOf, recordRemoval } from '../reports/case.ts'
import type { Ground } from '../reports/grounds.ts'
import { closeReports } from '../reports/reports.ts'
import { db, isUnsold, run } from '../database/sql.ts'
import { sameEmail } from '../users/users.ts'
import { endByRemoval, lockListingsOf } from './end-listing.ts'
import { closeOffers, countOpenOffers } from '../offers/close.ts'
import { type CanceledOrders, cancelOrders, readCancellations } from '../orders/cancel-orders.ts'
import { selectSale } from '../payments/recorded.ts'
import { tellOfRemoval } from '../users/notices.ts'

/** The longest reason that an admin gives, in characters. */
export const REASON_LIMIT = 500

/**
 * The user `userId` who removes a member: an admin, or the member. `at` is the time by the clock of the flows. `reason`:
 * the words of an admin to the member; '' without them. `ground`: the rule that the member has broken.
 */
type Removal<Self> = {
  by: 'admin' | Self
  userId: string
  now: Date
  at: Date
  reason?: string
  ground?: Ground
}

/** A user or a product that an admin may remove. */
export type Removable = { of: 'buyer' | 'seller' | 'product'; id: string }

/**
 * Reads what the removal of a user or of a product would end: the orders that are canceled and what their buyers get back,
 * the orders that go on, and the offers; null where there is nothing to remove. A sold product stays.
 */
export async function readRemovalEffects(
  database: Queryable,
  { of, id }: Removable,
  at: Date,
): Promise<(CanceledOrders & { offers: number }) | null> {
  const [found] = await run(
    database,
    of === 'product'
      ? db.selectFrom('products as p').select('p.id').where(isUnsold).where('p.id', '=', id)
      : db
          .selectFrom('users')
          .select('id')
          .where('id', '=', id)
          .where('role', '=', of)
          .where('removed_at', 'is', null),
  )
  if (found === undefined) return null
  const orders =
    of === 'product'
      ? { canceled: 0, refundedCents: 0, goingOn: 0 }
      : await readCancellations(database, id, at)
  return { ...orders, offers: await countOpenOffers(database, { of, id }) }
}

type Decision = { by: string; userId: string; at: Date; ground: Ground; words: string }

/** Records a removal by an admin in a case, and ends the other cases of the member: each is locked before the member is. */
async function endCases(
  transaction: Queryable,
  memberId: string,
  { by, ...decision }: Decision,
): Promise<void> {
  if (by === 'admin') await recordRemoval(transaction, { about: 'user', id: memberId }, decision)
  await closeCasesOf(transaction, memberId, decision.at)
}

/**
 * Removes a buyer with all unpaid bookings, offers and holds; bought items stay sold. A removal by an admin cancels the
 * orders that an admin can still cancel. Returns the number of removed buyers.
 */
export async function removeBuyer(
  transaction: Queryable,
  id: string,
  { by, userId, now, at, reason = '', ground = 'other' }: Removal<'buyer'>,
): Promise<number> {
  const [buyer] = await run(
    transaction,
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('role', '=', 'buyer')
      .where('removed_at', 'is', null),
  )
  if (buyer === undefined) return 0
  await endCases(transaction, id, { by, userId, at, ground, words: reason })
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
        // OFFSET keeps PostgreSQL from joining, for which it would read all payments: it looks each booking's up.
        not(
          exists(
            selectSale({ productId: ref('b.product_id'), buyerId: ref('b.buyer_id') }).offset(0),
          ),
        ),
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
  { by, userId, now, at, reason = '', ground = 'other' }: Removal<'seller'>,
): Promise<number> {
  const [found] = await run(
    transaction,
    db
      .selectFrom('users')
      .select('id')
      .where(sameEmail(email))
      .where('role', '=', 'seller')
      .where('removed_at', 'is', null),
  )
  if (found === undefined) return 0
  await endCases(transaction, found.id, { by, userId, at, ground, words: reason })
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
  await endFollowsOf(transaction, seller.id)
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
  await closeReports(transaction, { productIds }, now)
  return 1
}
