import {
  array,
  assign,
  boolean,
  enums,
  type Infer,
  is,
  nonempty,
  nullable,
  number,
  optional,
  type Struct,
  string,
  type,
} from 'superstruct'
import { CONDITIONS } from './constants.ts'
import {
  extension,
  Flag,
  Id,
  Numeric,
  OptionalString,
  preprocess,
  withFallbacks,
  RequiredString,
} from './field-structs.ts'
import { sellerNumbers } from './rating.ts'

/** A category's id; some servers send the whole category object instead. */
const CategoryId = preprocess(Id, (value) =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value,
)

/** The id, the name and the numbers are extensions, of a server that has a page of the seller. */
const SellerDataStruct = type({
  email: OptionalString,
  isVerified: Flag,
  _id: extension(Id),
  name: extension(RequiredString),
  ...sellerNumbers,
})

/**
 * The `srcset` of one picture in two formats (widths in pixels), and its dominant color. Extension: absent on a plain
 * server.
 */
export const PictureSourcesStruct = type({
  avif: string(),
  webp: string(),
  colour: optional(string()),
})
export type PictureSources = Infer<typeof PictureSourcesStruct>

export const PictureAddressStruct = type({ image: nonempty(string()) })

/** A picture of a product, such as one after its cover. */
export const PictureStruct = assign(
  PictureAddressStruct,
  type({ imageSources: extension(PictureSourcesStruct) }),
)
export type ProductPicture = Infer<typeof PictureStruct>

export const ProductShape = type({
  _id: Id,
  productName: RequiredString,
  image: string(),
  imageSources: extension(PictureSourcesStruct),
  askingPrice: Numeric,
  retailPrice: Numeric,
  productCondition: enums(CONDITIONS),
  categoryId: CategoryId,
  purchaseYear: Numeric,
  description: OptionalString,
  contact: RequiredString,
  location: RequiredString,
  isSold: Flag,
  isAdvertised: Flag,
  sellerEmail: optional(nullable(string())),
  /** How far its town is from the place of the search, in kilometers, 0 for less than one; and that place. */
  distance: extension(number()),
  near: extension(string()),
  /** Whether the server has GET /products/{id}, so that the product has a page of its own. */
  hasPage: extension(boolean()),
  /** Whether only signed-in users see how to reach the seller; the contact and the e-mail addresses are then hidden. */
  isContactHidden: extension(boolean()),
  /** Only the first item, the seller, is read; the list may be empty or missing (rule C6). */
  sellerData: preprocess(array(SellerDataStruct), (value) =>
    Array.isArray(value) ? value.slice(0, 1) : (value ?? []),
  ),
})

/** Returns the struct of a product's answer; `category` is accepted in place of `categoryId` (rule C7). */
export const preprocessProduct = <Value, Schema>(shape: Struct<Value, Schema>) =>
  preprocess(shape, (value) => withFallbacks(value, { categoryId: 'category' }))

/** A product. Prices are US dollars. */
export const ProductStruct = preprocessProduct(ProductShape)
export type Product = Infer<typeof ProductShape>
export type Condition = Product['productCondition']

/** Returns the product in a stored value; null if there is none. */
export const storedProduct = (value: unknown): Product | null =>
  is(value, ProductShape) ? value : null

/** Returns a product's seller, with `sellerEmail` as the fallback for the e-mail. */
export function sellerOf(product: Product): { email: string; isVerified: boolean } {
  const [seller] = product.sellerData
  return {
    email: seller?.email || (product.sellerEmail ?? ''),
    isVerified: seller?.isVerified ?? false,
  }
}

/** Returns the page of a product's seller; null on a server without pages of sellers. */
export function sellerPageOf(product: Product): { sellerId: string; name: string } | null {
  const [seller] = product.sellerData
  return seller?._id === undefined || seller.name === undefined
    ? null
    : { sellerId: seller._id, name: seller.name }
}
