import { type ExpressionBuilder, type InferResult, sql } from 'kysely'
import { toDollars } from '../http/decode.ts'
import type { Queryable } from '../database/database.ts'
import { meetingAnswer } from './meetings.ts'
import { type Page, readPage } from '../database/page.ts'
import { type ProductAnswer, readProducts } from './products.ts'
import { db } from '../database/sql.ts'
import type { DB } from '../database/tables.ts'

/** The states of an order that ended without a sale: its buyer gets the money back. */
export const UNDONE = ['canceled', 'refunded'] as const

/** The condition that the product `p` is sold, and the order of its sale has not ended without one. */
export const isSoldForGood = sql<boolean>`p.is_sold and not exists (
  select from payments sale join flows f on f.flow = 'order' and f.id = sale.id
   where sale.product_id = p.id and sale.refund_due_at is null
     and f.value ->> 'goods' = any(${[...UNDONE]}::text[]))`

type Booker = { bookerName: string; bookerEmail: string }

/** The users who booked the product `p`, in the order of their bookings. */
const bookersOf = (eb: ExpressionBuilder<DB & { p: DB['products'] }, 'p'>) =>
  eb
    .selectFrom('bookings as b')
    .innerJoin('users as booker', 'booker.id', 'b.buyer_id')
    .whereRef('b.product_id', '=', 'p.id')
    .where('b.removed_at', 'is', null)
    .select(
      sql<Booker[]>`coalesce(jsonb_agg(jsonb_build_object(
        'bookerName', booker.name, 'bookerEmail', booker.email) order by b.created_at, b.id), '[]')`.as(
        'bookers',
      ),
    )

const selectSales = (sellerId: string) =>
  db
    .selectFrom('products as p')
    .innerJoin('payments as sale', (join) =>
      join.onRef('sale.product_id', '=', 'p.id').on('sale.refund_due_at', 'is', null),
    )
    .leftJoin('flows as opened', (join) =>
      join.onRef('opened.id', '=', 'sale.id').on('opened.flow', '=', sql.lit('order')),
    )
    .innerJoin('bookings as booking', 'booking.id', 'sale.booking_id')
    .innerJoin('users as buyer', 'buyer.id', 'sale.buyer_id')
    .where('p.seller_id', '=', sellerId)
    .where((eb) => eb.ref('p.is_sold'))
    .where('p.removed_at', 'is', null)
    .select((eb) => [
      'p.id as product_id',
      'sale.amount_cents',
      'sale.recorded_at',
      'opened.id as order_id',
      'buyer.id as buyer_id',
      'buyer.name as buyer_name',
      'buyer.email as buyer_email',
      'buyer.removed_at as buyer_removed_at',
      'booking.phone_number',
      'booking.meeting_location',
      'booking.created_at',
      bookersOf(eb).$asScalar().$notNull().as('bookers'),
    ])
type SaleRow = InferResult<ReturnType<typeof selectSales>>[number]

/**
 * A sold product for the My Buyers page: `price` is the amount paid, in US dollars; `bookers` are all users who have
 * booked the product, including its buyer, in the order of their bookings; `soldAt` is the time of the sale;
 * `meeting` is of the buyer's booking; `orderId` is there if the sale has an order. The buyer has no `_id` once removed,
 * because no message would arrive.
 */
type SaleAnswer = ProductAnswer & {
  price: number
  boughtBy: string
  bookers: Booker[]
  buyer: { _id?: string; name: string; email: string }
  soldAt: string
  meeting: ReturnType<typeof meetingAnswer>
  orderId?: string
}

const ORDER = {
  by: ['sale.recorded_at', 'p.id'],
  of: (id: string) =>
    db
      .selectFrom('payments')
      .select(['recorded_at', 'product_id as id'])
      .where('refund_due_at', 'is', null)
      .where('product_id', '=', id),
} as const

/** Lists a seller's sold products, the latest sale first. */
export async function listSales(
  database: Queryable,
  sellerId: string,
  page: Page,
): Promise<SaleAnswer[]> {
  const rows = await readPage(database, selectSales(sellerId), ORDER, page)
  const products = await readProducts(
    database,
    rows.map((row) => row.product_id),
  )
  return rows.flatMap((row) => {
    const product = products.get(row.product_id)
    return product === undefined ? [] : [saleAnswer(row, product)]
  })
}

function saleAnswer(row: SaleRow, product: ProductAnswer): SaleAnswer {
  return {
    ...product,
    price: toDollars(row.amount_cents),
    boughtBy: row.buyer_email,
    bookers: row.bookers,
    buyer: {
      ...(row.buyer_removed_at === null && { _id: row.buyer_id }),
      name: row.buyer_name,
      email: row.buyer_email,
    },
    soldAt: row.recorded_at.toISOString(),
    meeting: meetingAnswer(row),
    ...(row.order_id !== null && { orderId: row.order_id }),
  }
}
