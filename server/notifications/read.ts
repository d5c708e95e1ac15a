import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { db, run } from '../database/sql.ts'
import { notifierOf } from './notifiers.ts'
import { type Language, LANGUAGES } from '../config/language.ts'
import { unreadMailDue } from '../flows/due.ts'
import { sentenceOf } from '../flows/sentences.ts'

/** A notification as its reader sees it. `path` is that of the page that it is about; `at` is ISO 8601. */
export type NotificationAnswer = {
  _id: string
  kind: string
  text: Readonly<Record<Language, string>>
  path: string
  at: string
  /** The time of the answer. */
  now: string
  isRead: boolean
  product: { _id: string; name: string; image: string; imageSources?: unknown } | null
}

/** The columns that the sentence of a notification needs. */
const saidColumns = [
  'n.flow',
  'n.flow_id',
  'n.event',
  'n.told_as',
  'n.cents',
  'n.reason',
  'n.count',
] as const

/** Selects notifications with the names that their sentences need. */
export const selectSaid = () =>
  db
    .selectFrom('notifications as n')
    .leftJoin('products as p', 'p.id', 'n.product_id')
    .leftJoin('users as actor', 'actor.id', 'n.actor_id')
    .select(saidColumns)
    .select(['p.name as item', 'actor.name as name'])

/** The messages of conversations have their own place in the app: only mails tell of them. */
const isListed = ['n.kind', '<>', 'messages'] as const

/** Lists the notifications of a user, the latest first, without those that only a newer server has words for. */
export async function listNotifications(
  database: Queryable,
  { userId, now, page }: { userId: string; now: Date; page: Page },
): Promise<NotificationAnswer[]> {
  const own = selectSaid()
    .select((eb) => [
      'n.id',
      eb.cast<string>('n.id', 'text').as('_id'),
      'n.kind',
      'n.created_at as at',
      eb('n.read_at', 'is not', null).as('isRead'),
      jsonObjectFrom(
        eb
          .selectFrom('products as shown')
          .select([
            'shown.id as _id',
            'shown.name',
            'shown.image',
            'shown.image_sources as imageSources',
          ])
          .whereRef('shown.id', '=', 'n.product_id'),
      ).as('product'),
    ])
    .where('n.user_id', '=', userId)
    .where(...isListed)
  const order = {
    by: ['n.id'],
    of: (after: string) =>
      db
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        // A client may send an id that is no number.
        .where(sql<string>`id::text`, '=', after),
  }
  const rows = await readPage(database, own, order, page)
  return rows.flatMap((row) => {
    const teller = notifierOf(row.flow)
    if (teller === undefined) return []
    const text = Object.fromEntries(
      LANGUAGES.map((language) => [language, sentenceOf(teller, row, language)]),
    )
    const { en, sv } = text
    if (!en || !sv) return []
    const { _id, kind, at, isRead, product } = row
    const path = teller.pathOf(row.flow_id, row.told_as)
    return [
      {
        _id,
        kind,
        text: { en, sv },
        path,
        at: at.toISOString(),
        now: now.toISOString(),
        isRead: Boolean(isRead),
        product: product === null ? null : productAnswer(product),
      },
    ]
  })
}

/** A picture without renditions has no sources. */
const productAnswer = <Shown extends { imageSources: unknown }>({
  imageSources,
  ...product
}: Shown) => ({
  ...product,
  ...(imageSources !== null && { imageSources }),
})

/** Counts the unread notifications of a user. */
export async function countUnread(database: Queryable, userId: string): Promise<number> {
  const [counted] = await run(
    database,
    db
      .selectFrom('notifications as n')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('n.user_id', '=', userId)
      .where('n.read_at', 'is', null)
      .where(...isListed),
  )
  return counted?.count ?? 0
}

/** Marks the notifications of a user until `upTo`, the id of a notification, as read. */
export async function markRead(
  database: Queryable,
  { userId, upTo, now }: { userId: string; upTo: string; now: Date },
): Promise<void> {
  await run(
    database,
    db
      .updateTable('notifications')
      .set({ read_at: now, mail_due_at: unreadMailDue })
      .where('user_id', '=', userId)
      .where('kind', '<>', 'messages')
      .where('id', '<=', upTo)
      .where('read_at', 'is', null),
  )
}
