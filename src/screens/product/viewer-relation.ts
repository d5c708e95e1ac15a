import type { SnapshotFrom } from 'xstate'
import type { openOffersMachine } from '../../../machines/openOffers.machine.ts'
import { isOpenOffer, type Offer } from '../../domain/offer.ts'
import { type Product, sellerOf } from '../../domain/product.ts'
import type { Viewer } from '../../domain/user.ts'

/**
 * The viewer's relation to a product. `isOwn`: the viewer sells it; null while that is not known. `offer`: the viewer's
 * open offer for it as a buyer.
 */
export type ViewerRelation = { isOwn: boolean | null; offer: Offer | null }

/** Returns the viewer's relation to a product. */
export function viewerRelation(
  product: Product,
  viewer: Viewer,
  offers: SnapshotFrom<typeof openOffersMachine>,
): ViewerRelation {
  if (viewer.kind !== 'user') return { isOwn: false, offer: null }
  const open = openOffersOf(viewer, offers)
  return {
    isOwn: isOwn(product, viewer, offers),
    offer: open.find((offer) => offer.product._id === product._id) ?? null,
  }
}

/** Returns the open offers of a buyer. The offers may still be those of a user who has logged out. */
export const openOffersOf = (
  viewer: Viewer,
  { context }: SnapshotFrom<typeof openOffersMachine>,
): readonly Offer[] =>
  viewer.kind === 'user' && viewer.role === 'buyer' ? context.offers.filter(isOpenOffer) : []

/** Returns a product as its buyer books it: for the agreed price, if there is one. */
export const atAgreedPrice = (product: Product, offer: Offer | null): Product =>
  offer?.state === 'accepted' ? { ...product, askingPrice: offer.price } : product

/** A seller's address may be hidden, also from its owner; then the server's id of the user decides. */
function isOwn(
  product: Product,
  viewer: Extract<Viewer, { kind: 'user' }>,
  offers: SnapshotFrom<typeof openOffersMachine>,
): boolean | null {
  if (viewer.role !== 'seller') return false
  if (product.isContactHidden !== true) return viewer.email === sellerOf(product).email
  return offers.matches('loading') ? null : offers.context.isOwn
}
