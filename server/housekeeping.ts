import { forgetOldKeys } from './idempotency.ts'
import type { Log } from './log.ts'
import type { AppContext } from './app-context.ts'
import { cancelEndedIntents } from './payments/cancellations.ts'
import { forgetOldHolds } from './database/holds.ts'
import { forgetOldNotifications } from './notifications/forget.ts'
import { retryDueRefunds } from './payments/refunds.ts'
import { reconcileCharges } from './payments/reconciler.ts'

const EVERY_MS = 60_000

/**
 * Records unreported charges, cancels the intents of ended holds, settles due refunds and deletes old idempotency keys,
 * holds, rate limits, notifications and mails, and vacuums, now and every minute. Returns a function that stops this and resolves after the current run.
 */
export function startHousekeeping(appContext: AppContext, log: Log): () => Promise<void> {
  let round = runHousekeeping(appContext, log)
  const timer = setInterval(() => {
    round = round.then(() => runHousekeeping(appContext, log))
  }, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return round
  }
}

async function runHousekeeping(appContext: AppContext, log: Log): Promise<void> {
  try {
    const unasked = await reconcileCharges(appContext)
    if (unasked > 0) logError(log, `${unasked} payments could not be asked about`)
    const { failed } = await cancelEndedIntents(appContext)
    if (failed > 0) logError(log, `${failed} payments could not be cancelled`)
    const left = await retryDueRefunds(appContext)
    if (left > 0) logError(log, `${left} refunds are still due`)
    await forgetOldKeys(appContext)
    await forgetOldHolds(appContext.database, appContext.clock())
    await appContext.limits.deleteExpired()
    await forgetOldNotifications(appContext)
    await appContext.database.vacuum()
  } catch (error) {
    logError(log, error instanceof Error ? error.message : String(error))
  }
}

function logError(log: Log, message: string): void {
  log.error({ source: 'housekeeping' }, message)
}
