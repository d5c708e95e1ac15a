import type { Queryable } from '../database/database.ts'

/** How long an item is held for the buyer who is paying. */
const HOLD_MINUTES = 15

/** Places or renews a buyer's hold on a product. Returns false while another buyer's hold lasts. */
export async function placeHold(
  database: Queryable,
  hold: { productId: string; buyerId: string },
  now: Date,
): Promise<boolean> {
  const until = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  const placed = await database.query(
    `insert into holds (product_id, buyer_id, held_until) values ($1, $2, $3)
     on conflict (product_id) do update set buyer_id = excluded.buyer_id, held_until = excluded.held_until
       where holds.buyer_id = excluded.buyer_id or holds.held_until <= $4
     returning product_id`,
    [hold.productId, hold.buyerId, until, now],
  )
  return placed.length > 0
}

/** Ends the buyer's hold on a product, if there is one. */
export async function releaseHold(
  database: Queryable,
  hold: { productId: string; buyerId: string },
): Promise<void> {
  await database.query('delete from holds where product_id = $1 and buyer_id = $2', [
    hold.productId,
    hold.buyerId,
  ])
}
