import { sql } from 'kysely'
import { CardProviderError } from '../vendors/cards/provider.ts'
import { isUnavailable, type Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { OF_PAYMENTS, type OpenIntent, selectOpenIntents } from './reconcile-charges.ts'
import { recordSale } from './record-payment.ts'
import type { Work } from '../flows/worker.ts'

/** Limits the requests to the card provider in one request. */
const MOST_AT_ONCE = 100
/** A provider that is down costs a time-out for each request. */
const MOST_FAILURES = 3
/** How long the server itself cancels intents; the payment of another buyer for the product cancels older ones. */
const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

/**
 * The ended intents of a product, of all bookings, or without what the payment of one booking goes on with; those
 * of a buyer or a seller; or all intents of a buyer for a product at another price than this one, in whole cents. A request
 * names what it is about, since it waits for the card provider.
 */
type Which =
  | { productId: string; exceptBooking?: string }
  | { memberId: string }
  | { productId: string; buyerId: string; otherThanCents: number }

/** `failures`: an error for each intent that could not be cancelled. `processing`: a bank still decides on the charge. */
type Remaining = { failures: Error[]; processing: number }

/**
 * Cancels at the card provider these open intents that have ended, so that only the buyer who holds a product can be
 * charged for it, and only at the price of the booking. A charge that came first is recorded. One that fails does not
 * stop the others. Returns those that remain open; throws the error of an unavailable database.
 */
export async function cancelEndedIntents(services: Services, which: Which): Promise<Remaining> {
  const ended = await run(
    services.database,
    selectEndedIntents(services.clock(), which).orderBy('i.opened_at').limit(MOST_AT_ONCE),
  )
  const remaining: Remaining = { failures: [], processing: 0 }
  for (const open of ended) {
    try {
      if ((await cancel(services, open)) === 'processing') remaining.processing += 1
    } catch (error) {
      remaining.failures.push(rowFailure(error))
      if (remaining.failures.filter(isOfProvider).length === MOST_FAILURES) break
    }
  }
  return remaining
}

/** Cancels an intent, or records its charge that came first. */
async function cancel(
  services: Services,
  { bookingId, intentId }: OpenIntent,
): Promise<'over' | 'processing'> {
  const { database, cards, clock } = services
  const intent = await cards.cancelIntent(intentId)
  if (intent?.status === 'processing') return 'processing'
  if (intent?.status === 'succeeded') await recordSale(services, { intent, bookingId })
  else await run(database, markCancelled(intentId, clock()))
  return 'over'
}

/** The kind of work that cancels the intents that ended without a request about their product, for a day. */
export function endedIntents(services: Services): Work {
  const { database, clock } = services
  const ended = () => {
    const now = clock()
    const since = new Date(now.getTime() - DAY_MS)
    return selectEndedIntents(now, null).where('i.opened_at', '>', since)
  }
  return {
    kind: 'ended payments',
    ...OF_PAYMENTS,
    due: () =>
      sql`select "intentId" as key, opened_at as due_at from (${ended().select('i.opened_at')}) ended`,
    async perform({ key }) {
      const [open] = await run(database, ended().where('i.intent_id', '=', key))
      if (open === undefined) return false
      // The bank decides in its time.
      return (await cancel(services, open)) === 'over' || { laterMs: MINUTE_MS }
    },
  }
}

/**
 * Cancels these intents. While a bank decides on a charge, throws payment-unfinished to its buyer and item-held to
 * others; throws the first failure: CardProviderError where the provider does not answer.
 */
export async function requireCancelled(
  services: Parameters<typeof cancelEndedIntents>[0],
  which: Which,
): Promise<void> {
  const remaining = await cancelEndedIntents(services, which)
  const [failure] = remaining.failures
  if (failure !== undefined) throw failure
  if (remaining.processing > 0) {
    throw new Problem('buyerId' in which ? 'payment-unfinished' : 'item-held')
  }
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
  const open = selectOpenIntents()
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .where('i.cancelled_at', 'is', null)
  if (which !== null && 'buyerId' in which) {
    return open
      .where('b.product_id', '=', which.productId)
      .where('b.buyer_id', '=', which.buyerId)
      .where('i.amount_cents', '<>', which.otherThanCents)
  }
  // An intent has ended when its buyer does not hold the product, has removed the booking, or pays another price now.
  const ended = open.where(({ eb, exists, not, or, selectFrom }) =>
    or([
      eb('i.amount_cents', '<>', eb.ref('b.price_cents')),
      eb('b.removed_at', 'is not', null),
      not(
        exists(
          selectFrom('holds')
            .select('holds.product_id')
            .whereRef('holds.product_id', '=', 'b.product_id')
            .whereRef('holds.buyer_id', '=', 'b.buyer_id')
            .where('holds.held_until', '>', now),
        ),
      ),
    ]),
  )
  if (which === null) return ended
  if ('memberId' in which) {
    const { memberId } = which
    // An OR over two tables would scan both.
    return ended.where('b.id', 'in', ({ selectFrom }) =>
      selectFrom('bookings')
        .select('bookings.id')
        .where('bookings.buyer_id', '=', memberId)
        .unionAll(
          selectFrom('products as p')
            .innerJoin('bookings as sought', 'sought.product_id', 'p.id')
            .select('sought.id')
            .where('p.seller_id', '=', memberId),
        ),
    )
  }
  const { productId, exceptBooking = null } = which
  const ofProduct = ended.where('b.product_id', '=', productId)
  if (exceptBooking === null) return ofProduct
  return ofProduct.where(({ eb, or }) =>
    or([eb('b.id', '<>', exceptBooking), eb('i.amount_cents', '<>', eb.ref('b.price_cents'))]),
  )
}

const isOfProvider = (error: Error) => error instanceof CardProviderError

const markCancelled = (intentId: string, now: Date) =>
  db.updateTable('intents').set({ cancelled_at: now }).where('intent_id', '=', intentId)

/** Returns the error of one row, which does not concern the others. Throws the error of an unavailable database. */
function rowFailure(error: unknown): Error {
  if (!(error instanceof Error) || isUnavailable(error)) throw error
  return error
}
