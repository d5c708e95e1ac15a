import type { Product } from './product.ts'
import type { Viewer } from './user.ts'

/** The viewer and the product of an unsent form. A viewer who is not signed in has no draft. */
export type ProductDraft = { viewer: Viewer; productId: string }

/** Returns the draft of an open dialog. Throws unless a product is open. */
export function productDraftOf({
  viewer,
  product,
}: {
  viewer: Viewer
  product: Product | null
}): ProductDraft {
  if (product === null) throw new Error('No product was chosen.')
  return { viewer, productId: product._id }
}
