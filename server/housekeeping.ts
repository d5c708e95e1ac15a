import { forgetOldKeys } from './idempotency.ts'
import type { Log } from './log.ts'
import type { Market } from './market.ts'
import { settleDueRefunds } from './payments/refunds.ts'
import { recordUntoldCharges } from './payments/untold.ts'

const EVERY_MS = 60_000

/**
 * Records unreported charges, settles due refunds and deletes old idempotency keys, now and every minute. Returns a
 * function that stops this and resolves after the current run.
 */
export function keepHouse(market: Market, log: Log): () => Promise<void> {
  let round = tidy(market, log)
  const timer = setInterval(() => {
    round = round.then(() => tidy(market, log))
  }, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return round
  }
}

async function tidy(market: Market, log: Log): Promise<void> {
  try {
    const unasked = await recordUntoldCharges(market)
    if (unasked > 0) tell(log, `${unasked} payments could not be asked about`)
    const left = await settleDueRefunds(market)
    if (left > 0) tell(log, `${left} refunds are still due`)
    await forgetOldKeys(market)
  } catch (error) {
    tell(log, error instanceof Error ? error.message : String(error))
  }
}

function tell(log: Log, message: string): void {
  log({ event: 'trouble', about: 'housekeeping', message })
}
