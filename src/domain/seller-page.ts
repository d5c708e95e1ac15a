import { array, boolean, type Infer, string, type } from 'superstruct'
import { extension, Flag, Id, Moment, Numeric, RequiredString } from './field-structs.ts'
import type { Listed } from './listed.ts'
import { PublicReviewStruct, sellerNumbers } from './rating.ts'
import { PictureSourcesStruct } from './product.ts'

/** A product for sale on the page of its seller. Prices are US dollars. */
export const OfferedProductStruct = type({
  _id: Id,
  productName: RequiredString,
  image: string(),
  imageSources: extension(PictureSourcesStruct),
  askingPrice: Numeric,
  retailPrice: Numeric,
  categoryId: Id,
  hasPage: extension(boolean()),
})
type OfferedProduct = Infer<typeof OfferedProductStruct>

/** The public page of a seller. The items of `products` are decoded one by one. */
export const SellerPageStruct = type({
  seller: type({
    _id: Id,
    name: RequiredString,
    isVerified: Flag,
    ...sellerNumbers,
    since: Moment,
  }),
  /** How many products are for sale, of which `products` has a page. */
  forSale: Numeric,
  /** The number of the next page of products, where there is one. */
  next: extension(Numeric),
  products: array(),
  /** The newest reviews of the seller. */
  reviews: extension(array(PublicReviewStruct)),
})

export type SellerPage = Omit<Infer<typeof SellerPageStruct>, 'products'> & {
  products: readonly Listed<OfferedProduct>[]
}
