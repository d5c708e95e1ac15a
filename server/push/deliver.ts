import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { Database } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { isHeld, takeDue, type Taken, type WorkQueue } from '../database/work-queue.ts'
import { tellerOf } from '../market-flows.ts'
import { selectSaid } from '../notifications/read.ts'
import { sentenceOf } from '../notifications/sentences.ts'
import type { PushAnswer, PushMessage, PushTransport } from './transport.ts'

type PushContext = Pick<AppContext, 'database' | 'flowClock'> & {
  transport: PushTransport
  /** The market's, to which messages lead. */
  origin: string
}

const MINUTE_MS = 60_000
/** Longer than sending a message takes: it is free again when its server has crashed. */
const LEASE_MS = MINUTE_MS
/** The pauses between the attempts; a message that the last one does not send is given up. */
const PAUSES_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS] as const

const queue: WorkQueue = { table: 'pushes', key: 'id', isOpen: sql`true` }

/**
 * Sends the due push messages, one after the other, outside of any transaction, each at least once. Several servers share
 * them. A message that the reader has seen, or does not want, is not sent. Returns the number of sent messages;
 * throws an Error at the end if some were not, with the last reason.
 */
export async function deliverDuePushes(
  context: PushContext,
  giveWay: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const { database, flowClock, transport } = context
  let sent = 0
  const failures: string[] = []
  for (;;) {
    const taken = await takeDue(database, queue, { now: flowClock(), leaseMs: LEASE_MS })
    if (taken === null) break
    const due = await readPush(context, taken)
    if (due === null) {
      await forget(database, taken)
      continue
    }
    const answer = await transport.send(due.subscription, due.message)
    if (answer.is === 'busy') {
      await postpone(context, taken, answer)
      failures.push(answer.reason)
    } else if (answer.is === 'gone') {
      await forgetSubscription(database, due.subscription.endpoint)
    } else {
      await forget(database, taken)
      if (answer.is === 'refused') failures.push(answer.reason)
      else sent += 1
    }
    await giveWay()
  }
  const [reason] = failures.slice(-1)
  if (reason !== undefined) {
    throw new Error(`${failures.length} push messages were not sent (${reason}).`)
  }
  return sent
}

/** Reads a message and its subscription; null where its reader saw it or refuses it, or this server has no words. */
async function readPush({ database, origin }: PushContext, { key }: Taken) {
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
  const teller = row === undefined ? undefined : tellerOf(row.flow)
  if (row === undefined || teller === undefined) return null
  const lang = row.language === 'sv' ? 'sv' : 'en'
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

async function forget(database: Database, taken: Taken): Promise<void> {
  await run(database, db.deleteFrom('pushes').where(isHeld(queue, taken)))
}

async function forgetSubscription(database: Database, endpoint: string): Promise<void> {
  await run(database, db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint))
}

/** Lets a message wait for its next attempt, if it has one. */
async function postpone(
  { database, flowClock }: PushContext,
  taken: Taken,
  { pauseMs }: Extract<PushAnswer, { is: 'busy' }>,
): Promise<void> {
  const pause = PAUSES_MS[taken.attempts - 1]
  if (pause === undefined) {
    await forget(database, taken)
    return
  }
  const later = new Date(flowClock().getTime() + Math.max(pause, pauseMs ?? 0))
  await run(database, db.updateTable('pushes').set({ due_at: later }).where(isHeld(queue, taken)))
}
