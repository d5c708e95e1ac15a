import type { Database } from '../../server/database/database.ts'
import { openOrder } from '../../server/orders/order.ts'

/** Inserts a booking, its payment and its order, and marks the product as sold. */
export function insertOrder(
  database: Database,
  order: { id: string; productId: string; buyerId: string; sellerId: string; at: Date },
): Promise<void> {
  const { id, productId, buyerId, at } = order
  return database.transaction(async (transaction) => {
    await transaction.query(
      `insert into bookings (id, product_id, buyer_id, price_cents, phone_number, meeting_location)
        values ('booking-' || $1, $2, $3, 5000, '070', 'the station')`,
      [id, productId, buyerId],
    )
    await transaction.query(
      `insert into payments (id, transaction_id, booking_id, product_id, buyer_id, amount_cents, paid_at)
        values ($1, 'pi_' || $1, 'booking-' || $1, $2, $3, 5000, $4)`,
      [id, productId, buyerId, at],
    )
    await transaction.query('update products set is_sold = true where id = $1', [productId])
    await openOrder(transaction, { ...order, cents: 5000 })
  })
}

/** Inserts the published review of a seller about an order. */
export const insertReview = (
  database: Database,
  { id, buyerId, sellerId, at }: { id: string; buyerId: string; sellerId: string; at: Date },
): Promise<unknown> =>
  database.query(
    `insert into reviews (order_id, side, author_id, subject_id, stars, words, choices, written_at, published_at)
      values ($1, 'seller', $2, $3, 5, 'A pleasure to deal with.', '[]', $4, $4)`,
    [id, sellerId, buyerId, at],
  )
