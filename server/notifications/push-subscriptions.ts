import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { Subscription } from '../vendors/push/transport.ts'

/** The browsers of one user that are kept; a further one replaces the oldest. */
const MOST_DEVICES = 10

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

/**
 * Puts a browser's new subscription in the place of its earlier one; its user and its waiting messages stay. The keys of
 * the earlier one show that the caller is that browser. Returns false where no such browser is known.
 */
export async function renew(
  database: Queryable,
  earlier: Subscription,
  { endpoint, keys }: Subscription,
): Promise<boolean> {
  const isEarlier = {
    endpoint: earlier.endpoint,
    p256dh: earlier.keys.p256dh,
    auth: earlier.keys.auth,
  }
  const renewed = await run(
    database,
    db
      .updateTable('push_subscriptions')
      .set({ endpoint, p256dh: keys.p256dh, auth: keys.auth })
      .where((eb) => eb.and(isEarlier))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('push_subscriptions as other')
              .select('other.id')
              .where('other.endpoint', '=', endpoint)
              .whereRef('other.id', '!=', 'push_subscriptions.id'),
          ),
        ),
      )
      .returning('id'),
  )
  return renewed.length > 0
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
