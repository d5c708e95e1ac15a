import { sql } from 'kysely'
import {
  type ReviewContext,
  reviewMachine,
  type Side,
} from '../../machines/market/review.machine.ts'
import type { Value } from '../database/columns.ts'
import { db } from '../database/sql.ts'
import type { Flow } from '../flows/flow.ts'
import { reviewNotices } from './notices.ts'

export type { ReviewContext, Side }

/** The side that a side reviews. */
export const otherSide = { buyer: 'seller', seller: 'buyer' } as const

const regions = { buyer: 'byBuyer', seller: 'bySeller' } as const

/** Returns how far the reviews of an order are: 'open', 'buyerWrote', 'sellerWrote', 'published' or 'closed'. */
export function stateOf(value: Value): string {
  if (typeof value === 'string') return value
  return typeof value['blind'] === 'string' ? value['blind'] : 'published'
}

/** Returns whether an admin has hidden the review by a side. */
const isHidden = (value: Value, by: Side): boolean => {
  const published = typeof value === 'string' ? undefined : value['published']
  return typeof published === 'object' && published[regions[by]] === 'hidden'
}

/** The reviews of an order: their id is that of the order. `reviews` has their words, and what queries need of the state. */
export const reviewFlow: Flow<ReviewContext> = {
  name: 'review',
  machine: reviewMachine,
  version: 1,
  upgrades: {},
  performed: [],
  adminRank: () => null,
  notices: reviewNotices,
  kind: 'orders',
  productOf: (id) => sql`(select product_id from payments where id = ${id})`,
  pathOf: (id) => `/dashboard/order/${encodeURIComponent(id)}`,
  button: { en: 'See reviews', sv: 'Se omdömena' },
  follow(id, { after: { value, context } }) {
    const { publishedAt } = context
    if (publishedAt === null) return []
    const hidden = (['buyer', 'seller'] as const).filter((by) => isHidden(value, by))
    return [
      sql`${db
        .updateTable('reviews')
        .set({
          published_at: new Date(publishedAt),
          is_hidden: sql<boolean>`side = any(${hidden}::text[])`,
        })
        .where('order_id', '=', id)}`,
    ]
  },
}
