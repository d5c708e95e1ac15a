import type { Services } from '../services.ts'
import { db, run } from '../database/sql.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_DAYS = { notifications: 180, mails: 30 } as const

/** Deletes the notifications and mails that are old. */
export async function forgetOldNotifications({
  database,
  flowClock,
}: Pick<Services, 'database' | 'flowClock'>): Promise<void> {
  const now = flowClock().getTime()
  for (const table of ['notifications', 'mails'] as const) {
    const oldest = new Date(now - KEPT_DAYS[table] * DAY_MS)
    await run(database, db.deleteFrom(table).where('created_at', '<', oldest))
  }
}
