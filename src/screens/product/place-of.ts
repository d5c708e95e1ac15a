import type { Destination } from '../../domain/destinations.ts'
import type { TileProduct } from '../../domain/wishlist.ts'

/** Returns where a product is shown: on its page, or in its category on a server without pages of products. */
export const placeOf = ({ _id: productId, categoryId, hasPage }: TileProduct): Destination =>
  hasPage === true
    ? { screen: 'product', productId }
    : { screen: 'category', categoryId, productId }
