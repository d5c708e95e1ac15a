import type { Destination } from '../../domain/destinations.ts'
import type { Product } from '../../domain/product.ts'

/** Returns where a product is shown: on its page, or in its category on a server without pages of products. */
export const productDestination = ({
  _id: productId,
  categoryId,
  hasPage,
}: Pick<Product, '_id' | 'categoryId' | 'hasPage'>): Destination =>
  hasPage === true
    ? { screen: 'product', productId }
    : { screen: 'category', categoryId, productId }
