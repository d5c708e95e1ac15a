import { type Expression, sql } from 'kysely'
import type { Queryable, Reader } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { Problem, type ProblemCode } from '../http/problem.ts'

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

/** Selects the suspension of a user, given by an id or by a column, that is in force. */
export const isSuspended = (userId: string | Expression<string>) =>
  db
    .selectFrom('cases')
    .select(['id as _id', 'until'])
    .where('concerned_id', '=', userId)
    .where('measure', '=', sql.lit('suspend'))
    .where('is_in_force', '=', sql.lit(true))

/** Reads the suspension of a user that ends last; null where there is none. */
export async function readSuspension(
  database: Reader,
  userId: string,
): Promise<{ _id: string; until: string | null } | null> {
  const [suspension] = await run(
    database,
    isSuspended(userId)
      .orderBy('until', (order) => order.desc().nullsFirst())
      .limit(sql.lit(1)),
  )
  return suspension === undefined
    ? null
    : { _id: suspension._id, until: suspension.until?.toISOString() ?? null }
}

/**
 * Throws account-suspended where a user may begin nothing; `code` tells the other side. `transaction` has locked the user,
 * for whom a suspension waits.
 */
export async function requireNotSuspended(
  transaction: Queryable,
  userId: string,
  code: ProblemCode = 'account-suspended',
): Promise<void> {
  const [suspension] = await run(transaction, isSuspended(userId))
  if (suspension !== undefined) throw new Problem(code)
}

/**
 * Throws account-suspended for a buyer who may begin nothing, item-unavailable for such a seller, and dealing-blocked
 * where a buyer and the seller of a product may begin no deal. `transaction` has locked the buyer (`requireMember`),
 * for whom a block waits.
 */
export async function requireDealing(
  transaction: Queryable,
  { productId, buyerId }: { productId: string; buyerId: string },
): Promise<void> {
  await requireNotSuspended(transaction, buyerId)
  const [found] = await run(
    transaction,
    db
      .selectFrom('products as p')
      .select((eb) => [
        eb
          .exists(isBlocked({ buyerId: eb.val(buyerId), sellerId: eb.ref('p.seller_id') }))
          .as('isBlocked'),
        eb.exists(isSuspended(eb.ref('p.seller_id'))).as('isSellerSuspended'),
      ])
      .where('p.id', '=', productId),
  )
  if (found?.isBlocked) throw new Problem('dealing-blocked')
  if (found?.isSellerSuspended) throw new Problem('item-unavailable')
}
