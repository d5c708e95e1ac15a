import { forgetOldKeys } from './idempotency.ts'
import type { Log } from './log.ts'
import type { AppContext } from './app-context.ts'
import { cancelEndedIntents } from './payments/cancellations.ts'
import { isUnavailable } from './database/database.ts'
import { forgetOldHolds } from './database/holds.ts'
import { forgetOldNotifications } from './notifications/forget.ts'
import { readWaitedForAccounts } from './orders/payout-accounts.ts'
import { retryDueRefunds } from './payments/refunds.ts'
import { reconcileCharges } from './payments/reconciler.ts'
import { repeat } from './repeat.ts'

const EVERY_MS = 60_000
const SOURCE = 'housekeeping'

/**
 * Records unreported charges, cancels the intents of ended holds, settles due refunds, reads the payout accounts for
 * which money waits, and deletes old idempotency keys,
 * holds, rate limits, notifications and mails, and vacuums, now and a minute after each round. Returns a function that stops
 * this and resolves after the current round.
 */
export function startHousekeeping(appContext: AppContext, log: Log): () => Promise<void> {
  const loop = repeat(() => runHousekeeping(appContext, log), {
    everyMs: EVERY_MS,
    source: SOURCE,
    log,
  })
  return () => loop.stop()
}

/** Runs each step, whether or not an earlier one has failed. */
async function runHousekeeping(appContext: AppContext, log: Log): Promise<void> {
  const { database, clock, limits } = appContext
  const logFailures = (failures: readonly Error[], of: string) => {
    const [first] = failures
    if (first !== undefined) logError(log, `${failures.length} ${of}: ${first.message}`)
  }
  const steps = [
    async () => logFailures(await reconcileCharges(appContext), 'payments could not be checked'),
    async () => {
      const { failures } = await cancelEndedIntents(appContext)
      logFailures(failures, 'payments could not be cancelled')
    },
    async () => logFailures(await retryDueRefunds(appContext), 'refunds are still due'),
    () => readWaitedForAccounts({ ...appContext, clock: appContext.flowClock }),
    () => forgetOldKeys(appContext),
    () => forgetOldHolds(database, clock()),
    () => limits.deleteExpired(),
    () => forgetOldNotifications(appContext),
    () => database.vacuum(),
  ]
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      logError(log, error instanceof Error ? error.message : String(error))
      // Each later step needs the database too.
      if (error instanceof Error && isUnavailable(error)) return
    }
  }
}

function logError(log: Log, message: string): void {
  log.error({ source: SOURCE }, message)
}
