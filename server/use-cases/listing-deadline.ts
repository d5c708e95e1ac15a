import type { ListingContext } from '../../machines/market/listing.machine.ts'
import { lockProduct } from '../listings/product-lock.ts'
import type { Queryable } from '../database/database.ts'
import { applyEvent } from '../flows/engine.ts'
import type { DueEvent, Flow, StoredFlow } from '../flows/flow.ts'
import { closeOffers } from '../offers/close.ts'
import { listingFlow } from '../listings/listing.ts'

/**
 * Sends a due deadline to a locked listing, with whether the product is held at that moment. A listing that expires ends
 * the open offers for its product. Returns false, without a change, where the state does not take the deadline.
 */
async function sendListingDeadline(
  transaction: Queryable,
  listing: StoredFlow<ListingContext>,
  { type, at, holdsAt }: DueEvent,
): Promise<boolean> {
  const product = await lockProduct(transaction, listing.id, holdsAt)
  const isHeld = (product?.heldUntil ?? null) !== null
  const event = { type, at: at.getTime(), isHeld }
  if (!(await applyEvent(transaction, listingFlow, listing, { event, userId: null }))) return false
  if (type === 'deadline.expired' && !isHeld) {
    await closeOffers(transaction, { of: { productId: listing.id }, reason: 'expired', at })
  }
  return true
}

/** The flow of listings as the server runs it: its deadlines know whether the item is held, and end its offers. */
export const expiringListingFlow: Flow<ListingContext> = {
  ...listingFlow,
  sendDeadline: sendListingDeadline,
}
