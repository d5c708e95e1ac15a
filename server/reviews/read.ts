import { type Expression, type InferResult, sql } from 'kysely'
import type { Queryable, Reader } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { db, run } from '../database/sql.ts'
import { nextDeadline } from '../flows/next-deadline.ts'
import { selectPerson } from '../users/person.ts'
import type { User } from '../users/users.ts'
import { type ReviewContext, reviewFlow } from './review.ts'

const selectFlows = db
  .selectFrom('flows as f')
  .innerJoin('payments as pay', 'pay.id', 'f.id')
  .innerJoin('products as p', 'p.id', 'pay.product_id')
  .where('f.flow', '=', reviewFlow.name)
  .select(['f.id as _id', 'f.seq', 'f.value', 'f.context'])
  .select((eb) => [
    selectPerson(eb.ref('pay.buyer_id')).as('buyer'),
    selectPerson(eb.ref('p.seller_id')).as('seller'),
    nextDeadline(eb).as('deadline'),
  ])
  .$narrowType<{ context: ReviewContext }>()

/** The state of the reviews of an order, as the database has it. */
export type ReviewsRow = InferResult<typeof selectFlows>[number]

const selectReviews = db
  .selectFrom('reviews as r')
  .select([
    'r.side',
    'r.stars',
    'r.words',
    'r.choices',
    'r.written_at as writtenAt',
    'r.is_hidden as isHidden',
    'r.answer',
    'r.answered_at as answeredAt',
  ])

export type ReviewRow = InferResult<typeof selectReviews>[number]

/** Selects the reviews that anyone may read. */
const selectShown = () =>
  selectReviews.where('r.published_at', 'is not', null).where('r.is_hidden', '=', false)

/**
 * Reads the reviews of an order that the viewer may read: the own one, that of the other side once it is published, and for an
 * admin also one that is hidden. Null where the order has no reviews.
 */
export async function readReviews(database: Queryable, id: string, { id: userId, role }: User) {
  const [reviews] = await run(database, selectFlows.where('f.id', '=', id))
  if (reviews === undefined) return null
  const readable = await run(
    database,
    selectReviews
      .where('r.order_id', '=', id)
      .where(({ and, eb, or }) =>
        or([
          eb('r.author_id', '=', userId),
          and([
            eb('r.published_at', 'is not', null),
            role === 'admin' ? eb.lit(true) : eb('r.is_hidden', '=', false),
          ]),
        ]),
      )
      .orderBy('r.side'),
  )
  return { ...reviews, readable }
}

const selectPublic = (subjectId: string) =>
  selectShown()
    .innerJoin('payments as pay', 'pay.id', 'r.order_id')
    .innerJoin('products as p', 'p.id', 'pay.product_id')
    .innerJoin('users as author', 'author.id', 'r.author_id')
    .where('r.subject_id', '=', subjectId)
    .select(['r.order_id as id', 'r.published_at as publishedAt', 'p.name as productName'])
    .select(
      sql<string>`case when author.removed_at is null then author.name else '' end`.as('author'),
    )
    .$narrowType<{ publishedAt: Date }>()

/** A review that anyone may read. A removed author has no name. */
export type PublicReviewRow = InferResult<ReturnType<typeof selectPublic>>[number]

/** Lists what others have written of a user, the newest first. */
export async function listReviewsOf(
  database: Reader,
  subjectId: string,
  page: Page,
): Promise<PublicReviewRow[]> {
  const order = {
    by: ['r.published_at', 'r.order_id'],
    of: (id: string) =>
      db
        .selectFrom('reviews')
        .select(['published_at', 'order_id as id'])
        .where('order_id', '=', id)
        .where('subject_id', '=', subjectId),
  } as const
  return readPage(database, selectPublic(subjectId), order, page)
}

/** The published reviews of a user: how many there are, and the average of their stars, rounded to two decimals. */
export type Rating = { count: number; average?: number }

const toRating = sql<Rating>`json_build_object('average', round(avg(r.stars), 2), 'count', count(*))`

/** Selects the rating of a user, computed from what is published; null without a review. */
export const selectRating = (userId: Expression<string>) =>
  db
    .selectFrom('reviews as r')
    .where('r.subject_id', '=', userId)
    .where('r.published_at', 'is not', null)
    .where('r.is_hidden', '=', false)
    .having((eb) => eb.fn.countAll(), '>', sql.lit(0))
    .select(toRating.as('rating'))
