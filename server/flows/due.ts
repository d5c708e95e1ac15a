import { type RawBuilder, sql } from 'kysely'
import type { Kind } from './notice.ts'

/** A push message waits for its reader to see the notification on a page that is open. */
const PUSH_DELAY_MS = 5000

/** Returns when a notification for the user `u` is due in a mail at `at`: null for a kind that the user does not want. */
export const mailDue = (kind: Kind, at: Date): RawBuilder<Date | null> =>
  sql`case when exists (select from notification_refusals r
                         where r.user_id = u.id and r.kind = ${kind} and r.channel = 'mail')
           then null else ${at}::timestamptz end`

/** When a notification is due in a mail once its user has read it on the page: only an urgent one is, as before. */
export const unreadMailDue = sql<Date | null>`case when is_urgent then mail_due_at end`

/** Returns when a notification of `at` is due as a push message: null where no browser shows those of the user `u`. */
export const pushDue = (at: Date): RawBuilder<Date | null> =>
  sql`case when exists (select from push_subscriptions s where s.user_id = u.id)
           then ${new Date(at.getTime() + PUSH_DELAY_MS)}::timestamptz end`
