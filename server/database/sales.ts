import { toDollars } from '../decode.ts'
import type { Queryable } from './database.ts'
import { type Page, readPage } from './page.ts'
import { type ProductAnswer, readProducts } from './products.ts'

type SaleRow = {
  product_id: string
  amount_cents: number
  recorded_at: Date
  buyer_name: string
  buyer_email: string
  bookers: { bookerName: string; bookerEmail: string }[]
}

/**
 * A sold product for the My Buyers page: `price` is the amount paid, in US dollars; `bookers` are all users who have
 * booked the product, including its buyer, in the order of their bookings; `soldAt` is the time of the sale.
 */
type SaleAnswer = ProductAnswer & {
  price: number
  boughtBy: string
  bookers: SaleRow['bookers']
  buyer: { name: string; email: string }
  soldAt: string
}

const SOLD = `
  select p.id as product_id, sale.amount_cents, sale.recorded_at, buyer.name as buyer_name, buyer.email as buyer_email,
         (select coalesce(jsonb_agg(jsonb_build_object('bookerName', booker.name, 'bookerEmail', booker.email)
                                    order by b.created_at, b.id), '[]'::jsonb)
            from bookings b join users booker on booker.id = b.buyer_id
           where b.product_id = p.id and b.removed_at is null) as bookers
    from products p
    join payments sale on sale.product_id = p.id and sale.refund_due_at is null
    join users buyer on buyer.id = sale.buyer_id
   where p.seller_id = $1 and p.is_sold and p.removed_at is null`
const ORDER = {
  by: ['sale.recorded_at', 'p.id'],
  of: 'select recorded_at, product_id from payments where refund_due_at is null and product_id =',
} as const

/** Lists a seller's sold products, the latest sale first. */
export async function listSales(
  database: Queryable,
  sellerId: string,
  page: Page,
): Promise<SaleAnswer[]> {
  const rows = await readPage<SaleRow>(database, SOLD, [sellerId], ORDER, page)
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
    buyer: { name: row.buyer_name, email: row.buyer_email },
    soldAt: row.recorded_at.toISOString(),
  }
}
