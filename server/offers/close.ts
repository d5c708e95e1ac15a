import { sql } from 'kysely'
import { onlyRow, type Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { applyEvent, lockFlow } from '../flows/engine.ts'
import { offerFlow, OPEN_STATES } from './offer.ts'

/** Why offers end without one of their two sides. */
type Reason =
  | 'sold'
  | 'removed'
  | 'withdrawn'
  | 'expired'
  | 'priceChanged'
  | 'buyerGone'
  | 'blocked'

type Closing = {
  /** The offers for this product, or of this buyer, to this seller alone where it is given. */
  of: { productId: string } | { buyerId: string; sellerId?: string }
  reason: Reason
  at: Date
  /** The buyer whose payment is recorded. */
  payerId?: string
  /** The asking price in whole cents after a change: offers for the same price go on. */
  askingCents?: number
}

/** Counts the open offers of a buyer, for a product, or for the products of a seller. */
export async function countOpenOffers(
  database: Queryable,
  { of, id }: { of: 'buyer' | 'seller' | 'product'; id: string },
): Promise<number> {
  const column = {
    buyer: 'offers.buyer_id',
    seller: 'p.seller_id',
    product: 'offers.product_id',
  } as const
  const rows = await run(
    database,
    db
      .selectFrom('offers')
      .innerJoin('products as p', 'p.id', 'offers.product_id')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('offers.state', '=', sql<string>`any(${[...OPEN_STATES]})`)
      .where(column[of], '=', id),
  )
  return onlyRow(rows).count
}

/**
 * Ends the open offers for a product, or of a buyer. The accepted offer of a buyer who has paid has led to the sale.
 * `transaction` has locked the product, and with it the offers that can be made.
 */
export async function closeOffers(
  transaction: Queryable,
  { of, reason, at, payerId, askingCents }: Closing,
): Promise<void> {
  const offers = await run(
    transaction,
    db
      .selectFrom('offers')
      .select(['id', 'buyer_id as buyerId'])
      .where('state', '=', sql<string>`any(${[...OPEN_STATES]})`)
      .$if('productId' in of, (query) =>
        query.where('product_id', '=', 'productId' in of ? of.productId : ''),
      )
      .$if('buyerId' in of, (query) =>
        query.where('buyer_id', '=', 'buyerId' in of ? of.buyerId : ''),
      )
      .$if('sellerId' in of, (query) =>
        query.where('product_id', 'in', (eb) =>
          eb
            .selectFrom('products')
            .select('products.id')
            .where('seller_id', '=', 'sellerId' in of ? (of.sellerId ?? '') : ''),
        ),
      )
      // One order, so that two transactions that close the same offers do not wait for each other.
      .orderBy('id'),
  )
  for (const { id, buyerId } of offers) {
    const offer = await lockFlow(transaction, offerFlow, id)
    if (offer === null || offer.context.askingCents === askingCents) continue
    const isPaid = buyerId === payerId && offer.value === 'accepted'
    const event = isPaid ? { type: 'buyer.pay' } : { type: 'market.close', reason }
    // An offer that ended meanwhile takes neither.
    await applyEvent(transaction, offerFlow, offer, {
      event: { ...event, at: at.getTime() },
      userId: isPaid ? buyerId : null,
    })
  }
}
