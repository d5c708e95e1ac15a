import { type Selectable, sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { Queryable } from '../database/database.ts'
import { rowFailure } from '../database/row-failure.ts'
import { db, run } from '../database/sql.ts'
import type { DB } from '../database/tables.ts'
import { mailDue, pushDue } from './due.ts'
import { countNew, type SavedQuestion } from '../search/saved.ts'

/** How long a search waits before it is looked at again. */
const EVERY_MS = 60 * 60_000

type SearchContext = Pick<AppContext, 'database' | 'clock' | 'flowClock'>

/**
 * Tells users what is new in the searches that they keep, each search once an hour: one at a time, so that `giveWay` lets
 * requests go first in between. Several servers share the searches. Returns the number of searches with something new;
 * throws an Error at the end if some could not be looked at, with the last reason.
 */
export async function tellOfSavedSearches(
  context: SearchContext,
  giveWay: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  // Items are dated by the server's clock, so this is too. The clock of the flows says when an hour has passed.
  const began = context.clock()
  let told = 0
  const failures: Error[] = []
  for (;;) {
    const looked = await context.database.transaction((transaction) =>
      lookAtNext(context, transaction, began),
    )
    if (looked === null) break
    if (looked instanceof Error) failures.push(looked)
    else if (looked) told += 1
    await giveWay()
  }
  const [failure] = failures.slice(-1)
  if (failure === undefined) return told
  throw new Error(
    `${failures.length} saved searches could not be looked at (${failure.message}).`,
    { cause: failure },
  )
}

/**
 * Looks at one search that is due, and returns whether it has something new, or its error; null where none is left. A search
 * that fails waits for an hour too, so that it does not stop the others. What it has missed is told with what is new then.
 */
async function lookAtNext(
  { flowClock }: SearchContext,
  transaction: Queryable,
  began: Date,
): Promise<boolean | Error | null> {
  const at = flowClock()
  const [saved] = await run(
    transaction,
    db
      .selectFrom('saved_searches as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['s.id', 's.user_id', 's.name', 's.question', 's.seen_at', 's.told_at'])
      .where('s.told_at', '<=', new Date(at.getTime() - EVERY_MS))
      .where('s.told_at', '<', began)
      .orderBy('s.told_at')
      .limit(sql.lit(1))
      // A deletion of the account locks the user first: to wait for it here would be a deadlock.
      .modifyEnd(sql`for update of s skip locked for key share of u skip locked`),
  )
  if (saved === undefined) return null
  await transaction.execute('savepoint looking')
  const isNew = await look(transaction, saved, at).catch(async (error: unknown) => {
    const failure = rowFailure(error)
    await transaction.execute('rollback to savepoint looking')
    return failure
  })
  await run(
    transaction,
    db.updateTable('saved_searches').set({ told_at: began }).where('id', '=', saved.id),
  )
  return isNew
}

type Saved = Pick<
  Selectable<DB['saved_searches']>,
  'id' | 'user_id' | 'name' | 'question' | 'seen_at' | 'told_at'
>

/** Tells the user where a search has something new, and returns whether it has. */
async function look(transaction: Queryable, saved: Saved, at: Date): Promise<boolean> {
  const { id, user_id: userId, name, question, seen_at: seen, told_at: told } = saved
  const seenAt = seen > told ? seen : told
  const asked = { question: question as SavedQuestion, userId }
  const found = await countNew(transaction, { ...asked, seenAt })
  if (found === 0) return false
  const count = seenAt === seen ? found : await countNew(transaction, { ...asked, seenAt: seen })
  await tell(transaction, { id, userId, name, count, at })
  return true
}

type Found = { id: string; userId: string; name: string; count: number; at: Date }

/** Tells of all that is new since the user has looked; it replaces an earlier notification that nobody has read. */
async function tell(transaction: Queryable, { id, userId, name, count, at }: Found): Promise<void> {
  await run(
    transaction,
    db
      .deleteFrom('notifications')
      .where('user_id', '=', userId)
      .where('flow', '=', 'search')
      .where('flow_id', '=', id)
      .where('read_at', 'is', null),
  )
  const statement = sql`
    insert into notifications
      (user_id, kind, flow, flow_id, event, told_as, reason, count, created_at,
       mail_due_at, push_due_at)
    select u.id, 'saved', 'search', ${id}, 'search.found', 'buyer', ${name}, ${count}::integer, ${at}::timestamptz,
           ${mailDue('saved', at)}, ${pushDue(at)}
      from users u
     where u.id = ${userId} and u.removed_at is null`.compile(db)
  await transaction.query(statement.sql, statement.parameters)
}
