import { sql } from 'kysely'
import { CardProviderError } from '../cards/provider.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { AppContext } from '../app-context.ts'
import { refundCharge } from './refunds.ts'
import { type RecordedPayment, refundProblemOf } from './recorded.ts'
import { rowFailure } from '../database/row-failure.ts'
import { recordSale } from './sales.ts'

type PaymentContext = Pick<AppContext, 'database' | 'cards' | 'clock' | 'flowClock'>
type OpenIntent = { bookingId: string; intentId: string }

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

/** Backs off for one day: an intent is due when a tenth of its age has passed since the last check. */
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
          sql<Date>`${now}::timestamptz - (${now}::timestamptz - i.opened_at) / 10`,
        ),
      ]),
    )

/**
 * Records the charges that no browser reports: a confirmation may reach the card provider after the buyer was told that
 * nothing was charged, and left. A charge without its item gets a refund due. One that fails does not stop the others.
 * Returns the failures; throws the error of an unavailable database.
 */
export async function reconcileCharges(appContext: PaymentContext): Promise<Error[]> {
  const { database, clock } = appContext
  const due = await run(database, selectOpenAndDue(clock()))
  const failures: Error[] = []
  for (const open of due) {
    try {
      await recordIfCharged(appContext, open)
    } catch (error) {
      failures.push(rowFailure(error))
      // The provider gave no answer, so that the next run asks again.
      if (error instanceof CardProviderError) continue
    }
    await keepAsked(database, open, clock())
  }
  return failures
}

/**
 * Records an unreported charge of this buyer for a booking, and refunds it where it does not buy the item. Returns what
 * follows, or why the charge is refunded, and null where there is no such charge. Throws refund-pending.
 */
export async function reconcileBooking(
  appContext: PaymentContext,
  { bookingId, buyerId }: { bookingId: string; buyerId: string },
): Promise<'sold' | ReturnType<typeof refundProblemOf> | null> {
  const opened = await run(appContext.database, selectOpenOfBuyer(bookingId, buyerId))
  for (const open of opened) {
    const payment = await recordIfCharged(appContext, open)
    if (payment === null) continue
    if (payment.status === 'sold') return 'sold'
    await refundCharge(appContext, payment)
    return refundProblemOf(payment)
  }
  return null
}

/**
 * Records an unreported charge of one intent, and refunds it where it does not buy the item; ignores an intent that is unknown or
 * already recorded. Throws refund-pending and CardProviderError.
 */
export async function reconcileIntent(appContext: PaymentContext, intentId: string): Promise<void> {
  const [open] = await run(
    appContext.database,
    selectOpenIntents().where('i.intent_id', '=', intentId),
  )
  if (open === undefined) return
  const payment = await recordIfCharged(appContext, open)
  if (payment?.status === 'refundDue') await refundCharge(appContext, payment)
}

async function recordIfCharged(
  appContext: PaymentContext,
  { bookingId, intentId }: OpenIntent,
): Promise<RecordedPayment | null> {
  const intent = await appContext.cards.readIntent(intentId)
  return intent?.status === 'succeeded' ? recordSale(appContext, { intent, bookingId }) : null
}

async function keepAsked(database: Queryable, { intentId }: OpenIntent, now: Date): Promise<void> {
  await run(
    database,
    db.updateTable('intents').set({ asked_at: now }).where('intent_id', '=', intentId),
  )
}
