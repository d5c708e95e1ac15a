import { type Expression, sql } from 'kysely'
import type { OrderContext } from '../../machines/market/order.events.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { User } from '../users/users.ts'
import type { Snapshot } from '../flows/flow.ts'
import { isOver, orderFlow } from '../orders/order.ts'
import { Problem } from '../http/problem.ts'
import type { Side } from './conversation.ts'

/** The buyer and the seller of a conversation, and the product that it is about. */
export type Parties = { productId: string; buyerId: string; sellerId: string }

/** The two of a conversation, and the role of the viewer in it. They never change. */
export type PartiesOfViewer = Parties & { role: Side | 'admin' }

/** The conversation that a request names: without `buyerId`, the viewer is the buyer. */
type Named = { productId: string; buyerId: string | undefined }

/**
 * Reads the two of a conversation, which may not have begun, and the role of the viewer in it. Throws product-unknown,
 * conversation-unknown where nobody who could buy is named, and not-yours for the conversation of others.
 */
export async function readParties(
  database: Queryable,
  viewer: User,
  { productId, buyerId = viewer.id }: Named,
): Promise<PartiesOfViewer> {
  const [found] = await run(
    database,
    db
      .selectFrom('products as p')
      .select((eb) => [
        'p.seller_id as sellerId',
        eb.selectFrom('users').select('users.role').where('users.id', '=', buyerId).as('buyerRole'),
      ])
      .where('p.id', '=', productId),
  )
  if (found === undefined) throw new Problem('product-unknown')
  const { sellerId, buyerRole } = found
  const parties = { productId, buyerId, sellerId }
  const isBuyer = viewer.id === buyerId
  if (buyerRole !== 'buyer') throw new Problem(isBuyer ? 'role-required' : 'conversation-unknown')
  if (isBuyer) return { ...parties, role: 'buyer' }
  if (viewer.id === sellerId) return { ...parties, role: 'seller' }
  if (viewer.role === 'admin') return { ...parties, role: 'admin' }
  throw new Problem('not-yours')
}

type Order = Snapshot<OrderContext>

/** Selects the state of the order of a product by a buyer; null where there is none. */
export const selectOrder = (productId: Expression<string>, buyerId: Expression<string>) =>
  db
    .selectFrom('payments as paid')
    .innerJoin('flows as ordered', (join) =>
      join.onRef('ordered.id', '=', 'paid.id').on('ordered.flow', '=', sql.lit(orderFlow.name)),
    )
    .where('paid.product_id', '=', productId)
    .where('paid.buyer_id', '=', buyerId)
    // Only a sale has an order, and a product has one sale.
    .where('paid.refund_due_at', 'is', null)
    .select(
      sql<Order>`jsonb_build_object('value', ordered.value, 'context', ordered.context)`.as(
        'order',
      ),
    )
    .limit(sql.lit(1))

/** Returns whether the two of a conversation have an order of its item that is not over. */
export const isInOrder = (order: Order | null): boolean => order !== null && !isOver(order)

/** Reads the state of the order of a product by a buyer; null where there is none. */
export async function readOrderState(
  transaction: Queryable,
  { productId, buyerId }: Pick<Parties, 'productId' | 'buyerId'>,
): Promise<Order | null> {
  const [found] = await run(transaction, selectOrder(sql.val(productId), sql.val(buyerId)))
  return found?.order ?? null
}
