import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, isUnsold, run } from '../database/sql.ts'
import type { Flow } from '../flows/flow.ts'
import { because } from '../flows/notice.ts'
import { countOpenOffers } from '../offers/close.ts'
import { type CanceledOrders, readCancellations } from '../orders/cancel-orders.ts'

/** The longest reason that an admin gives, in characters. */
export const REASON_LIMIT = 500

const removed = {
  isUrgent: true,
  en: ({ reason }: { reason: string }) => `We removed your account${because(reason)}`,
  sv: ({ reason }: { reason: string }) => `Vi har tagit bort ditt konto${because(reason)}`,
} as const

/** The notices of accounts. The id is that of the user. */
export const accountNotices: Pick<Flow, 'name' | 'kind' | 'notices' | 'pathOf'> = {
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
}

type Removed = { userId: string; role: 'buyer' | 'seller'; reason: string; at: Date }

/** A user or a product that an admin may remove. */
export type Removable = { of: 'buyer' | 'seller' | 'product'; id: string }

/**
 * Reads what the removal of a user or of a product would end: the orders that are canceled and what their buyers get back,
 * the orders that go on, and the offers; null where there is nothing to remove. A sold product stays.
 */
export async function readRemovalEffects(
  database: Queryable,
  { of, id }: Removable,
  at: Date,
): Promise<(CanceledOrders & { offers: number }) | null> {
  const [found] = await run(
    database,
    of === 'product'
      ? db.selectFrom('products as p').select('p.id').where(isUnsold).where('p.id', '=', id)
      : db
          .selectFrom('users')
          .select('id')
          .where('id', '=', id)
          .where('role', '=', of)
          .where('removed_at', 'is', null),
  )
  if (found === undefined) return null
  const orders =
    of === 'product'
      ? { canceled: 0, refundedCents: 0, goingOn: 0 }
      : await readCancellations(database, id, at)
  return { ...orders, offers: await countOpenOffers(database, { of, id }) }
}

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
