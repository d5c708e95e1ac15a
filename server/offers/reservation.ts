import { millisecondsOf } from '../../machines/market/duration.ts'
import { policy } from '../../machines/market/policy.ts'
import { isAgreementOver } from '../bookings/booking-rows.ts'
import type { Queryable } from '../database/database.ts'
import { writeHold } from '../listings/holds.ts'
import { db, run } from '../database/sql.ts'
import { applyEvent, lockFlow } from '../flows/engine.ts'
import { offerFlow } from './offer.ts'

/** An offer of a buyer for a product, with its price in whole cents. */
type Agreed = { id: string; productId: string; buyerId: string; cents: number }

/**
 * Reserves a product for the buyer of an accepted offer: as while the buyer pays, nobody else can. A booking that the buyer
 * has made already gets the agreed price. `now` is by the clock of the holds.
 */
export async function reserve(
  transaction: Queryable,
  { id, productId, buyerId, cents }: Agreed,
  now: Date,
): Promise<void> {
  const heldUntil = new Date(now.getTime() + millisecondsOf(policy.durations.reservation))
  await writeHold(transaction, { productId, buyerId, heldUntil, isRenewed: false })
  await run(
    transaction,
    db
      .updateTable('bookings')
      .set({ price_cents: cents, offer_id: id })
      .where('product_id', '=', productId)
      .where('buyer_id', '=', buyerId)
      .where('removed_at', 'is', null),
  )
}

/**
 * Ends the reservation of a locked product that nobody holds any more: its deadline is due, and has not fired yet. An item is
 * reserved once.
 */
export async function lapseReservation(
  transaction: Queryable,
  productId: string,
  now: Date,
): Promise<void> {
  const [reserved] = await run(
    transaction,
    db
      .selectFrom('offers')
      .select('id')
      .where('product_id', '=', productId)
      .where('state', '=', 'accepted'),
  )
  const offer = reserved && (await lockFlow(transaction, offerFlow, reserved.id))
  // The deadline may have fired while this waited for the lock; the offer then takes no other one.
  if (offer) {
    const event = { type: 'deadline.reservation', at: now.getTime() }
    await applyEvent(transaction, offerFlow, offer, { event, userId: null })
  }
}

/** Returns whether the price of a booking comes from an offer that has ended without a sale. */
export async function isAgreedPriceOver(database: Queryable, bookingId: string): Promise<boolean> {
  const over = await run(
    database,
    db
      .selectFrom('bookings as b')
      .innerJoin('offers as o', 'o.id', 'b.offer_id')
      .select('b.id')
      .where('b.id', '=', bookingId)
      .where((eb) => isAgreementOver(eb.ref('o.state'))),
  )
  return over.length > 0
}

/**
 * Gives a booking the asking price again if `isAgreedPriceOver`. An intent for the agreed price must be cancelled before:
 * its charge would no longer be at the price of the booking.
 */
export async function endAgreedPrice(database: Queryable, bookingId: string): Promise<void> {
  await run(
    database,
    db
      .updateTable('bookings as b')
      .from('products as p')
      .innerJoin('offers as o', 'o.product_id', 'p.id')
      .set((eb) => ({ price_cents: eb.ref('p.asking_price_cents'), offer_id: null }))
      .where('b.id', '=', bookingId)
      .whereRef('o.id', '=', 'b.offer_id')
      .where((eb) => isAgreementOver(eb.ref('o.state'))),
  )
}

/** Reads the accepted offer of a buyer for a product; null where there is none. */
export async function readAgreed(
  database: Queryable,
  { productId, buyerId }: Pick<Agreed, 'productId' | 'buyerId'>,
): Promise<{ id: string; cents: number } | null> {
  const [agreed] = await run(
    database,
    db
      .selectFrom('offers')
      .select(['id', 'price_cents as cents'])
      .where('product_id', '=', productId)
      .where('buyer_id', '=', buyerId)
      .where('state', '=', 'accepted'),
  )
  return agreed ?? null
}

/** Records that buyer and seller have agreed on a price. */
export async function recordAgreement(
  transaction: Queryable,
  { id, share, at }: { id: string; share: number; at: Date },
): Promise<void> {
  await run(
    transaction,
    db
      .updateTable('offers')
      .set((eb) => ({
        agreed_at: at,
        agreed_share: share,
        agreed_in: eb
          .selectFrom('products as p')
          .select('p.category_id')
          .whereRef('p.id', '=', 'offers.product_id'),
      }))
      .where('id', '=', id),
  )
}
