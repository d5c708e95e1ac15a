import { sql } from 'kysely'
import type { AppContext } from '../access/app-context.ts'
import { forgetOldHolds } from '../listings/holds.ts'
import { forgetOldKeys } from '../access/idempotency.ts'
import { forgetDueMails } from '../notifications/digest.ts'
import { forgetOldNotifications } from '../notifications/forget.ts'
import { readWaitedForAccounts } from '../orders/payout-accounts.ts'
import { forgetOldWork, type Work } from '../flows/worker.ts'

const MINUTE_MS = 60_000

/**
 * The kind of work that reads the payout accounts for which money waits, deletes what is over, and vacuums: each step once a minute, on one of several servers. `hasMails`:
 * whether the market sends mails.
 */
export function housekeeping(appContext: AppContext, { hasMails }: { hasMails: boolean }): Work {
  const { database, clock, limits } = appContext
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    accounts: () => readWaitedForAccounts(appContext),
    keys: () => forgetOldKeys(appContext),
    holds: () => forgetOldHolds(database, clock()),
    limits: () => limits.deleteExpired(),
    notifications: () => forgetOldNotifications(appContext),
    ...(!hasMails && { mails: () => forgetDueMails(appContext) }),
    work: () => forgetOldWork(appContext),
    vacuum: () => database.vacuum(),
  }
  return {
    kind: 'housekeeping',
    everyMs: 5_000,
    pauses: { firstMs: MINUTE_MS, longestMs: 60 * MINUTE_MS },
    due: () => sql`
      select key, ${clock()}::timestamptz as due_at from unnest(${Object.keys(steps)}::text[]) key`,
    async perform({ key }) {
      await steps[key]?.()
      return { laterMs: MINUTE_MS }
    },
  }
}
