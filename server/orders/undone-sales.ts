import { type Expression, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { orderFlow, undoneOf } from './order.ts'

/** Selects the newest product as which the seller of this one has listed it again. */
export const selectRelisted = (product: Expression<string>) =>
  db
    .selectFrom('products as again')
    .select('again.id')
    .where('again.again_of', '=', product)
    .where('again.removed_at', 'is', null)
    .orderBy('again.created_at', 'desc')
    .limit(sql.lit(1))

/** Adds to each sold product whose order ended without a sale how the order ended, and its new listing, if there is one. */
export async function withUndoneSales<Row extends { _id: string; isSold: boolean }>(
  database: Queryable,
  rows: readonly Row[],
): Promise<
  (Row & { saleUndone?: NonNullable<ReturnType<typeof undoneOf>>; listedAgainAs?: string })[]
> {
  const ids = rows.filter(({ isSold }) => isSold).map(({ _id }) => _id)
  if (ids.length === 0) return [...rows]
  const orders = await run(
    database,
    db
      .selectFrom('payments as sale')
      .innerJoin('flows as f', (join) =>
        join.onRef('f.id', '=', 'sale.id').on('f.flow', '=', sql.lit(orderFlow.name)),
      )
      .select(['sale.product_id as productId', 'f.value'])
      .select((eb) => selectRelisted(eb.ref('sale.product_id')).as('againId'))
      .where('sale.refund_due_at', 'is', null)
      .where('sale.product_id', '=', sql<string>`any(${ids})`),
  )
  const sales = new Map(orders.map((order) => [order.productId, order]))
  return rows.map((row) => {
    const sale = sales.get(row._id)
    const saleUndone = sale === undefined ? null : undoneOf(sale.value)
    if (sale === undefined || saleUndone === null) return row
    return { ...row, saleUndone, ...(sale.againId !== null && { listedAgainAs: sale.againId }) }
  })
}
