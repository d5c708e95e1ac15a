import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { db, run } from '../database/sql.ts'
import type { User } from '../users/users.ts'
import { orderAnswer } from './answer.ts'
import { orderFlow, reviewOf } from './order.ts'
import { type OrderRow, readPageOf } from './read.ts'

/** An order that waits for an admin, with what the buyer wrote. */
type OrderReview = OrderRow & { words: string | null }

/** The events with which a buyer says what is wrong. */
const COMPLAINTS = ['buyer.reportProblem', 'buyer.askToReturn']

/**
 * Lists the orders that wait for an admin: by urgency, and of the same urgency the longest waiting first, which is the
 * order of their deadlines.
 */
export async function listOrderReviews(database: Queryable, page: Page): Promise<OrderReview[]> {
  const orders = db.selectFrom('flows').where('flow', '=', orderFlow.name)
  const waiting = orders.select('id').where((eb) => eb.ref('needs_admin'))
  const urgency = {
    by: ['admin_rank', 'admin_since', 'id'],
    direction: 'asc',
    of: (id: string) => orders.select(['admin_rank', 'admin_since', 'id']).where('id', '=', id),
  } as const
  const rows = await readPageOf(database, await readPage(database, waiting, urgency, page))
  const words = await readComplaints(
    database,
    rows.map(({ _id }) => _id),
  )
  return rows.map((row) => ({ ...row, words: words.get(row._id) ?? null }))
}

/** Reads the buyer's words of the latest complaint of each order that has one. */
async function readComplaints(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const complaints = await run(
    database,
    db
      .selectFrom('journal')
      .distinctOn('flow_id')
      .select(['flow_id as id', sql<string>`event ->> 'reason'`.as('words')])
      .where('flow', '=', orderFlow.name)
      .where('flow_id', '=', sql<string>`any(${ids})`)
      .where(sql<boolean>`event ->> 'type' = any(${COMPLAINTS})`)
      .orderBy('flow_id')
      .orderBy('seq', 'desc'),
  )
  return new Map(complaints.map(({ id, words }) => [id, words]))
}

/** An order in the list of those that wait for an admin: why, since when, and what the buyer wrote. */
export function orderReviewAnswer(
  { words, ...order }: OrderReview,
  asked: { viewer: User; now: Date },
) {
  const since = order.waitsSince ?? order.paidAt
  return {
    ...orderAnswer(order, asked),
    review: { why: reviewOf(order), since: since.toISOString(), words },
  }
}
