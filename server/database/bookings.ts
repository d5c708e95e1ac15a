import type { InferResult } from 'kysely'
import { toDollars } from '../decode.ts'
import { onlyRow, type Queryable } from './database.ts'
import { meetingAnswer } from './meetings.ts'
import { db, run } from './sql.ts'

/** Selects the bookings that are not removed, with what happened to their products by `now`. */
const selectBookings = (now: Date) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('products as p', 'p.id', 'b.product_id')
    .innerJoin('users as seller', 'seller.id', 'p.seller_id')
    .innerJoin('users as buyer', 'buyer.id', 'b.buyer_id')
    .leftJoin('payments as sale', (join) =>
      join.onRef('sale.product_id', '=', 'p.id').on('sale.refund_due_at', 'is', null),
    )
    .leftJoin('users as winner', 'winner.id', 'sale.buyer_id')
    .leftJoin('holds as hold', (join) =>
      join
        .onRef('hold.product_id', '=', 'p.id')
        .onRef('hold.buyer_id', '<>', 'b.buyer_id')
        .on('hold.held_until', '>', now),
    )
    .leftJoin('holds as own_hold', (join) =>
      join
        .onRef('own_hold.product_id', '=', 'p.id')
        .onRef('own_hold.buyer_id', '=', 'b.buyer_id')
        .on('own_hold.held_until', '>', now),
    )
    .where('b.removed_at', 'is', null)
    .select((eb) => [
      'b.id',
      'b.product_id',
      'p.name as product_name',
      'p.image',
      'p.image_sources',
      'b.price_cents',
      'b.phone_number',
      'b.meeting_location',
      'b.created_at',
      'seller.email as seller_email',
      'seller.is_verified as seller_is_verified',
      'p.contact as seller_contact',
      eb
        .or([eb('seller.removed_at', 'is not', null), eb('p.removed_at', 'is not', null)])
        .$castTo<boolean>()
        .as('seller_removed'),
      'p.is_sold as is_paid',
      'winner.email as bought_by',
      'buyer.name as booker_name',
      'buyer.email as booker_email',
      eb
        .case()
        .when('sale.buyer_id', '=', eb.ref('b.buyer_id'))
        .then(eb.ref('sale.transaction_id'))
        .end()
        .as('own_transaction_id'),
      eb
        .case()
        .when('sale.buyer_id', '=', eb.ref('b.buyer_id'))
        .then(eb.ref('sale.recorded_at'))
        .end()
        .as('own_paid_at'),
      'hold.held_until',
      'own_hold.held_until as own_held_until',
    ])
type BookingRow = InferResult<ReturnType<typeof selectBookings>>[number]

/** A booking in a response. The price is in US dollars, as agreed when booking. */
export type BookingAnswer = ReturnType<typeof bookingAnswer>

function bookingAnswer(row: BookingRow) {
  return {
    _id: row.id,
    productId: row.product_id,
    productName: row.product_name,
    image: row.image,
    ...(row.image_sources === null ? {} : { imageSources: row.image_sources }),
    price: toDollars(row.price_cents),
    sellerEmail: row.seller_email,
    sellerContact: row.seller_contact,
    sellerRemoved: row.seller_removed,
    isPaid: row.is_paid,
    boughtBy: row.bought_by,
    // Only the seller sees the other bookers.
    bookers: [{ bookerName: row.booker_name, bookerEmail: row.booker_email }],
    isHeld: row.held_until !== null,
    ...(row.held_until === null ? {} : { heldUntil: row.held_until.toISOString() }),
    ...(row.own_held_until === null ? {} : { heldForYouUntil: row.own_held_until.toISOString() }),
    meeting: meetingAnswer(row),
    ...paymentAnswer(row),
  }
}

/** The payment of the booking, for its receipt; nothing where the buyer has not paid. */
function paymentAnswer({ own_transaction_id: transactionId, own_paid_at: paidAt }: BookingRow) {
  return transactionId === null || paidAt === null
    ? {}
    : { payment: { transactionId, paidAt: paidAt.toISOString() } }
}

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
  return {
    ...bookingAnswer(row),
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
        phone_number: booking.phoneNumber,
        meeting_location: booking.meetingLocation,
      })
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'buyer_id']).doUpdateSet((eb) => ({
          price_cents: eb.ref('excluded.price_cents'),
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
