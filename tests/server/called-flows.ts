import { startFlow } from '../../server/flows/engine.ts'
import { offerFlow } from '../../server/offers/offer.ts'
import { reviewFlow } from '../../server/reviews/review.ts'
import { insertOrder } from './insert-order.ts'
import type { TestApp } from './test-app.ts'

const members = [
  { userId: 'ann', role: 'buyer' as const },
  { userId: 'sue', role: 'seller' as const },
]

/** Adds the order `ORDER` of ann, for sue's Guitar 4, which the two can review. */
export async function addOrder({ database, time }: TestApp): Promise<void> {
  const order = { id: ORDER, productId: 'p4', buyerId: 'ann', sellerId: 'sue', at: time.now }
  await insertOrder(database, order)
  const created = { type: 'market.open', at: time.now.getTime() }
  await database.transaction((transaction) =>
    startFlow(transaction, reviewFlow, { id: ORDER, created, members, userId: null }),
  )
}
export const ORDER = 'order-1'

/** Adds the offer `OFFER` of ann, for sue's Guitar 3. */
export async function addOffer({ database, time }: TestApp): Promise<void> {
  await database.query(
    `insert into offers (id, product_id, buyer_id, state, price_cents, prices, created_at)
       values ($1, 'p3', 'ann', 'open', 4000, 1, $2)`,
    [OFFER, time.now],
  )
  const at = time.now.getTime()
  await database.transaction((transaction) =>
    startFlow(transaction, offerFlow, {
      id: OFFER,
      created: {
        type: 'buyer.offer',
        at,
        cents: 4000,
        askingCents: 5002,
        lowestPercent: 50,
        prices: 1,
      },
      members,
      userId: 'ann',
    }),
  )
}
export const OFFER = 'offer-1'
