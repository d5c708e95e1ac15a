import { sql } from 'kysely'
import type { Queryable } from './database.ts'
import { db } from './sql.ts'

/** The defaults of autovacuum_vacuum_threshold and _scale_factor, and of the two for analyze. */
const DEAD = { rows: 50, share: 0.2 }
const CHANGED = { rows: 50, share: 0.1 }

/**
 * Vacuums and analyzes the table that has the most dead and changed rows beyond the thresholds of autovacuum, which PGlite
 * has no processes for. One table at a time, since no other query runs meanwhile. Returns its name, or null.
 */
export async function vacuumWorstTable(database: Queryable): Promise<string | null> {
  const { sql: text, parameters } = sql`
    select relname as name from pg_stat_user_tables
     where schemaname = current_schema
       and (n_dead_tup > ${DEAD.rows} + ${DEAD.share}::float8 * n_live_tup
         or n_mod_since_analyze > ${CHANGED.rows} + ${CHANGED.share}::float8 * n_live_tup)
     order by n_dead_tup + n_mod_since_analyze desc limit 1`.compile(db)
  const [table] = await database.query<{ name: string }>(text, parameters)
  if (table === undefined) return null
  await database.execute(sql`vacuum (analyze) ${sql.table(table.name)}`.compile(db).sql)
  return table.name
}
