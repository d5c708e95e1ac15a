import { orders as atTheirEnd } from './orders-at-their-end.ts'
import { orders as inDoubt } from './orders-in-doubt.ts'
import { orders as onTheirWay } from './orders-on-their-way.ts'
import { orders as reviewed, products as fromOlderSales } from './orders-reviewed.ts'
import { products as fromIngrid } from './ordered-from-ingrid.ts'
import { products as fromOthers } from './ordered-from-others.ts'
import type { OrderedProduct, SeedOrder } from './shapes.ts'

/** The sellers with a payout account. Ingrid has none: a newcomer can set it up, and her money waits for it. */
export const sellersWithAccount: ReadonlySet<string> = new Set([
  'seller-marcus',
  ...fromOlderSales.map(({ seller }) => `seller-${seller}`),
])

/**
 * Orders in every state of the machine. No deadline that changes an order is due within a day and a half, so that the
 * market looks the same on the day after it was created.
 */
export const orders: readonly SeedOrder[] = [...onTheirWay, ...inDoubt, ...atTheirEnd, ...reviewed]

/** The products of the orders. Each is sold, so no list of the shop has it. */
export const orderedProducts: readonly OrderedProduct[] = [
  ...fromIngrid,
  ...fromOthers,
  ...fromOlderSales,
]
