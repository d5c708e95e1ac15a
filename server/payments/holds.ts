import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'

/** How long an item is held for the buyer who is paying. */
const HOLD_MINUTES = 15

/** Places or renews a buyer's hold on a product. Returns false while another buyer's hold lasts. */
export async function placeHold(
  database: Queryable,
  hold: { productId: string; buyerId: string },
  now: Date,
): Promise<boolean> {
  const until = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  const placed = await run(
    database,
    db
      .insertInto('holds')
      .values({ product_id: hold.productId, buyer_id: hold.buyerId, held_until: until })
      .onConflict((conflict) =>
        conflict
          .column('product_id')
          .doUpdateSet((eb) => ({
            buyer_id: eb.ref('excluded.buyer_id'),
            held_until: eb.ref('excluded.held_until'),
          }))
          .where((eb) =>
            eb.or([
              eb('holds.buyer_id', '=', eb.ref('excluded.buyer_id')),
              eb('holds.held_until', '<=', now),
            ]),
          ),
      )
      .returning('product_id'),
  )
  return placed.length > 0
}

/** Ends the buyer's hold on a product, if there is one. */
export async function releaseHold(
  database: Queryable,
  hold: { productId: string; buyerId: string },
): Promise<void> {
  await run(
    database,
    db
      .deleteFrom('holds')
      .where('product_id', '=', hold.productId)
      .where('buyer_id', '=', hold.buyerId),
  )
}
