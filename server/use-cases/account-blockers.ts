import type { Queryable } from '../database/database.ts'
import { db, isForSale, run } from '../database/sql.ts'
import { listOpenOrders } from '../orders/open-orders.ts'

/**
 * A reason why an account cannot be deleted: an order that is not over, an unpaid booking, a buyer who is paying a
 * product of the seller, or a payment that has to go back. `id` is that of the order, the booking or the product.
 */
export type Blocker = { kind: 'order' | 'booking' | 'sale' | 'refund'; id: string; name: string }

/** Lists the reasons why the account of a user cannot be deleted. */
export async function listBlockers(
  database: Queryable,
  userId: string,
  now: Date,
): Promise<Blocker[]> {
  const orders = await listOpenOrders(database, userId)
  const bookings = await run(
    database,
    db
      .selectFrom('bookings as b')
      .innerJoin('products as p', 'p.id', 'b.product_id')
      .where('b.buyer_id', '=', userId)
      .where('b.removed_at', 'is', null)
      .where(isForSale)
      .orderBy('b.created_at', 'desc')
      .select(['b.id', 'p.name']),
  )
  const sales = await run(
    database,
    db
      .selectFrom('holds as h')
      .innerJoin('products as p', 'p.id', 'h.product_id')
      .where('p.seller_id', '=', userId)
      .where('h.held_until', '>', now)
      .select(['p.id', 'p.name']),
  )
  const refunds = await run(
    database,
    db
      .selectFrom('payments as pay')
      .innerJoin('products as p', 'p.id', 'pay.product_id')
      .where('pay.buyer_id', '=', userId)
      .where('pay.refund_due_at', 'is not', null)
      .where('pay.refunded_at', 'is', null)
      .select(['pay.booking_id as id', 'p.name']),
  )
  return [
    ...orders.map(({ id, name }) => ({ kind: 'order' as const, id, name })),
    ...bookings.map((booking) => ({ kind: 'booking' as const, ...booking })),
    ...sales.map((sale) => ({ kind: 'sale' as const, ...sale })),
    ...refunds.map((refund) => ({ kind: 'refund' as const, ...refund })),
  ]
}
