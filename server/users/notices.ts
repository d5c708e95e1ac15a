import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db } from '../database/sql.ts'
import type { Flow } from '../flows/flow.ts'
import { because } from '../flows/notice.ts'

const removed = {
  isUrgent: true,
  en: ({ reason }: { reason: string }) => `We removed your account${because(reason)}`,
  sv: ({ reason }: { reason: string }) => `Vi har tagit bort ditt konto${because(reason)}`,
} as const

/** The notices of accounts. The id is that of the user. */
export const accountNotices: Pick<Flow, 'name' | 'kind' | 'notices' | 'pathOf' | 'button'> = {
  name: 'account',
  kind: 'listings',
  notices: {
    'admin.remove': {
      tell: [
        { to: 'buyer', ...removed },
        { to: 'seller', ...removed },
      ],
    },
  },
  pathOf: () => '/help/contact',
  button: { en: 'Contact us', sv: 'Kontakta oss' },
}

type Removed = { userId: string; role: 'buyer' | 'seller'; reason: string; at: Date }

/** Tells a user by mail that an admin has removed the account, and why. */
export async function tellOfRemoval(
  transaction: Queryable,
  { userId, role, reason, at }: Removed,
): Promise<void> {
  const statement = sql`
    insert into notifications
      (user_id, kind, flow, flow_id, event, told_as, reason, created_at, mail_due_at, is_urgent)
    values (${userId}, ${accountNotices.kind}, ${accountNotices.name}, ${userId}, 'admin.remove', ${role},
            ${reason}, ${at}::timestamptz, ${at}::timestamptz, true)`.compile(db)
  await transaction.query(statement.sql, statement.parameters)
}
