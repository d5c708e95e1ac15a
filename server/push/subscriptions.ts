import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'

/** The browsers of one user that are kept; a further one replaces the oldest. */
const MOST_DEVICES = 10

/** A browser that shows push messages, as its `PushSubscription` describes itself; the keys are base64url. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Lists the endpoints of the browsers that show a user's push messages. */
export async function listEndpoints(database: Queryable, userId: string): Promise<string[]> {
  const rows = await run(
    database,
    db.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', userId),
  )
  return rows.map(({ endpoint }) => endpoint)
}

/** Keeps a browser for a user, who takes it over from another user. */
export async function subscribe(
  database: Queryable,
  { userId, now, ...subscription }: Subscription & { userId: string; now: Date },
): Promise<void> {
  const kept = {
    user_id: userId,
    p256dh: subscription.keys.p256dh,
    auth: subscription.keys.auth,
    created_at: now,
  }
  await run(
    database,
    db
      .insertInto('push_subscriptions')
      .values({ ...kept, endpoint: subscription.endpoint })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(kept)),
  )
  await run(
    database,
    db
      .deleteFrom('push_subscriptions')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('push_subscriptions')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .offset(sql.lit(MOST_DEVICES)),
      ),
  )
}

/** Forgets a browser of a user, and the push messages that wait for it. */
export async function unsubscribe(
  database: Queryable,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<void> {
  await run(
    database,
    db
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', userId)
      .where('endpoint', '=', endpoint),
  )
}
