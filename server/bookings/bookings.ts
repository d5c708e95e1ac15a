import { type BookingAnswer, bookingAnswer, selectBookings } from './booking-rows.ts'
import { onlyRow, type Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'

/** Lists a buyer's bookings, newest first. */
export async function listBookings(
  database: Queryable,
  buyerId: string,
  now: Date,
): Promise<BookingAnswer[]> {
  const rows = await run(
    database,
    selectBookings(now)
      .where('b.buyer_id', '=', buyerId)
      .orderBy('b.created_at', 'desc')
      .orderBy('b.id', 'desc'),
  )
  return rows.map(bookingAnswer)
}

/** Reads a booking for its payment page; `transactionId` is set once its buyer has paid. */
export async function readPayableBooking(database: Queryable, id: string, now: Date) {
  const [row] = await run(database, selectBookings(now).where('b.id', '=', id))
  if (row === undefined) return null
  const { sellerEmail, sellerContact, ...booking } = bookingAnswer(row)
  return {
    ...booking,
    // The page has neither before the payment, and leads to the order after it.
    ...(!row.is_contact_hidden && { sellerEmail, sellerContact }),
    isSellerVerified: row.seller_is_verified,
    transactionId: row.own_transaction_id,
  }
}

/**
 * Books a product; booking it again updates or restores the same booking. A restored booking is dated anew. Returns the
 * booking's id.
 */
export async function putBooking(
  database: Queryable,
  booking: {
    productId: string
    buyerId: string
    priceCents: number
    /** The accepted offer that the price comes from. */
    offerId: string | null
    phoneNumber: string
    meetingLocation: string
  },
): Promise<string> {
  const rows = await run(
    database,
    db
      .insertInto('bookings')
      .values({
        product_id: booking.productId,
        buyer_id: booking.buyerId,
        price_cents: booking.priceCents,
        offer_id: booking.offerId,
        phone_number: booking.phoneNumber,
        meeting_location: booking.meetingLocation,
      })
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'buyer_id']).doUpdateSet((eb) => ({
          price_cents: eb.ref('excluded.price_cents'),
          offer_id: eb.ref('excluded.offer_id'),
          phone_number: eb.ref('excluded.phone_number'),
          meeting_location: eb.ref('excluded.meeting_location'),
          created_at: eb
            .case()
            .when('bookings.removed_at', 'is', null)
            .then(eb.ref('bookings.created_at'))
            .else(eb.ref('excluded.created_at'))
            .end(),
          removed_at: null,
        })),
      )
      .returning('id'),
  )
  return onlyRow(rows).id
}

/**
 * Removes a booking from its buyer's list. The row stays in the database: a payment that is recorded later restores it.
 * Returns the number of removed bookings.
 */
export async function removeBooking(
  database: Queryable,
  booking: { productId: string; buyerId: string },
  now: Date,
): Promise<number> {
  const removed = await run(
    database,
    db
      .updateTable('bookings')
      .set({ removed_at: now })
      .where('product_id', '=', booking.productId)
      .where('buyer_id', '=', booking.buyerId)
      .where('removed_at', 'is', null)
      .returning('id'),
  )
  return removed.length
}
