import { randomUUID } from 'node:crypto'
import { policy } from '../../machines/market/policy.ts'
import type { Services } from '../services.ts'
import { requireDealing } from '../users/blocks.ts'
import type { Queryable } from '../database/database.ts'
import { lockProduct } from '../listings/product-lock.ts'
import { db, run } from '../database/sql.ts'
import { requireMember } from '../users/users.ts'
import { toDollars } from '../http/decode.ts'
import { startFlow } from '../flows/engine.ts'
import { lockListing, takesOffers } from '../listings/listing.ts'
import { Problem } from '../http/problem.ts'
import { buyersPrices, type Prices } from '../offers/answer.ts'
import { offerFlow, OPEN_STATES } from '../offers/offer.ts'

/** A price in whole cents that a buyer names for a product; without `id`, the offer gets a random one. */
type Named = { productId: string; buyerId: string; cents: number; id?: string }

/**
 * Opens an offer of a buyer, and returns its id. Throws account-removed, account-suspended, product-unknown, item-unavailable,
 * dealing-blocked where one of the two has blocked the other, offers-off where the seller takes none, offer-open while
 * the buyer has an offer for the product, offers-used-up, and the problems of `requirePrice`.
 */
export function makeOffer(
  { database, clock, flowClock }: Pick<Services, 'database' | 'clock' | 'flowClock'>,
  { productId, buyerId, cents, id = randomUUID() }: Named,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const now = flowClock()
    await requireMember(transaction, buyerId)
    await lockListing(transaction, productId, now)
    const product = await lockProduct(transaction, productId, clock())
    if (product === null || product.isRemoved) throw new Problem('product-unknown')
    if (product.isSold || !product.isPublished) throw new Problem('item-unavailable')
    const { sellerId, ...asked } = await readAsked(transaction, productId)
    await requireDealing(transaction, { productId, buyerId })
    if (!takesOffers(asked.lowestPercent)) throw new Problem('offers-off')
    const earlier = await readEarlier(transaction, { productId, buyerId })
    if (earlier.some(({ state }) => OPEN_STATES.some((open) => open === state))) {
      throw new Problem('offer-open')
    }
    const prices = 1 + Math.max(0, ...earlier.map((offer) => offer.prices))
    if (prices > policy.counts.offers) throw new Problem('offers-used-up')
    requirePrice(cents, buyersPrices(asked, asked.askingCents))
    await run(
      transaction,
      db.insertInto('offers').values({
        id,
        product_id: productId,
        buyer_id: buyerId,
        state: 'open',
        price_cents: cents,
        prices,
        created_at: now,
      }),
    )
    await startFlow(transaction, offerFlow, {
      id,
      created: { type: 'buyer.offer', at: now.getTime(), cents, ...asked, prices },
      members: [
        { userId: buyerId, role: 'buyer' },
        { userId: sellerId, role: 'seller' },
      ],
      userId: buyerId,
    })
    return id
  })
}

/**
 * Throws offer-price with the possible prices unless a price in whole cents is one of them, and offer-too-low, without a
 * number, for one that the seller does not allow.
 */
export function requirePrice(cents: number, { least, most, secret = least }: Prices) {
  if (cents >= least && cents <= most) {
    if (cents < secret) throw new Problem('offer-too-low')
    return
  }
  const [min, max] = [toDollars(least), toDollars(most)]
  const words = `The price must be from ${min.toFixed(2)} to ${max.toFixed(2)}.`
  throw new Problem('offer-price', words, { members: { min, max } })
}

async function readAsked(transaction: Queryable, productId: string) {
  const [asked] = await run(
    transaction,
    db
      .selectFrom('products')
      .select([
        'asking_price_cents as askingCents',
        'lowest_offer_percent as lowestPercent',
        'seller_id as sellerId',
      ])
      .where('id', '=', productId),
  )
  if (asked === undefined) throw new Problem('product-unknown')
  return asked
}

const readEarlier = (
  transaction: Queryable,
  { productId, buyerId }: { productId: string; buyerId: string },
) =>
  run(
    transaction,
    db
      .selectFrom('offers')
      .select(['state', 'prices'])
      .where('product_id', '=', productId)
      .where('buyer_id', '=', buyerId),
  )
