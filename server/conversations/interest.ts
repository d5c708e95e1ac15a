import type { ExpressionBuilder } from 'kysely'
import { db } from '../database/sql.ts'
import type { Parties } from './parties.ts'

/** Selects whether the buyer has booked the item or made an offer for it: its seller may then write first. */
export const isInterested = <Tables, Table extends keyof Tables>(
  eb: ExpressionBuilder<Tables, Table>,
  { productId, buyerId }: Pick<Parties, 'productId' | 'buyerId'>,
) =>
  eb.or([
    eb.exists(
      db
        .selectFrom('bookings')
        .select('id')
        .where('product_id', '=', productId)
        .where('buyer_id', '=', buyerId),
    ),
    eb.exists(
      db
        .selectFrom('offers')
        .select('id')
        .where('product_id', '=', productId)
        .where('buyer_id', '=', buyerId),
    ),
  ])
