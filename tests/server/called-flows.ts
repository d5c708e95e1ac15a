import { startFlow } from '../../server/flows/engine.ts'
import { offerFlow } from '../../server/offers/offer.ts'
import { reviewFlow } from '../../server/reviews/review.ts'
import { caseFlow, sendToCase } from '../../server/reports/case.ts'
import { insertOrder, insertReview } from './insert-order.ts'
import type { TestApp } from './test-app.ts'

const members = [
  { userId: 'ann', role: 'buyer' as const },
  { userId: 'sue', role: 'seller' as const },
]

/** Adds the order `ORDER` of ann, for sue's Guitar 4, which the two can review, and sue's review. */
export async function addOrder({ database, time }: TestApp): Promise<void> {
  const order = { id: ORDER, productId: 'p4', buyerId: 'ann', sellerId: 'sue', at: time.now }
  await insertOrder(database, order)
  await insertReview(database, order)
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

/** Adds the case `CASE`, in which ada has warned sue about her Guitar 2. */
export async function addCase({ database, time }: TestApp): Promise<void> {
  await database.query(
    `insert into cases (id, about, thing_id, concerned_id, product_id, state, created_at)
       values ($1, 'listing', 'p2', 'sue', 'p2', 'open', $2)`,
    [CASE, time.now],
  )
  const at = time.now.getTime()
  await database.transaction(async (transaction) => {
    await startFlow(transaction, caseFlow, {
      id: CASE,
      created: { type: 'admin.open', at, about: 'listing' },
      members: [{ userId: 'sue', role: 'concerned' }],
      userId: 'ada',
    })
    const decision = { measure: 'warn', ground: 'misleading', words: 'It is a copy.', until: null }
    await sendToCase(transaction, CASE, {
      event: { type: 'admin.act', at, ...decision },
      userId: 'ada',
    })
  })
}
export const CASE = 'case-1'
