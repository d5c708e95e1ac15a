import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { refundCharge } from '../payments/refunds.ts'
import { type RecordedPayment, refundProblemOf } from '../payments/recorded.ts'
import { recordSale } from './record-payment.ts'
import type { Work } from '../flows/worker.ts'

/** The work that asks the card provider, which may be slow or down. */
export const OF_PAYMENTS = {
  everyMs: 5_000,
  atOnce: 4,
  pauses: { firstMs: 60_000, longestMs: 60 * 60_000 },
} as const

export type OpenIntent = { bookingId: string; intentId: string }

/** Selects the intents without a recorded payment. */
export const selectOpenIntents = () =>
  db
    .selectFrom('intents as i')
    .select('i.booking_id as bookingId')
    .select((eb) => eb.ref('i.intent_id').$notNull().as('intentId'))
    .where('i.intent_id', 'is not', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.transaction_id', '=', 'i.intent_id'),
        ),
      ),
    )

/** Selects the open intents of this buyer's booking. */
const selectOpenOfBuyer = (bookingId: string, buyerId: string) =>
  selectOpenIntents()
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .where('i.booking_id', '=', bookingId)
    .where('b.buyer_id', '=', buyerId)

/** Backs off for one day: an intent is due when a tenth of its age, but 5 seconds at least, has passed since the last check. */
const selectOpenAndDue = (now: Date) =>
  selectOpenIntents()
    .where('i.cancelled_at', 'is', null)
    .where('i.opened_at', '>', sql<Date>`${now}::timestamptz - interval '1 day'`)
    .where((eb) =>
      eb.or([
        eb('i.asked_at', 'is', null),
        eb(
          'i.asked_at',
          '<=',
          sql<Date>`${now}::timestamptz
                      - greatest((${now}::timestamptz - i.opened_at) / 10, interval '5 seconds')`,
        ),
      ]),
    )

/**
 * The kind of work that records the charges that no browser reports: a confirmation may reach the card provider after the
 * buyer was told that nothing was charged, and left. A charge that does not buy the item gets a refund due.
 */
export function charges(services: Services): Work {
  const { database, clock } = services
  return {
    kind: 'charges',
    ...OF_PAYMENTS,
    due: () =>
      sql`select "intentId" as key, opened_at as due_at
            from (${selectOpenAndDue(clock()).select('i.opened_at')}) open`,
    async perform({ key }) {
      const open = await readOpenIntent(database, key)
      if (open === null) return false
      const payment = await recordIfCharged(services, open)
      await keepAsked(database, open, clock())
      return payment !== null
    },
  }
}

/**
 * Records an unreported charge of this buyer for a booking, and refunds it where it does not buy the item. Returns what
 * follows, or why the charge is refunded, and null where there is no such charge. Throws refund-pending.
 */
export async function reconcileBooking(
  services: Services,
  { bookingId, buyerId }: { bookingId: string; buyerId: string },
): Promise<'sold' | ReturnType<typeof refundProblemOf> | null> {
  const opened = await run(services.database, selectOpenOfBuyer(bookingId, buyerId))
  for (const open of opened) {
    const payment = await recordIfCharged(services, open)
    if (payment === null) continue
    if (payment.status === 'sold') return 'sold'
    await refundCharge(services, payment)
    return refundProblemOf(payment)
  }
  return null
}

/**
 * Records an unreported charge of one intent, and refunds it where it does not buy the item; ignores an intent that is unknown or
 * already recorded. Throws refund-pending and CardProviderError.
 */
export async function reconcileIntent(services: Services, intentId: string): Promise<void> {
  const open = await readOpenIntent(services.database, intentId)
  if (open === null) return
  const payment = await recordIfCharged(services, open)
  if (payment?.status === 'refundDue') await refundCharge(services, payment)
}

/** Reads an intent without a recorded payment; null for another one. */
async function readOpenIntent(database: Queryable, intentId: string): Promise<OpenIntent | null> {
  const [open] = await run(database, selectOpenIntents().where('i.intent_id', '=', intentId))
  return open ?? null
}

async function recordIfCharged(
  services: Services,
  { bookingId, intentId }: OpenIntent,
): Promise<RecordedPayment | null> {
  const intent = await services.cards.readIntent(intentId)
  return intent?.status === 'succeeded' ? recordSale(services, { intent, bookingId }) : null
}

async function keepAsked(database: Queryable, { intentId }: OpenIntent, now: Date): Promise<void> {
  await run(
    database,
    db.updateTable('intents').set({ asked_at: now }).where('intent_id', '=', intentId),
  )
}
