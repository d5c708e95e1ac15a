import type { WishlistChange } from './wishlist.ts'

/**
 * The kept products as the browser or the server knows them, null while that is not known, and the changes that it does
 * not know yet.
 */
export type WishlistIds = { ids: readonly string[] | null; changes: readonly WishlistChange[] }

/** Returns whether a product is in the wishlist, as far as the viewer is concerned. */
export const isInWishlist = (
  { ids, changes }: WishlistIds,
  id: string,
  { whenUnknown = false }: { whenUnknown?: boolean } = {},
): boolean =>
  changes.findLast(({ kept }) => kept.product._id === id)?.isKept ??
  ids?.includes(id) ??
  whenUnknown
