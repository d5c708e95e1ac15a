import { type Expression, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { orderFlow, stateOf } from './order.ts'

/** The states of an order that ended without a sale: its buyer gets the money back. */
const UNDONE = ['canceled', 'refunded'] as const
type Undone = (typeof UNDONE)[number]

/** Selects the newest product as which the seller of this one has listed it again. */
export const listedAgainAs = (product: Expression<string>) =>
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
): Promise<(Row & { saleUndone?: Undone; listedAgainAs?: string })[]> {
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
      .select((eb) => listedAgainAs(eb.ref('sale.product_id')).as('againId'))
      .where('sale.refund_due_at', 'is', null)
      .where('sale.product_id', '=', sql<string>`any(${ids})`),
  )
  const sales = new Map(orders.map((order) => [order.productId, order]))
  return rows.map((row) => {
    const sale = sales.get(row._id)
    const saleUndone = UNDONE.find((state) => sale && state === stateOf(sale.value))
    if (sale === undefined || saleUndone === undefined) return row
    return { ...row, saleUndone, ...(sale.againId !== null && { listedAgainAs: sale.againId }) }
  })
}
