import type { OrderContext } from '../../machines/market/order.events.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { Snapshot } from '../flows/flow.ts'
import { isOver, orderFlow } from './order.ts'

/** Lists the orders of a user that are not over, newest first, with the names of their products. */
export async function listOpenOrders(
  database: Queryable,
  userId: string,
): Promise<{ id: string; name: string; stored: Snapshot<OrderContext> }[]> {
  const orders = await run(
    database,
    db
      .selectFrom('flow_members as m')
      .innerJoin('flows as f', (join) =>
        join.onRef('f.flow', '=', 'm.flow').onRef('f.id', '=', 'm.flow_id'),
      )
      .where('m.flow', '=', orderFlow.name)
      .where('m.user_id', '=', userId)
      .orderBy('m.created_at', 'desc')
      .select(['f.id', 'f.value', 'f.context'])
      .$narrowType<{ context: OrderContext }>(),
  )
  const open = orders.filter((order) => !isOver(order))
  const ids = open.map(({ id }) => id)
  if (ids.length === 0) return []
  const named = await run(
    database,
    db
      .selectFrom('payments as pay')
      .innerJoin('products as p', 'p.id', 'pay.product_id')
      .where('pay.id', '=', sql<string>`any(${ids})`)
      .select(['pay.id', 'p.name']),
  )
  const nameOf = new Map(named.map(({ id, name }) => [id, name]))
  return open.map(({ id, ...stored }) => ({ id, name: nameOf.get(id) ?? '', stored }))
}
