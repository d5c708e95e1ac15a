import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { orderFlow, stateOf } from './order.ts'

/** The states of an order that ended without a sale: its buyer gets the money back. */
const UNDONE = ['canceled', 'refunded'] as const
type Undone = (typeof UNDONE)[number]

/** Adds to each sold product whose order ended without a sale how the order ended. */
export async function withUndoneSales<Row extends { _id: string; isSold: boolean }>(
  database: Queryable,
  rows: readonly Row[],
): Promise<(Row & { saleUndone?: Undone })[]> {
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
      .where('sale.refund_due_at', 'is', null)
      .where('sale.product_id', '=', sql<string>`any(${ids})`),
  )
  const states = new Map(orders.map(({ productId, value }) => [productId, stateOf(value)]))
  return rows.map((row) => {
    const saleUndone = UNDONE.find((state) => state === states.get(row._id))
    return saleUndone === undefined ? row : { ...row, saleUndone }
  })
}
