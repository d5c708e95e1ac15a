import {
  array,
  boolean,
  coerce,
  defaulted,
  enums,
  type Infer,
  nullable,
  optional,
  string,
  type,
  unknown,
} from 'superstruct'
import { CONDITIONS } from './constants.ts'
import { Numeric } from './money.ts'

const SellerDataStruct = type({ email: string(), isVerified: defaulted(boolean(), false) })

/** Widths in pixels and addresses of one picture in two formats: an extension, absent on a plain server. */
export const PictureSourcesStruct = type({ avif: string(), webp: string() })
export type PictureSources = Infer<typeof PictureSourcesStruct>

const ProductShape = type({
  _id: string(),
  productName: string(),
  image: string(),
  imageSources: optional(PictureSourcesStruct),
  askingPrice: Numeric,
  retailPrice: Numeric,
  productCondition: enums(CONDITIONS),
  categoryId: string(),
  purchaseYear: Numeric,
  description: defaulted(string(), ''),
  contact: string(),
  location: string(),
  isSold: defaulted(boolean(), false),
  isAdvertised: defaulted(boolean(), false),
  sellerEmail: optional(nullable(string())),
  /** The first item is the seller; the list may be empty or missing (rule C6). */
  sellerData: defaulted(array(SellerDataStruct), []),
})

/** A product; `category` is accepted in place of `categoryId` (rule C7). Prices are US dollars. */
export const ProductStruct = coerce(ProductShape, unknown(), (value) =>
  typeof value === 'object' && value !== null && 'category' in value && !('categoryId' in value)
    ? { ...value, categoryId: value.category }
    : value,
)
export type Product = Infer<typeof ProductShape>
export type Condition = Product['productCondition']

/** The seller of a product, from whichever of the two places has him. */
export function sellerOf(product: Product): { email: string; isVerified: boolean } {
  const [seller] = product.sellerData
  return {
    email: seller?.email ?? product.sellerEmail ?? '',
    isVerified: seller?.isVerified ?? false,
  }
}
