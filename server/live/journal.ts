import { sql } from 'kysely'
import { array, boolean, create, number, string, type } from 'superstruct'
import type { Database, Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { OPEN_STATES } from '../offers/offer.ts'

/** A row of the journal, as the servers hear of it. */
export type Notice = { id: string; flow: string; flowId: string; seq: number; readers: string[] }

const NoticeStruct = type({
  id: string(),
  flow: string(),
  flowId: string(),
  seq: number(),
  readers: array(string()),
})

/** The reader who stands for every admin. */
export const ADMINS = 'admins'

/** Calls `onRow` for each row that any server commits. Returns a function that stops it. */
export function followJournal(
  database: Database,
  { onRow, onGap }: { onRow: (row: Notice) => void; onGap: () => void },
): Promise<() => Promise<void>> {
  const onMessage = (payload: string) => onRow(create(JSON.parse(payload), NoticeStruct))
  return database.listen('journal', { onMessage, onGap })
}

/** A change of notifications: users are told something new, or have read it. */
export type NotificationChange = { isNew: boolean; userIds: string[] }

const NotificationChangeStruct = type({ isNew: boolean(), userIds: array(string()) })

/** Calls `onChange` for each change of notifications that any server commits. Returns a function that stops it. */
export function followNotifications(
  database: Database,
  { onChange, onGap }: { onChange: (change: NotificationChange) => void; onGap: () => void },
): Promise<() => Promise<void>> {
  const onMessage = (payload: string) =>
    onChange(create(JSON.parse(payload), NotificationChangeStruct))
  return database.listen('notifications', { onMessage, onGap })
}

/**
 * Calls `onEnded` with the id of each user whose sessions any server ends: a logout everywhere, a removal, a deletion.
 * Returns a function that stops it.
 */
export function followEndedSessions(
  database: Database,
  { onEnded, onGap }: { onEnded: (userId: string) => void; onGap: () => void },
): Promise<() => Promise<void>> {
  return database.listen('ended_sessions', { onMessage: onEnded, onGap })
}

/**
 * Calls `onChange` for each product whose hold, price or availability any server changes. Returns a function that stops
 * it.
 */
export function followProducts(
  database: Database,
  { onChange, onGap }: { onChange: (productId: string) => void; onGap: () => void },
): Promise<() => Promise<void>> {
  return database.listen('products', { onMessage: onChange, onGap })
}

/** Reads the users who deal about a product: its seller, and the buyers who have booked it or made an offer that is open. */
export async function readDealers(database: Queryable, productId: string): Promise<string[]> {
  const dealers = await run(
    database,
    db
      .selectFrom('products')
      .select('seller_id as id')
      .where('id', '=', productId)
      .union(
        db
          .selectFrom('bookings')
          .select('buyer_id as id')
          .where('product_id', '=', productId)
          .where('removed_at', 'is', null),
      )
      .union(
        db
          .selectFrom('offers')
          .select('buyer_id as id')
          .where('product_id', '=', productId)
          .where('state', 'in', [...OPEN_STATES]),
      ),
  )
  return dealers.map(({ id }) => id)
}

/**
 * The ids of rows are taken before their commit: a row may be committed after one with a higher id. So many ids before
 * the last one are searched for rows whose transactions began at most a minute before that of the last one.
 */
const OVERLAP = 200
/** A reader who has missed more rows reloads everything. */
const MOST_MISSED = 500
const MOST_SEARCHED = 100_000

/** Returns the id of the latest row; '0' for none. */
export async function readLatestId(database: Queryable): Promise<string> {
  const [latest] = await run(
    database,
    db.selectFrom('journal').select('id').orderBy('id', 'desc').limit(sql.lit(1)),
  )
  return String(latest?.id ?? 0)
}

/**
 * Returns the rows after `lastId` that concern one of these readers, and perhaps some that came before it; null where
 * they are too many, or where the row `lastId` is lost, as after a restore or a failover: its id is given again.
 */
export async function readMissed(
  database: Queryable,
  readers: readonly string[],
  lastId: string,
): Promise<Notice[] | null> {
  const last = Number(lastId)
  const ahead = Number(await readLatestId(database)) - last
  if (ahead < 0 || ahead > MOST_SEARCHED) return null
  const missed = await run(
    database,
    db
      .selectFrom('journal')
      .select((eb) => [
        eb.cast<string>('id', 'text').as('id'),
        'flow',
        'flow_id as flowId',
        'seq',
        'readers',
      ])
      .where('id', '>', String(Math.max(0, last - OVERLAP)))
      .where((eb) =>
        eb.or([
          eb('id', '>', lastId),
          eb(
            'recorded_at',
            '>',
            sql<Date>`(select recorded_at - interval '1 minute' from journal where id = ${lastId})`,
          ),
        ]),
      )
      .where(sql<boolean>`readers && ${readers}::text[]`)
      .orderBy('journal.id')
      .limit(sql.lit(MOST_MISSED + 1)),
  )
  return missed.length > MOST_MISSED ? null : missed
}
