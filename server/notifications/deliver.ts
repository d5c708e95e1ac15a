import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { onlyRow } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { languageOf } from '../config/language.ts'
import type { Work } from '../flows/worker.ts'
import type { MailTransport } from '../vendors/mail/transport.ts'

type DeliveryContext = Pick<Services, 'database' | 'flowClock'> & { transport: MailTransport }

const MINUTE_MS = 60_000

/**
 * The kind of work that sends the due mails outside of any transaction, each at least once. A mail that cannot be sent is
 * tried again for three days.
 */
export function mails(context: DeliveryContext): Work {
  const { database, flowClock, transport } = context
  const giveUp = async (key: string, failure: string) => {
    await run(database, of(key).set({ due_at: sql<Date>`'infinity'::timestamptz`, failure }))
  }
  return {
    kind: 'mails',
    everyMs: 5_000,
    atOnce: 4,
    pauses: { firstMs: MINUTE_MS, longestMs: 12 * 60 * MINUTE_MS },
    mostAttempts: 12,
    due: () => sql`
      select id::text as key, due_at from mails
       where sent_at is null and due_at <= ${flowClock()}::timestamptz`,
    async perform({ key }) {
      const { isForRemoved, ...mail } = await readMail(database, key)
      // The mail does not say that its reader was removed.
      if (isForRemoved) {
        await giveUp(key, 'The user is removed.')
        return false
      }
      await transport.send(mail)
      await run(database, of(key).set({ sent_at: flowClock(), failure: null }))
      return true
    },
    giveUp,
  }
}

const of = (id: string) => db.updateTable('mails').where('id', '=', id)

async function readMail(database: DeliveryContext['database'], id: string) {
  const rows = await run(
    database,
    db
      .selectFrom('mails')
      .innerJoin('users', 'users.id', 'mails.user_id')
      .select((eb) => [
        'address',
        'mails.language',
        'subject',
        'body_text as bodyText',
        'body_html as bodyHtml',
        'unsubscribe_url as unsubscribeUrl',
        'mails.created_at as createdAt',
        eb
          .and([eb('users.removed_at', 'is not', null), eb.not('mails.is_urgent')])
          .$castTo<boolean>()
          .as('isForRemoved'),
      ])
      .where('mails.id', '=', id),
  )
  const mail = onlyRow(rows)
  return { ...mail, id, language: languageOf(mail.language) }
}
