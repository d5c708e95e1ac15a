import type { Queryable } from '../database/database.ts'
import { db, isUnsold, run } from '../database/sql.ts'
import { endHolds } from '../listings/holds.ts'
import { removeListing } from '../listings/listings.ts'
import { lockProduct } from '../listings/product-lock.ts'
import { closeCase, lockOpenCase, recordRemoval } from '../reports/case.ts'
import type { Ground } from '../reports/grounds.ts'
import { closeReports } from '../reports/reports.ts'
import { dismissReports } from './report-product.ts'
import type { User } from '../users/users.ts'
import { endByRemoval } from './end-listing.ts'
import { lockListing } from '../listings/listing.ts'
import { HELD_FOR_A_BUYER } from './listing-events.ts'
import { cancelEndedIntents } from './cancel-intents.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'

/** `ground`: the rule that the seller has broken, by its key; without it, that of the reports. */
type Removal = { productId: string; reason: string; ground?: Ground }

/**
 * Removes a product of the viewer, or for an admin any product, with its offers, holds and reports. A sold product stays
 * with its buyer: an admin then only closes its reports. Throws product-unknown, item-sold and item-held.
 */
export async function removeProduct(
  services: Services,
  viewer: User,
  { productId, reason, ground }: Removal,
): Promise<{ deletedCount: number; isSold?: true }> {
  const isAdmin = viewer.role === 'admin'
  const result = await services.database.transaction(async (transaction) => {
    const now = services.clock()
    const at = services.flowClock()
    const thing = { about: 'listing', id: productId } as const
    const decision = { userId: viewer.id, at, ground: ground ?? null, words: reason }
    // A case is locked before what it is about.
    const open = await lockOpenCase(transaction, thing)
    if (isAdmin && (await isForRemoval(transaction, productId))) {
      await recordRemoval(transaction, thing, decision)
    }
    const listing = await lockListing(transaction, productId, at)
    const state = await lockProduct(transaction, productId, now)
    if (state === null) throw new Problem('product-unknown')
    if (state.isSold) {
      if (!isAdmin) throw new Problem('item-sold')
      await dismissReports(transaction, productId, { userId: viewer.id, now, at })
      return { deletedCount: 0, isSold: true as const }
    }
    if (isAdmin) {
      await endHolds(transaction, { productIds: [productId] }, now)
    } else if (state.heldUntil !== null && !state.isRemoved) {
      throw new Problem('item-held', HELD_FOR_A_BUYER)
    }
    const by = isAdmin ? 'admin' : 'seller'
    await endByRemoval(transaction, listing, { by, userId: viewer.id, at, reason })
    const deletedCount = await removeListing(transaction, productId, now)
    if (!isAdmin && open !== null) await closeCase(transaction, open.id, at)
    await closeReports(transaction, { productIds: [productId] }, now)
    return { deletedCount }
  })
  // Nobody may be charged for an item that is not for sale any more.
  await cancelEndedIntents(services, { productId })
  return result
}

/** Returns whether an admin can still remove a product, which a sold one outlives. */
async function isForRemoval(transaction: Queryable, productId: string): Promise<boolean> {
  const unsold = await run(
    transaction,
    db.selectFrom('products as p').select('p.id').where('p.id', '=', productId).where(isUnsold),
  )
  return unsold.length > 0
}
