import {
  array,
  assign,
  boolean,
  enums,
  type Infer,
  is,
  number,
  optional,
  string,
  type,
} from 'superstruct'
import { ShownAttributesStruct } from './attribute.ts'
import {
  extension,
  Flag,
  Id,
  Moment,
  Numeric,
  preprocess,
  RequiredString,
} from './field-structs.ts'
import { sellerNumbers } from './rating.ts'
import type { Listed } from './listed.ts'
import { ProtectionStruct } from './payment.ts'
import {
  PictureAddressStruct,
  PictureSourcesStruct,
  PictureStruct,
  preprocessProduct,
  type Product,
  type ProductPicture,
  ProductShape,
} from './product.ts'

/** The fields that every page of a product has. The items of `alike` are decoded one by one. */
export const ProductPageStruct = type({
  availability: enums(['forSale', 'sold', 'gone']),
  alike: array(),
})

/** The pictures after the cover, in their order: an extension. A picture without an address hides no other. */
const MorePicturesStruct = preprocess(optional(array(PictureStruct)), (value) =>
  Array.isArray(value) ? value.filter((picture) => is(picture, PictureAddressStruct)) : undefined,
)

/** A product with all of its pictures and attributes. */
export const PicturedProductStruct = preprocessProduct(
  assign(
    ProductShape,
    type({ morePictures: MorePicturesStruct, attributes: ShownAttributesStruct }),
  ),
)
export type PicturedProduct = Infer<typeof PicturedProductStruct>

/** The price that sellers in the product's category, or all, usually accept, in percent of the asking price. */
const UsualPriceStruct = type({ percent: number(), of: enums(['category', 'market']) })
export type UsualPrice = Infer<typeof UsualPriceStruct>

/** A product that can be bought. `listedAt` is an ISO 8601 time. */
export const ProductForSaleStruct = type({
  product: PicturedProductStruct,
  /** As everyone may know the seller. The id is there where the server has a page of the seller. */
  seller: type({
    _id: extension(Id),
    name: RequiredString,
    isVerified: Flag,
    ...sellerNumbers,
    since: Moment,
  }),
  listedAt: Moment,
  /** The seller takes offers; absent where the server has none. */
  takesOffers: extension(boolean()),
  /** Absent where the server does not know it. */
  usualPrice: extension(UsualPriceStruct),
  /** The seller takes messages on the server; absent where it has no conversations. */
  takesMessages: extension(boolean()),
  /** Absent where the server does not hold the payment. */
  protection: extension(ProtectionStruct),
})
export type ProductForSale = Infer<typeof ProductForSaleStruct>

/** Returns all pictures of a product, the cover first. */
export const picturesOf = ({
  image,
  imageSources,
  morePictures = [],
}: PicturedProduct): ProductPicture[] => [{ image, imageSources }, ...morePictures]

export const SoldProductStruct = type({
  product: type({
    _id: Id,
    productName: RequiredString,
    image: string(),
    imageSources: extension(PictureSourcesStruct),
    askingPrice: Numeric,
    categoryId: Id,
  }),
})

/** A product that its seller, or an admin, has removed. */
export const GoneProductStruct = type({ product: type({ _id: Id, categoryId: Id }) })

/** The page of a product. `alike`: products for sale that a viewer may want instead, the best match first. */
export type ProductPage = { alike: readonly Listed<Product>[] } & (
  | ({ availability: 'forSale' } & ProductForSale)
  | ({ availability: 'sold' } & Infer<typeof SoldProductStruct>)
  | ({ availability: 'gone' } & Infer<typeof GoneProductStruct>)
)
