import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Queryable } from './database.ts'
import { db } from './sql.ts'

/** A table whose rows are work that servers take one by one. It has the columns `due_at` and `attempts`. */
export type WorkQueue = {
  table: 'mails' | 'outbox' | 'pushes'
  key: string
  /** The condition of the rows that are not done. */
  isOpen: RawBuilder<SqlBool>
  /** The condition of the rows that this worker takes; the default is each. */
  isOwn?: RawBuilder<SqlBool>
  /** The further columns that a worker writes when it takes a row. */
  set?: RawBuilder<unknown>
}

/** A row that a server has taken. `attempts` counts from 1, and tells this attempt from later ones. */
export type Taken = { key: string; attempts: number }

/**
 * Takes the row that is due longest, in one statement: no other server takes it for `leaseMs` milliseconds. The row is
 * due again then, as after a crash. Returns null where nothing is due.
 */
export async function takeDue(
  database: Queryable,
  { table, key, isOpen, isOwn = sql`true`, set }: WorkQueue,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<Taken | null> {
  const column = sql.id(key)
  const until = new Date(now.getTime() + leaseMs)
  const query = sql<Taken>`
    update ${sql.table(table)}
       set due_at = ${until}::timestamptz, attempts = attempts + 1 ${set === undefined ? sql`` : sql`, ${set}`}
     where ${column} = (select ${column} from ${sql.table(table)}
                         where ${isOpen} and ${isOwn} and due_at <= ${now}::timestamptz
                         order by due_at limit 1 for update skip locked)
    returning ${column}::text as key, attempts`.compile(db)
  const [taken] = await database.query<Taken>(query.sql, query.parameters)
  return taken ?? null
}

/** The condition of the row that an attempt still holds: a server that took longer than its lease has lost it. */
export const isHeld = ({ key, isOpen }: WorkQueue, taken: Taken): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.id(key)} = ${taken.key} and attempts = ${taken.attempts} and ${isOpen}`
