import { sql } from 'kysely'
import type { Queryable, Reader } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { db, isForSale, run } from '../database/sql.ts'
import { Problem } from '../http/problem.ts'
import { type OfferedProduct, offeredAnswer, selectOffered } from '../listings/seller-pages.ts'

/** How many sellers one user can follow. */
export const FOLLOWING_LIMIT = 200
/** So many new products of a seller are counted. */
const COUNTED = 100

/** A seller whom a user follows. `newCount`: the products listed since the user looked, at most 100. */
type FollowedAnswer = { _id: string; name: string; isVerified: boolean; newCount: number }

type Follow = { userId: string; sellerId: string }

/**
 * Lets a user follow a seller; one who is followed already stays as it is. Throws follow-self, seller-unknown (also for a
 * removed seller), account-removed and following-full. `database` is a transaction.
 */
export async function followSeller(
  database: Queryable,
  { userId, sellerId, now }: Follow & { now: Date },
): Promise<void> {
  if (userId === sellerId) throw new Problem('follow-self')
  // Two requests of one user wait for each other here, so that they do not exceed the limit together; so does a removal of
  // the seller. In the order of the ids, two sellers who follow each other at once are no deadlock.
  const people = await run(
    database,
    db
      .selectFrom('users')
      .select(['id', 'role'])
      .where('id', 'in', [userId, sellerId])
      .where('removed_at', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate(),
  )
  if (!people.some(({ id }) => id === userId)) throw new Problem('account-removed')
  if (!people.some(({ id, role }) => id === sellerId && role === 'seller'))
    throw new Problem('seller-unknown')
  await run(
    database,
    db
      .insertInto('follows')
      .values({
        user_id: userId,
        seller_id: sellerId,
        followed_at: now,
        seen_at: now,
        told_at: now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const [counted] = await run(
    database,
    db
      .selectFrom('follows')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId),
  )
  if (Number(counted?.count) > FOLLOWING_LIMIT) throw new Problem('following-full')
}

/** Ends the following of a seller. Returns the number of ended ones. */
export async function unfollowSeller(
  database: Queryable,
  { userId, sellerId }: Follow,
): Promise<number> {
  const rows = await run(
    database,
    db
      .deleteFrom('follows')
      .where('user_id', '=', userId)
      .where('seller_id', '=', sellerId)
      .returning('seller_id'),
  )
  return rows.length
}

/** Ends the following of a seller who is removed. */
export async function endFollowsOf(transaction: Queryable, sellerId: string): Promise<void> {
  await run(transaction, db.deleteFrom('follows').where('seller_id', '=', sellerId))
}

/** Selects the follows `f` of a user. */
const selectFollows = (userId: string) =>
  db.selectFrom('follows as f').where('f.user_id', '=', userId)

/** Lists the sellers whom a user follows, the last followed first; with `sellerId`, only that one. */
export async function listFollowed(
  database: Reader,
  { userId, sellerId }: { userId: string; sellerId: string | undefined },
  page: Page,
): Promise<FollowedAnswer[]> {
  const followed = selectFollows(userId)
    .innerJoin('users as seller', 'seller.id', 'f.seller_id')
    .select((eb) => [
      'f.seller_id as _id',
      'seller.name',
      'seller.is_verified as isVerified',
      sql<number>`(select count(*)::int from (${eb
        .selectFrom('products as p')
        .select('p.id')
        .where(isForSale)
        .whereRef('p.seller_id', '=', 'f.seller_id')
        .whereRef('p.created_at', '>', 'f.seen_at')
        .limit(sql.lit(COUNTED))}) new)`.as('newCount'),
    ])
  const order = {
    by: ['f.followed_at', 'f.seller_id'],
    of: (id: string) =>
      selectFollows(userId).select(['f.followed_at', 'f.seller_id']).where('f.seller_id', '=', id),
  }
  const list = sellerId === undefined ? followed : followed.where('f.seller_id', '=', sellerId)
  return readPage(database, list, order, page)
}

/**
 * Lists the products for sale that the sellers whom a user follows have listed since, the newest first. `isNew`: since the
 * user looked.
 */
export async function listFromFollowed(
  database: Reader,
  userId: string,
  page: Page,
): Promise<(OfferedProduct & { isNew: boolean })[]> {
  const offered = selectOffered()
    .innerJoin('follows as f', 'f.seller_id', 'p.seller_id')
    .select((eb) => eb('p.created_at', '>', eb.ref('f.seen_at')).$castTo<boolean>().as('isNew'))
    .where('f.user_id', '=', userId)
    .whereRef('p.created_at', '>', 'f.followed_at')
    .where(isForSale)
  const order = {
    by: ['p.created_at', 'p.id'],
    of: (id: string) => db.selectFrom('products').select(['created_at', 'id']).where('id', '=', id),
  }
  const rows = await readPage(database, offered, order, page)
  return rows.map(({ isNew, ...row }) => ({ ...offeredAnswer(row), isNew }))
}

/** Notes that a user has looked at what the followed sellers have listed. */
export async function markFollowedSeen(
  database: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await run(database, db.updateTable('follows').set({ seen_at: now }).where('user_id', '=', userId))
}
