import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Database } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { notifierOf } from './notifiers.ts'
import { selectSaid } from './read.ts'
import { languageOf } from '../config/language.ts'
import { sentenceOf } from '../flows/sentences.ts'
import { GiveUp, TryLater, type Work } from '../flows/worker.ts'
import type { PushMessage, PushTransport } from '../vendors/push/transport.ts'

type PushContext = Pick<Services, 'database' | 'flowClock'> & {
  transport: PushTransport
  /** The market's, to which messages lead. */
  origin: string
}

const MINUTE_MS = 60_000
/** The notifications of one statement, so that none holds up the others for long. */
const MOST = 500

/**
 * The kind of work that makes a push message of each due notification for each browser of its user, unless the user has
 * read it. It is one row.
 */
export function pushQueue({ database, flowClock }: Pick<Services, 'database' | 'flowClock'>): Work {
  return {
    kind: 'push queue',
    everyMs: 5_000,
    pauses: { firstMs: 5_000, longestMs: 10 * MINUTE_MS },
    due: () => sql`
      select 'all' as key, min(push_due_at) as due_at from notifications
       where push_due_at <= ${flowClock()}::timestamptz having count(*) > 0`,
    async perform() {
      const now = flowClock()
      const { sql: text, parameters } = sql`
        with due as (
          update notifications set push_due_at = null
           where id in (select id from notifications where push_due_at <= ${now}::timestamptz
                         limit ${sql.lit(MOST)} for update skip locked)
          returning id, user_id, read_at
        )
        insert into pushes (subscription_id, notification_id, created_at, due_at)
        select s.id, due.id, ${now}::timestamptz, ${now}::timestamptz
          from due join push_subscriptions s on s.user_id = due.user_id
         where due.read_at is null
        on conflict (subscription_id, notification_id) do nothing`.compile(db)
      await database.query(text, parameters)
      return true
    },
  }
}

/**
 * The kind of work that sends the due push messages outside of any transaction, each at least once. A message that the
 * reader has seen, or does not want, is not sent.
 */
export function pushes(context: PushContext): Work {
  const { database, flowClock, transport } = context
  return {
    kind: 'pushes',
    everyMs: 5_000,
    atOnce: 8,
    pauses: { firstMs: MINUTE_MS, longestMs: 60 * MINUTE_MS },
    mostAttempts: 4,
    due: () => sql`
      select id::text as key, due_at from pushes where due_at <= ${flowClock()}::timestamptz`,
    async perform({ key }) {
      const due = await readPush(context, key)
      const answer = due === null ? null : await transport.send(due.subscription, due.message)
      if (answer?.is === 'busy') throw new TryLater(answer.reason, answer.pauseMs)
      if (answer?.is === 'refused') throw new GiveUp(answer.reason)
      if (answer?.is === 'gone' && due !== null) {
        await forgetSubscription(database, due.subscription.endpoint)
      }
      await forget(database, key)
      return answer?.is === 'taken'
    },
    giveUp: (key) => forget(database, key),
  }
}

/** Reads a message and its subscription; null where its reader saw it or refuses it, or this server has no words. */
async function readPush({ database, origin }: PushContext, key: string) {
  const rows = await run(
    database,
    selectSaid()
      .innerJoin('pushes', 'pushes.notification_id', 'n.id')
      .innerJoin('push_subscriptions as s', 's.id', 'pushes.subscription_id')
      .innerJoin('users as reader', 'reader.id', 's.user_id')
      .select(['s.endpoint', 's.p256dh', 's.auth', 'reader.language'])
      .where('pushes.id', '=', key)
      .where('n.read_at', 'is', null)
      .where('reader.removed_at', 'is', null)
      .whereRef('n.user_id', '=', 's.user_id')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notification_refusals as r')
              .select('r.user_id')
              .whereRef('r.user_id', '=', 'n.user_id')
              .whereRef('r.kind', '=', 'n.kind')
              .where('r.channel', '=', 'push'),
          ),
        ),
      ),
  )
  const [row] = rows
  const teller = row === undefined ? undefined : notifierOf(row.flow)
  if (row === undefined || teller === undefined) return null
  const lang = languageOf(row.language)
  const body = sentenceOf(teller, row, lang)
  if (body === null) return null
  const message: PushMessage = {
    title: row.item ?? 'Loppis',
    body,
    lang,
    tag: `${row.flow}-${row.flow_id}`,
    navigate: new URL(teller.pathOf(row.flow_id, row.told_as), origin).href,
    icon: new URL('/icon-192.png', origin).href,
  }
  const { endpoint, p256dh, auth } = row
  return { subscription: { endpoint, keys: { p256dh, auth } }, message }
}

async function forget(database: Database, key: string): Promise<void> {
  await run(database, db.deleteFrom('pushes').where('id', '=', key))
}

async function forgetSubscription(database: Database, endpoint: string): Promise<void> {
  await run(database, db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint))
}
