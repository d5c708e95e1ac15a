import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { mailDue, pushDue } from './due.ts'
import type { Flow } from './flow.ts'
import type { Work } from './worker.ts'

/** How long news wait before they are looked for again. */
const EVERY_MS = 60 * 60_000
/** How often due rows are looked for. */
const OFTEN_MS = 5_000

export type NewsContext = Pick<Services, 'database' | 'clock' | 'flowClock'>

type News = {
  kind: string
  /** Selects the `key` and `due_at` of the rows that were last looked at until `latest`. */
  due(latest: Date): RawBuilder<{ key: string; due_at: Date }>
  /**
   * Looks for what is new, tells of it and notes the time of the look. Returns whether there is something new; null where
   * another transaction holds the row.
   */
  look(transaction: Queryable, key: string, latest: Date): Promise<boolean | null>
}

/** A kind of work that tells users once an hour what is new. */
export function hourlyNews(
  { database, clock, flowClock }: NewsContext,
  { kind, due, look }: News,
): Work {
  // Items are dated by the server's clock, so this is too. The clock of the flows says when an hour has passed: where users
  // move it, a row that was just looked at is not due at once again.
  const latest = () =>
    new Date(Math.min(flowClock().getTime() - EVERY_MS, clock().getTime() - OFTEN_MS))
  return {
    kind,
    everyMs: OFTEN_MS,
    pauses: { firstMs: EVERY_MS, longestMs: 24 * EVERY_MS },
    due: () => due(latest()),
    perform: ({ key, finish }) =>
      database.transaction(async (transaction) => {
        const isNew = await look(transaction, key, latest())
        if (isNew === null) return { laterMs: OFTEN_MS }
        await finish(transaction)
        return isNew
      }),
  }
}

type Found = {
  of: Pick<Flow, 'name' | 'kind'>
  id: string
  event: string
  userId: string
  /** The user whom the sentence names. */
  actorId?: string
  reason?: string
  count: number
  at: Date
}

/** Tells of all that is new since the user has looked; it replaces an earlier notification that nobody has read. */
export async function tellNews(
  transaction: Queryable,
  { of, id, event, userId, actorId, reason, count, at }: Found,
): Promise<void> {
  await run(
    transaction,
    db
      .deleteFrom('notifications')
      .where('user_id', '=', userId)
      .where('flow', '=', of.name)
      .where('flow_id', '=', id)
      .where('read_at', 'is', null),
  )
  const statement = sql`
    insert into notifications
      (user_id, kind, flow, flow_id, event, told_as, actor_id, reason, count, created_at, mail_due_at, push_due_at)
    select u.id, ${of.kind}, ${of.name}, ${id}, ${event}, 'buyer', ${actorId ?? null}, ${reason ?? null},
           ${count}::integer, ${at}::timestamptz, ${mailDue(of.kind, at)}, ${pushDue(at)}
      from users u
     where u.id = ${userId} and u.removed_at is null`.compile(db)
  await transaction.query(statement.sql, statement.parameters)
}
