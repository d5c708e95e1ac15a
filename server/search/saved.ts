import { sql } from 'kysely'
import { validate } from 'superstruct'
import { onlyRow, type Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { lockUser } from '../users/users.ts'
import { Problem } from '../http/problem.ts'
import { readParents } from '../listings/categories.ts'
import { isFound, queryOf, withChildren } from './facets.ts'
import { askedIn, SearchParamsStruct } from './question.ts'
import { termsOf } from './terms.ts'

/** How many searches one user can keep: a list counts the new products of each. */
export const SAVED_SEARCHES_LIMIT = 20
/** So many new products are counted. */
const COUNTED = 100

/** The parameters of GET /search, without what is not asked. */
export type SavedQuestion = Readonly<Record<string, string>>

/** A search that a user keeps. `newCount` is at most 100; `savedAt` is an ISO 8601 time. */
type SavedSearchAnswer = {
  _id: string
  name: string
  question: SavedQuestion
  newCount: number
  savedAt: string
}

type Saved = { userId: string; name: string; question: SavedQuestion; now: Date }

/**
 * Keeps a search and returns its id. A question that the user keeps already gets the new name. Throws
 * saved-searches-full. `database` is a transaction.
 */
export async function saveSearch(
  database: Queryable,
  { userId, name, question, now }: Saved,
): Promise<string> {
  // Two requests of one user wait for each other here, so that they do not exceed the limit together.
  await lockUser(database, userId)
  const kept = await run(
    database,
    db
      .insertInto('saved_searches')
      .values({
        user_id: userId,
        name,
        question: JSON.stringify(question),
        created_at: now,
        seen_at: now,
        told_at: now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'question']).doUpdateSet({ name }))
      .returning('id'),
  )
  const [counted] = await run(
    database,
    db
      .selectFrom('saved_searches')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId),
  )
  if (Number(counted?.count) > SAVED_SEARCHES_LIMIT) throw new Problem('saved-searches-full')
  return onlyRow(kept).id
}

/** Lists the searches that a user keeps, the last saved first, with what is new since the user looked. */
export async function listSavedSearches(
  database: Queryable,
  userId: string,
): Promise<SavedSearchAnswer[]> {
  const rows = await run(
    database,
    db
      .selectFrom('saved_searches')
      .select(['id', 'name', 'question', 'seen_at', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  )
  const answers: SavedSearchAnswer[] = []
  // One after the other: each count is a search.
  for (const { id, name, question, seen_at: seenAt, created_at: savedAt } of rows) {
    const asked = question as SavedQuestion
    answers.push({
      _id: id,
      name,
      question: asked,
      newCount: await countNew(database, { question: asked, userId, seenAt }),
      savedAt: savedAt.toISOString(),
    })
  }
  return answers
}

/** Counts the products of others that a question finds and that were listed after a time. */
export async function countNew(
  database: Queryable,
  { question, userId, seenAt }: { question: SavedQuestion; userId: string; seenAt: Date },
): Promise<number> {
  // A newer server may have kept a question that this one cannot parse.
  const [, params] = validate(question, SearchParamsStruct, { coerce: true })
  if (params === undefined) return 0
  const { text, filters: asked } = askedIn(params)
  const { match } = await termsOf(database, text)
  const filters = withChildren(asked, await readParents(database))
  const query = sql<{ count: number }>`
    select count(*)::int as count
      from (select from products p join users seller on seller.id = p.seller_id
             where ${isFound(match === null ? null : queryOf(match), filters)} and p.created_at > ${seenAt} and p.seller_id <> ${userId}
             limit ${sql.lit(COUNTED)}) found`.compile(db)
  return onlyRow(await database.query<{ count: number }>(query.sql, query.parameters)).count
}

/** Notes that the user has looked at the results of a search. Returns whether the user keeps the search. */
export async function markSeen(
  database: Queryable,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<boolean> {
  const rows = await run(
    database,
    db
      .updateTable('saved_searches')
      .set({ seen_at: now })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id'),
  )
  return rows.length > 0
}

/** Removes a search. Returns the number of removed searches. */
export async function removeSavedSearch(
  database: Queryable,
  { userId, id }: { userId: string; id: string },
): Promise<number> {
  const rows = await run(
    database,
    db
      .deleteFrom('saved_searches')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id'),
  )
  return rows.length
}
