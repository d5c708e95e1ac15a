import { sql } from 'kysely'
import { CardProviderError } from '../cards/provider.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { MOST_AT_ONCE, MOST_FAILURES, refundCharge } from './refunds.ts'
import { type RecordedPayment, refundProblemOf } from './recorded.ts'
import { rowFailure } from '../database/row-failure.ts'
import { recordSale } from './sales.ts'

type PaymentContext = Services
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

/**
 * Takes the intents that are due, up to a limit: another server takes others. An intent is due for one day, when a tenth of
 * its age has passed since the last check.
 */
const takeDue = (now: Date) =>
  db
    .updateTable('intents')
    .set({ asked_at: now })
    .where('intents.intent_id', 'in', selectOpenAndDue(now).clearSelect().select('i.intent_id'))
    .returning(['booking_id as bookingId'])
    .returning((eb) => eb.ref('intent_id').$notNull().as('intentId'))

const selectOpenAndDue = (now: Date) =>
  selectOpenIntents()
    .orderBy('i.opened_at')
    .limit(MOST_AT_ONCE)
    .forUpdate('i')
    .skipLocked()
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
 * nothing was charged, and left. A charge without its item gets a refund due. One that fails does not stop the others,
 * unless the provider is down. Servers share the intents. Returns the failures; throws the error of an unavailable
 * database.
 */
export async function reconcileCharges(appContext: PaymentContext): Promise<Error[]> {
  const { database, clock } = appContext
  const due = await run(database, takeDue(clock()))
  const failures: Error[] = []
  const unanswered: string[] = []
  for (const open of due) {
    if (unanswered.length >= MOST_FAILURES) {
      unanswered.push(open.intentId)
      continue
    }
    try {
      await recordIfCharged(appContext, open)
    } catch (error) {
      failures.push(rowFailure(error))
      if (error instanceof CardProviderError) unanswered.push(open.intentId)
    }
  }
  await askAgain(database, unanswered)
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

/** The provider gave no answer about these intents, so that the next run asks again. */
async function askAgain(database: Queryable, intentIds: readonly string[]): Promise<void> {
  if (intentIds.length === 0) return
  await run(
    database,
    db
      .updateTable('intents')
      .set({ asked_at: null })
      .where('intent_id', 'in', [...intentIds]),
  )
}
