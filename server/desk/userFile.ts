import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { listOrdersOf } from '../orders/read.ts'
import { listCases } from '../reports/case-read.ts'
import { selectPerson } from '../users/person.ts'
import { Problem } from '../http/problem.ts'
import { listAudit } from './audit.ts'
import { selectProducts, selectUsers } from './find.ts'

/** How many of each an answer has: the newest. */
const MOST = 20
const page = { limit: MOST, after: null }

const selectReports = () =>
  db
    .selectFrom('reports as r')
    .innerJoin('cases as c', 'c.id', 'r.case_id')
    .leftJoin('products as p', 'p.id', 'c.product_id')
    .select(['r.id as _id', 'r.reason', 'r.words', 'r.created_at as at'])
    .select((eb) => eb.fn.coalesce('p.name', sql.lit('')).as('item'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(sql.lit(MOST))

const selectReviews = () =>
  db
    .selectFrom('reviews as r')
    .innerJoin('payments as y', 'y.id', 'r.order_id')
    .innerJoin('products as p', 'p.id', 'y.product_id')
    .select(['r.order_id as orderId', 'r.side', 'r.stars', 'r.words', 'r.is_hidden as isHidden'])
    .select(['r.written_at as at', 'p.name as item'])
    // An admin reads a review no earlier than everybody else.
    .where('r.published_at', 'is not', null)
    .orderBy('r.published_at', 'desc')
    .orderBy('r.order_id', 'desc')
    .limit(sql.lit(MOST))

/** Reads all that an admin sees of a user, also of one who is removed: the newest of each. Throws user-unknown. */
export async function readUserFile(database: Queryable, id: string) {
  const [user] = await run(
    database,
    selectUsers()
      .where('u.id', '=', id)
      .select([
        'u.created_at as since',
        'u.email_confirmed_at as emailConfirmedAt',
        'u.removed_at as removedAt',
        'u.removal_reason as removalReason',
      ])
      .select((eb) =>
        eb
          .selectFrom('payout_accounts')
          .select('status')
          .whereRef('user_id', '=', 'u.id')
          .as('payouts'),
      ),
  )
  if (user === undefined) throw new Problem('user-unknown')
  return {
    user,
    products: await run(
      database,
      selectProducts().where('p.seller_id', '=', id).limit(sql.lit(MOST)),
    ),
    orders: await listOrdersOf(database, id, page),
    reportsBy: await run(
      database,
      selectReports()
        .where('r.reporter_id', '=', id)
        .where('r.removed_at', 'is', null)
        .select((eb) => selectPerson(eb.ref('c.concerned_id')).as('other')),
    ),
    reportsAgainst: await run(
      database,
      selectReports()
        .where('c.concerned_id', '=', id)
        .select((eb) => selectPerson(eb.ref('r.reporter_id')).as('other')),
    ),
    reviewsBy: await run(
      database,
      selectReviews()
        .where('r.author_id', '=', id)
        .select((eb) => selectPerson(eb.ref('r.subject_id')).as('other')),
    ),
    reviewsOf: await run(
      database,
      selectReviews()
        .where('r.subject_id', '=', id)
        .select((eb) => selectPerson(eb.ref('r.author_id')).as('other')),
    ),
    cases: await listCases(database, { isWaiting: null, concernedId: id }, page),
    log: await listAudit(database, { userId: id }, page),
  }
}
