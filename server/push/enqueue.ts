import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { db } from '../database/sql.ts'

/** The notifications of one statement, so that none holds up the others for long. */
const MOST = 500

/**
 * Makes a push message of each due notification for each browser of its user, unless the user has read it. Several servers
 * share the notifications. Returns when none is due.
 */
export async function enqueueDuePushes({
  database,
  flowClock,
}: Pick<AppContext, 'database' | 'flowClock'>): Promise<void> {
  for (;;) {
    const now = flowClock()
    const { sql: text, parameters } = sql`
        with due as (
          update notifications set push_due_at = null
           where id in (select id from notifications where push_due_at <= ${now}::timestamptz
                         limit ${sql.lit(MOST)} for update skip locked)
          returning id, user_id, read_at
        ), made as (
          insert into pushes (subscription_id, notification_id, created_at, due_at)
          select s.id, due.id, ${now}::timestamptz, ${now}::timestamptz
            from due join push_subscriptions s on s.user_id = due.user_id
           where due.read_at is null
          on conflict (subscription_id, notification_id) do nothing
        )
        select count(*)::integer as count from due`.compile(db)
    const [done] = await database.query<{ count: number }>(text, parameters)
    if (done === undefined || done.count < MOST) return
  }
}
