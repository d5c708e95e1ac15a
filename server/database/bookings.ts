import { toDollars } from '../decode.ts'
import { onlyRow, type Queryable } from './database.ts'
import type { PictureSources } from './products.ts'

type BookingRow = {
  id: string
  product_id: string
  product_name: string
  image: string
  image_sources: PictureSources | null
  price_cents: number
  seller_email: string
  seller_contact: string
  seller_removed: boolean
  is_paid: boolean
  bought_by: string | null
  own_transaction_id: string | null
  is_held: boolean
}

/** A booking in a response. The price is in US dollars, as agreed when booking. */
export type BookingAnswer = ReturnType<typeof bookingAnswer>

const SELECT = `
  select b.id, b.product_id, p.name as product_name, p.image, p.image_sources, b.price_cents,
         seller.email as seller_email, p.contact as seller_contact,
         (seller.removed_at is not null or p.removed_at is not null) as seller_removed,
         p.is_sold as is_paid, winner.email as bought_by,
         case when sale.buyer_id = b.buyer_id then sale.transaction_id end as own_transaction_id,
         hold.product_id is not null as is_held
    from bookings b
    join products p on p.id = b.product_id
    join users seller on seller.id = p.seller_id
    left join payments sale on sale.product_id = p.id and sale.refund_due_at is null
    left join users winner on winner.id = sale.buyer_id
    left join holds hold
      on hold.product_id = p.id and hold.buyer_id <> b.buyer_id and hold.held_until > $1
   where b.removed_at is null`

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
    isHeld: row.is_held,
  }
}

/** Lists a buyer's bookings, newest first. */
export async function listBookings(
  database: Queryable,
  buyerId: string,
  now: Date,
): Promise<BookingAnswer[]> {
  const rows = await database.query<BookingRow>(
    `${SELECT} and b.buyer_id = $2 order by b.created_at desc, b.id desc`,
    [now, buyerId],
  )
  return rows.map(bookingAnswer)
}

/** Reads a booking for its payment page; `transactionId` is set once its buyer has paid. */
export async function readPayableBooking(database: Queryable, id: string, now: Date) {
  const [row] = await database.query<BookingRow>(`${SELECT} and b.id = $2`, [now, id])
  if (row === undefined) return null
  return { ...bookingAnswer(row), transactionId: row.own_transaction_id }
}

/** Books a product; booking it again updates or restores the same booking. Returns the booking's id. */
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
  const rows = await database.query<{ id: string }>(
    `insert into bookings (product_id, buyer_id, price_cents, phone_number, meeting_location)
     values ($1, $2, $3, $4, $5)
     on conflict (product_id, buyer_id) do update
       set price_cents = excluded.price_cents, phone_number = excluded.phone_number,
           meeting_location = excluded.meeting_location, removed_at = null
     returning id`,
    [
      booking.productId,
      booking.buyerId,
      booking.priceCents,
      booking.phoneNumber,
      booking.meetingLocation,
    ],
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
  const removed = await database.query(
    `update bookings set removed_at = $3
      where product_id = $1 and buyer_id = $2 and removed_at is null returning id`,
    [booking.productId, booking.buyerId, now],
  )
  return removed.length
}
