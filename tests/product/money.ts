import type { TestApp } from './test-app.ts'

const CHARGES = `cards_charges where status = 'succeeded'
  and intent in (select id from cards_intents where metadata ->> 'bookingId' = $1)`

/** Counts the charges of a booking, how many of them were refunded, and the payments that are recorded. */
export async function moneyOf({ count }: TestApp, bookingId: string) {
  return {
    charges: await count(CHARGES, bookingId),
    refunds: await count(`${CHARGES} and amount_refunded > 0`, bookingId),
    recorded: await count('payments where booking_id = $1', bookingId),
  }
}
