import { sql } from 'kysely'
import type { OrderContext } from '../../machines/market/order.events.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { toDollars } from '../http/decode.ts'
import { deadlineAnswer, nextDeadline } from '../flows/next-deadline.ts'
import { keptCents, orderFlow, positionOf, stateOf } from './order.ts'

/** How far an order is, in a row of another list: where the item and the money are, and until when they stay there. */
type OrderProgress = {
  state: string
  position: string
  /** The amount that the buyer got back, in US dollars. */
  refunded: number
  /** The amount that the buyer does not get back, and the seller earns, in US dollars (`keptCents`). */
  kept: number
  deadline: { at: string; event: string } | null
}

/** Adds its progress to each row that has an order. */
export async function withProgress<Row extends { orderId?: string }>(
  database: Queryable,
  rows: readonly Row[],
): Promise<(Row & { progress?: OrderProgress })[]> {
  const ids = rows.flatMap(({ orderId }) => orderId ?? [])
  if (ids.length === 0) return [...rows]
  const progress = await readProgress(database, ids)
  return rows.map((row) => {
    const known = progress.get(row.orderId ?? '')
    return known === undefined ? row : { ...row, progress: known }
  })
}

async function readProgress(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderProgress>> {
  const orders = await run(
    database,
    db
      .selectFrom('flows as f')
      .where('f.flow', '=', orderFlow.name)
      .where('f.id', '=', sql<string>`any(${ids})`)
      .select((eb) => ['f.id', 'f.value', 'f.context', nextDeadline(eb).as('deadline')])
      .$narrowType<{ context: OrderContext }>(),
  )
  return new Map(
    orders.map(({ id, value, context, deadline }) => [
      id,
      {
        state: stateOf(value),
        position: positionOf(value),
        refunded: toDollars(context.ledger.refunded),
        kept: toDollars(keptCents({ value, context })),
        deadline: deadline && deadlineAnswer(deadline),
      },
    ]),
  )
}
