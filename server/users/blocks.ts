import { type Expression, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { Problem } from '../http/problem.ts'

type Between = { buyerId: string; sellerId: string }

/** Selects the conversations of the two, given by their ids or by columns, in which one blocks the other. */
export const isBlocked = ({
  buyerId,
  sellerId,
}: Between | Readonly<Record<keyof Between, Expression<string>>>) =>
  db
    .selectFrom('conversations as between')
    .innerJoin('products as about', 'about.id', 'between.product_id')
    .select(sql`1`.as('one'))
    .where('between.buyer_id', '=', buyerId)
    .where('about.seller_id', '=', sellerId)
    .where('between.state', 'like', sql.lit('blocked%'))

/**
 * Throws dealing-blocked where a buyer and the seller of a product may begin no deal. `transaction` has locked the buyer
 * (`requireMember`), for whom a block waits.
 */
export async function requireUnblocked(
  transaction: Queryable,
  { productId, buyerId }: { productId: string; buyerId: string },
): Promise<void> {
  const [blocked] = await run(
    transaction,
    db
      .selectFrom('products as p')
      .select('p.id')
      .where('p.id', '=', productId)
      .where((eb) =>
        eb.exists(isBlocked({ buyerId: eb.val(buyerId), sellerId: eb.ref('p.seller_id') })),
      ),
  )
  if (blocked !== undefined) throw new Problem('dealing-blocked')
}
