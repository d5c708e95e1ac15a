import { sql } from 'kysely'
import { CardProviderError } from '../cards/provider.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../problem.ts'
import { selectOpenIntents } from './reconciler.ts'
import { rowFailure } from '../database/row-failure.ts'
import { recordSale } from './sales.ts'

/** Limits the requests to the card provider in one run. */
const MOST_AT_ONCE = 100
/** A provider that is down costs a time-out for each request; the next run tries again. */
const MOST_FAILURES = 3
/** How long the server itself cancels intents; the payment of another buyer for the product cancels older ones. */
const DAY_MS = 24 * 60 * 60_000

type Which = { ofBooking: string } | { ofProduct: string }

/** `failures`: an error for each intent that could not be cancelled. `processing`: a bank still decides on the charge. */
type Remaining = { failures: Error[]; processing: number }

/**
 * Cancels at the card provider the open intents whose buyers no longer hold the product, so that only the buyer who
 * holds a product can be charged for it. A charge that came first is recorded. One that fails does not stop the others.
 * `which`: only the intents of this product, or of the other bookings of this booking's product. Returns the intents that
 * remain open; throws the error of an unavailable database.
 */
export async function cancelEndedIntents(
  appContext: Pick<AppContext, 'database' | 'cards' | 'clock' | 'flowClock'>,
  which: Which | null = null,
): Promise<Remaining> {
  const { database, cards, clock } = appContext
  const ended = await run(database, selectEndedIntents(clock(), which))
  const remaining: Remaining = { failures: [], processing: 0 }
  for (const { bookingId, intentId } of ended) {
    try {
      const intent = await cards.cancelIntent(intentId)
      if (intent?.status === 'succeeded') await recordSale(appContext, { intent, bookingId })
      else if (intent?.status === 'processing') remaining.processing += 1
      else await run(database, markCancelled(intentId, clock()))
    } catch (error) {
      remaining.failures.push(rowFailure(error))
      if (remaining.failures.filter(isOfProvider).length === MOST_FAILURES) break
    }
  }
  return remaining
}

/**
 * Cancels these intents. Throws item-held while a bank decides on a charge, and the first failure: CardProviderError where
 * the provider does not answer.
 */
export async function requireCancelled(
  appContext: Parameters<typeof cancelEndedIntents>[0],
  which: Which,
): Promise<void> {
  const remaining = await cancelEndedIntents(appContext, which)
  const [failure] = remaining.failures
  if (failure !== undefined) throw failure
  if (remaining.processing > 0) throw new Problem('item-held')
}

/** Returns whether a buyer could still be charged for a product. `transaction` has locked the product. */
export async function isChargeable(transaction: Queryable, productId: string): Promise<boolean> {
  const open = await run(
    transaction,
    selectOpenIntents()
      .innerJoin('bookings as b', 'b.id', 'i.booking_id')
      .where('i.cancelled_at', 'is', null)
      .where('b.product_id', '=', productId)
      .limit(sql.lit(1)),
  )
  return open.length > 0
}

function selectEndedIntents(now: Date, which: Which | null) {
  const ended = selectOpenIntents()
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .where('i.cancelled_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('holds')
            .select('holds.product_id')
            .whereRef('holds.product_id', '=', 'b.product_id')
            .whereRef('holds.buyer_id', '=', 'b.buyer_id')
            .where('holds.held_until', '>', now),
        ),
      ),
    )
    .orderBy('i.opened_at')
    .limit(MOST_AT_ONCE)
  if (which === null) return ended.where('i.opened_at', '>', new Date(now.getTime() - DAY_MS))
  if ('ofProduct' in which) return ended.where('b.product_id', '=', which.ofProduct)
  return ended
    .where('b.id', '<>', which.ofBooking)
    .where('b.product_id', '=', (eb) =>
      eb.selectFrom('bookings').select('product_id').where('id', '=', which.ofBooking),
    )
}

const isOfProvider = (error: Error) => error instanceof CardProviderError

const markCancelled = (intentId: string, now: Date) =>
  db.updateTable('intents').set({ cancelled_at: now }).where('intent_id', '=', intentId)
