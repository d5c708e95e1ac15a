import type { Queryable } from '../database/database.ts'
import { db, isUnsold, run } from '../database/sql.ts'
import { applyEvent } from '../flows/engine.ts'
import type { StoredFlow } from '../flows/flow.ts'
import type { ListingContext } from '../../machines/market/listing.machine.ts'
import { nextStep } from '../../machines/market/step.ts'
import { closeOffers } from '../offers/close.ts'
import { listingFlow, lockListing } from '../listings/listing.ts'

type Listing = StoredFlow<ListingContext> | null
type Payment = { buyerId: string; at: Date }

const paid = (at: Date) => ({ type: 'buyer.pay', at: at.getTime() })

/** Returns whether a locked listing takes a payment: a hidden one does too, unless the item was sold elsewhere. */
export const takesPayment = (listing: Listing, at: Date): boolean =>
  listing !== null && nextStep(listingFlow.machine, listing, paid(at)) !== null

/** Ends a locked listing because a payment is recorded. */
export async function endByPayment(
  transaction: Queryable,
  listing: Listing,
  { buyerId, at }: Payment,
): Promise<void> {
  if (listing === null) return
  await applyEvent(transaction, listingFlow, listing, { event: paid(at), userId: buyerId })
  const of = { productId: listing.id }
  await closeOffers(transaction, { of, reason: 'sold', at, payerId: buyerId })
}

/** `reason`: the words of an admin to the seller; '' without them. */
type Removal = { by: 'seller' | 'admin'; userId: string; at: Date; reason?: string }

/**
 * Ends a locked listing because its product is removed. A seller's removal must not come while a buyer pays: the caller
 * has checked it.
 */
export async function endByRemoval(
  transaction: Queryable,
  listing: Listing,
  { by, userId, at, reason = '' }: Removal,
): Promise<void> {
  if (listing === null) return
  const facts = by === 'seller' ? { isHeld: false } : { reason }
  const event = { type: `${by}.remove`, at: at.getTime(), ...facts }
  await applyEvent(transaction, listingFlow, listing, { event, userId })
  await closeOffers(transaction, { of: { productId: listing.id }, reason: 'removed', at })
}

/** Locks the listings of a seller's products that are neither sold nor removed, in one order for all transactions. */
export async function lockListingsOf(
  transaction: Queryable,
  sellerId: string,
  at: Date,
): Promise<Listing[]> {
  const products = await run(
    transaction,
    db
      .selectFrom('products as p')
      .select('p.id')
      .where('p.seller_id', '=', sellerId)
      .where(isUnsold)
      .orderBy('p.id'),
  )
  const listings: Listing[] = []
  for (const { id } of products) listings.push(await lockListing(transaction, id, at))
  return listings
}
