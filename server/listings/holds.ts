import { type Expression, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { Problem } from '../http/problem.ts'

/** How long an item is held for the buyer who is paying. */
const HOLD_MS = 15 * 60_000
/** How long a buyer who has had two holds in succession gets none. */
const PAUSE_MS = 30 * 60_000

type Hold = { productId: string; buyerId: string }

/**
 * Holds a product for a buyer for 15 minutes. A hold that lasts stays as it is. A hold that ended less than 30 minutes
 * ago is renewed once. `transaction` has locked the product. Returns the end of the hold. Throws item-held and
 * hold-used-up.
 */
export async function placeHold(
  transaction: Queryable,
  { productId, buyerId }: Hold,
  now: Date,
): Promise<Date> {
  const holds = await run(
    transaction,
    db
      .selectFrom('holds')
      .select(['buyer_id as buyerId', 'held_until as heldUntil', 'is_renewed as isRenewed'])
      .where('product_id', '=', productId)
      .where((eb) => eb.or([eb('buyer_id', '=', buyerId), eb('held_until', '>', now)])),
  )
  const other = holds.find((hold) => hold.buyerId !== buyerId)
  if (other !== undefined) throw new Problem('item-held', null, { heldUntil: other.heldUntil })
  const own = holds[0]
  if (own !== undefined && own.heldUntil > now) return own.heldUntil
  const pauseEnd = own === undefined ? 0 : own.heldUntil.getTime() + PAUSE_MS
  const isRenewed = now.getTime() < pauseEnd
  if (isRenewed && own?.isRenewed === true) {
    const retryAfter = Math.ceil((pauseEnd - now.getTime()) / 1000)
    throw new Problem('hold-used-up', null, { retryAfter })
  }
  const heldUntil = new Date(now.getTime() + HOLD_MS)
  await writeHold(transaction, { productId, buyerId, heldUntil, isRenewed })
  return heldUntil
}

/** Selects the end of the hold that keeps a product from other buyers; no row where none does. */
export const holdEnd = (product: string | Expression<string>, now: Date) =>
  db
    .selectFrom('holds')
    .select('held_until')
    .where('product_id', '=', product)
    .where('held_until', '>', now)
    .orderBy('held_until', 'desc')
    .limit(sql.lit(1))

/** Holds a product for a buyer until a moment, in place of an earlier hold of the buyer. */
export async function writeHold(
  transaction: Queryable,
  { productId, buyerId, heldUntil, isRenewed }: Hold & { heldUntil: Date; isRenewed: boolean },
): Promise<void> {
  await run(
    transaction,
    db
      .insertInto('holds')
      .values({
        product_id: productId,
        buyer_id: buyerId,
        held_until: heldUntil,
        is_renewed: isRenewed,
      })
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'buyer_id']).doUpdateSet((eb) => ({
          held_until: eb.ref('excluded.held_until'),
          is_renewed: eb.ref('excluded.is_renewed'),
        })),
      ),
  )
}

/**
 * Ends the holds on these products, of this buyer, or of this buyer on these products. They count as used holds. Returns
 * the products that were held.
 */
export async function endHolds(
  database: Queryable,
  { productIds, buyerId }: { productIds?: readonly string[]; buyerId?: string },
  now: Date,
): Promise<string[]> {
  const ended = await run(
    database,
    db
      .updateTable('holds')
      .set({ held_until: now })
      .where('held_until', '>', now)
      .$if(productIds !== undefined, (query) =>
        query.where('product_id', '=', sql<string>`any(${productIds})`),
      )
      .$if(buyerId !== undefined, (query) => query.where('buyer_id', '=', sql<string>`${buyerId}`))
      .returning('product_id'),
  )
  return ended.map(({ product_id: productId }) => productId)
}

/** Deletes the holds that no longer count: they ended more than 30 minutes ago. */
export async function forgetOldHolds(database: Queryable, now: Date): Promise<void> {
  const pauseStart = new Date(now.getTime() - PAUSE_MS)
  await run(database, db.deleteFrom('holds').where('held_until', '<=', pauseStart))
}
