import type { Queryable } from '../database/database.ts'
import { holdEnd } from './holds.ts'
import { db, run } from '../database/sql.ts'

/** The state that decides whether a product may be changed. */
export type LockedProduct = {
  isSold: boolean
  isRemoved: boolean
  isPublished: boolean
  /** Until when a buyer who is paying holds the product; null if nobody does. */
  heldUntil: Date | null
}

/** Reads the state of a product, deleted or not, and locks its row until the transaction ends, as a payment does. */
export async function lockProduct(
  transaction: Queryable,
  productId: string,
  now: Date,
): Promise<LockedProduct | null> {
  const [product] = await run(
    transaction,
    db
      .selectFrom('products')
      .select(['is_sold as isSold', 'is_published as isPublished'])
      .select((eb) => eb('removed_at', 'is not', null).$castTo<boolean>().as('isRemoved'))
      .where('id', '=', productId)
      .forUpdate(),
  )
  if (product === undefined) return null
  // Runs after the lock is acquired, so that a hold placed during the wait counts.
  const [hold] = await run(transaction, holdEnd(productId, now))
  return { ...product, heldUntil: hold?.held_until ?? null }
}
