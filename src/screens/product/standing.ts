import type { SnapshotFrom } from 'xstate'
import type { offersMachine } from '../../../machines/offers.machine.ts'
import { isOpenOffer, type Offer } from '../../domain/offer.ts'
import { type Product, sellerOf } from '../../domain/product.ts'
import type { Viewer } from '../../domain/user.ts'

/**
 * What the viewer has to do with a product. `isOwn`: the viewer sells it; null while that is not known. `offer`: the viewer's
 * open offer for it as a buyer.
 */
export type Standing = { isOwn: boolean | null; offer: Offer | null }

/** Returns what the viewer has to do with a product. The offers may still be those of a user who has logged out. */
export function standingOf(
  product: Product,
  viewer: Viewer,
  offers: SnapshotFrom<typeof offersMachine>,
): Standing {
  if (viewer.kind !== 'user') return { isOwn: false, offer: null }
  const { context } = offers
  const isOpen = (offer: Offer) => offer.role === 'buyer' && isOpenOffer(offer)
  return {
    isOwn: isOwn(product, viewer, offers),
    offer: viewer.role === 'buyer' ? (context.offers.find(isOpen) ?? null) : null,
  }
}

/** A seller's address may be hidden, also from its owner; then the server's id of the user decides. */
function isOwn(
  product: Product,
  viewer: Extract<Viewer, { kind: 'user' }>,
  offers: SnapshotFrom<typeof offersMachine>,
): boolean | null {
  if (viewer.role !== 'seller') return false
  if (product.isContactHidden !== true) return viewer.email === sellerOf(product).email
  return offers.matches('loading') ? null : offers.context.item?.isOwn === true
}
