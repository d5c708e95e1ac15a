import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'

/** A recorded charge; with a refund due or made, the charge did not get the item. */
export type RecordedPayment = {
  id: string
  transactionId: string
  bookingId: string
  buyerId: string
  status: 'sold' | 'refundDue' | 'refunded'
}

/** A status as a literal of the query. */
const status = (value: RecordedPayment['status']) => sql.lit(value)

/** Reads the payment of this transaction of the card provider; null where none is recorded. */
export async function readPayment(
  database: Queryable,
  transactionId: string,
): Promise<RecordedPayment | null> {
  const [payment] = await run(
    database,
    db
      .selectFrom('payments')
      .select([
        'id',
        'transaction_id as transactionId',
        'booking_id as bookingId',
        'buyer_id as buyerId',
      ])
      .select((eb) =>
        eb
          .case()
          .when('refunded_at', 'is not', null)
          .then(status('refunded'))
          .when('refund_due_at', 'is not', null)
          .then(status('refundDue'))
          .else(status('sold'))
          .end()
          .as('status'),
      )
      .where('transaction_id', '=', transactionId),
  )
  return payment ?? null
}

/** Returns whether this buyer has bought this product. */
export async function isPaidByBuyer(
  database: Queryable,
  { productId, buyerId }: { productId: string; buyerId: string },
): Promise<boolean> {
  const sales = await run(
    database,
    db
      .selectFrom('payments')
      .select('id')
      .where('product_id', '=', productId)
      .where('buyer_id', '=', buyerId)
      .where('refund_due_at', 'is', null),
  )
  return sales.length > 0
}
