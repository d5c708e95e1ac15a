import { type Selectable, sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { DB } from '../database/tables.ts'
import { mailDue, pushDue } from '../flows/due.ts'
import type { Work } from '../flows/worker.ts'
import { countNew, type SavedQuestion } from './saved.ts'

/** How long a search waits before it is looked at again. */
const EVERY_MS = 60 * 60_000
/** How often due searches are looked for. */
const OFTEN_MS = 5_000

type SearchContext = Pick<Services, 'database' | 'clock' | 'flowClock'>

/** The kind of work that tells users what is new in the searches that they keep, each search once an hour. */
export function savedSearches(context: SearchContext): Work {
  const { database, clock, flowClock } = context
  // Items are dated by the server's clock, so this is too. The clock of the flows says when an hour has passed: where users
  // move it, a search that was just looked at is not due at once again.
  const latest = () =>
    new Date(Math.min(flowClock().getTime() - EVERY_MS, clock().getTime() - OFTEN_MS))
  return {
    kind: 'saved searches',
    everyMs: OFTEN_MS,
    pauses: { firstMs: EVERY_MS, longestMs: 24 * EVERY_MS },
    due: () => sql`
      select id as key, told_at as due_at from saved_searches where told_at <= ${latest()}::timestamptz`,
    perform: ({ key, finish }) =>
      database.transaction(async (transaction) => {
        const [saved] = await run(
          transaction,
          db
            .selectFrom('saved_searches as s')
            .innerJoin('users as u', 'u.id', 's.user_id')
            .select(['s.id', 's.user_id', 's.name', 's.question', 's.seen_at', 's.told_at'])
            .where('s.id', '=', key)
            .where('s.told_at', '<=', latest())
            // A deletion of the account locks the user first: to wait for it here would be a deadlock.
            .modifyEnd(sql`for update of s skip locked for key share of u skip locked`),
        )
        if (saved === undefined) return { laterMs: OFTEN_MS }
        const began = clock()
        const isNew = await look(transaction, saved, flowClock())
        await run(
          transaction,
          db.updateTable('saved_searches').set({ told_at: began }).where('id', '=', saved.id),
        )
        await finish(transaction)
        return isNew
      }),
  }
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
