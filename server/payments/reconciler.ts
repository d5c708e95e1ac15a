import { CardProviderError } from '../cards/provider.ts'
import type { Queryable } from '../database/database.ts'
import type { AppContext } from '../app-context.ts'
import { refundCharge } from './refunds.ts'
import { recordSale, type RecordedPayment } from './sales.ts'

type PaymentContext = Pick<AppContext, 'database' | 'cards' | 'clock'>
type OpenIntent = { bookingId: string; intentId: string }

/** The intents of this buyer's booking without a recorded payment. */
const OPEN_OF_BUYER = `
  select i.booking_id as "bookingId", i.intent_id as "intentId"
    from intents i join bookings b on b.id = i.booking_id
   where i.booking_id = $1 and b.buyer_id = $2 and i.intent_id is not null
     and not exists (select from payments where transaction_id = i.intent_id)`

const OPEN_BY_INTENT = `
  select i.booking_id as "bookingId", i.intent_id as "intentId" from intents i
   where i.intent_id = $1 and not exists (select from payments where transaction_id = i.intent_id)`

/** Backs off for one day: an intent is due when a tenth of its age has passed since the last check. */
const OPEN_AND_DUE = `
  select i.booking_id as "bookingId", i.intent_id as "intentId" from intents i
   where i.intent_id is not null and i.opened_at > $1::timestamptz - interval '1 day'
     and (i.asked_at is null or i.asked_at <= $1::timestamptz - ($1::timestamptz - i.opened_at) / 10)
     and not exists (select from payments where transaction_id = i.intent_id)`

/**
 * Records the charges that no browser reports: a confirmation may reach the card provider after the buyer was told that
 * nothing was charged, and left. A charge without its item gets a refund due. Returns the number of failed checks.
 */
export async function reconcileCharges(appContext: PaymentContext): Promise<number> {
  const { database, clock } = appContext
  const due = await database.query<OpenIntent>(OPEN_AND_DUE, [clock()])
  let left = 0
  for (const open of due) {
    try {
      await recordIfCharged(appContext, open)
      await keepAsked(database, open, clock())
    } catch (error) {
      if (!(error instanceof CardProviderError)) throw error
      left += 1
    }
  }
  return left
}

/**
 * Records an unreported charge of this buyer for a booking, and refunds it where the item is gone. Returns null where
 * there is no such charge. Throws refund-pending.
 */
export async function reconcileBooking(
  appContext: PaymentContext,
  { bookingId, buyerId }: { bookingId: string; buyerId: string },
): Promise<'sold' | 'refunded' | null> {
  const opened = await appContext.database.query<OpenIntent>(OPEN_OF_BUYER, [bookingId, buyerId])
  for (const open of opened) {
    const payment = await recordIfCharged(appContext, open)
    if (payment === null) continue
    if (payment.status === 'sold') return 'sold'
    await refundCharge(appContext, payment)
    return 'refunded'
  }
  return null
}

/** Does the same as recordChargeOf for one intent; ignores an intent that is unknown or already recorded. */
export async function reconcileIntent(appContext: PaymentContext, intentId: string): Promise<void> {
  const [open] = await appContext.database.query<OpenIntent>(OPEN_BY_INTENT, [intentId])
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
  await database.query('update intents set asked_at = $2 where intent_id = $1', [intentId, now])
}
