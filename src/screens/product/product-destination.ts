import type { Destination } from '../../domain/destinations.ts'
import type { Product } from '../../domain/product.ts'

/** Returns where a product is shown: on its page, or in its category on a server without pages of products. */
export const productDestination = ({
  _id: productId,
  categoryId,
  hasPage,
  near,
}: Pick<Product, '_id' | 'categoryId' | 'hasPage' | 'near'>): Destination =>
  hasPage === true
    ? { screen: 'product', productId, ...(near !== undefined && { near }) }
    : { screen: 'category', categoryId, productId }
