import type { Database } from '../../server/database/database.ts'

/** Resolves when a query waits for a lock. */
export async function waitForLock(database: Database): Promise<void> {
  for (;;) {
    const [activity] = await database.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (activity !== undefined && activity.waiting > 0) return
  }
}
