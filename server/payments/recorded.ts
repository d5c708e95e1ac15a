import { type Expression, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'

/** A recorded charge; with a refund due or made, the charge did not get the item. */
export type RecordedPayment = {
  id: string
  transactionId: string
  bookingId: string
  buyerId: string
  status: 'sold' | 'refundDue' | 'refunded'
  /** The amount is the price of the booking. */
  isAgreed: boolean
}

/** Returns the problem that tells a buyer why a charge is refunded. */
export const refundProblemOf = ({ isAgreed }: Pick<RecordedPayment, 'isAgreed'>) =>
  isAgreed ? 'refunded' : 'price-refunded'

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
      .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
      .select([
        'payments.id',
        'transaction_id as transactionId',
        'booking_id as bookingId',
        'payments.buyer_id as buyerId',
      ])
      .select((eb) =>
        eb('amount_cents', '=', eb.ref('price_cents')).$castTo<boolean>().as('isAgreed'),
      )
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

/** A product and a buyer, as ids or as columns of a query. */
type Purchase<Id> = { productId: Id; buyerId: Id }

/** Selects the sale of this product to this buyer. */
export const selectSale = ({ productId, buyerId }: Purchase<string | Expression<string>>) =>
  db
    .selectFrom('payments as sale')
    .select('sale.id')
    .where('sale.product_id', '=', productId)
    .where('sale.buyer_id', '=', buyerId)
    .where('sale.refund_due_at', 'is', null)

/** Returns whether this buyer has bought this product. */
export async function isPaidByBuyer(
  database: Queryable,
  purchase: Purchase<string>,
): Promise<boolean> {
  return (await run(database, selectSale(purchase))).length > 0
}
