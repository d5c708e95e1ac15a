import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { User } from '../users/users.ts'
import { type Kind, KINDS } from '../flows/notice.ts'
import type { Language } from '../config/language.ts'

export const CHANNELS = ['mail', 'push'] as const
type Channel = (typeof CHANNELS)[number]

/** Which notifications reach a user how, besides the list on the page. */
export type Settings = { kind: Kind; channels: Readonly<Record<Channel, boolean>> }[]

/** The kinds that a role is told of. */
const kindsOf: Readonly<Record<User['role'], readonly Kind[]>> = {
  buyer: ['orders', 'offers', 'messages', 'saved'],
  seller: ['orders', 'offers', 'messages', 'listings', 'saved'],
  admin: ['reviews', 'saved'],
}

/** Reads which notifications reach a user how. */
export async function readSettings(
  database: Queryable,
  { id, role }: Pick<User, 'id' | 'role'>,
): Promise<Settings> {
  const refused = await run(
    database,
    db.selectFrom('notification_refusals').select(['kind', 'channel']).where('user_id', '=', id),
  )
  return kindsOf[role].map((kind) => ({
    kind,
    channels: channelsOf(refused.filter((row) => row.kind === kind).map(({ channel }) => channel)),
  }))
}

const channelsOf = (refused: readonly string[]) => ({
  mail: !refused.includes('mail'),
  push: !refused.includes('push'),
})

export type Choice = { kind: Kind; channel: Channel; isOn: boolean }

/** Turns the notifications of a kind on or off on a channel. Turning them off also drops those that wait to be sent. */
export async function changeSettings(
  database: Queryable,
  userId: string,
  { kind, channel, isOn }: Choice,
): Promise<void> {
  if (isOn) {
    await run(
      database,
      db
        .deleteFrom('notification_refusals')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('channel', '=', channel),
    )
    return
  }
  await run(
    database,
    db
      .insertInto('notification_refusals')
      .values({ user_id: userId, kind, channel })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const waiting = `${channel}_due_at` as const
  await run(
    database,
    db
      .updateTable('notifications')
      .set({ [waiting]: null })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where(waiting, 'is not', null)
      .where((eb) => eb.or([eb.lit(channel === 'push'), eb.not('is_urgent')])),
  )
}

export const isKind = (kind: string): kind is Kind => KINDS.some((known) => known === kind)

/** Notes the language of the pages that a user opens: that of the mails. */
export async function noteLanguage(
  database: Queryable,
  { userId, language }: { userId: string; language: Language },
): Promise<void> {
  await run(
    database,
    db
      .updateTable('users')
      .set({ language })
      .where('id', '=', userId)
      .where('language', '<>', language),
  )
}
