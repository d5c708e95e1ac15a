import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  optional,
  string,
  type,
} from 'superstruct'
import { extension, Id, Moment, Numeric, RequiredString } from './field-structs.ts'
import { PictureSourcesStruct, type Product } from './product.ts'

/** The fields of a product that a tile shows. */
export type TileProduct = Pick<
  Product,
  '_id' | 'productName' | 'image' | 'imageSources' | 'askingPrice' | 'categoryId' | 'hasPage'
>

/** A product in the wishlist: `price` is what the user saw, in US dollars, `keptAt` an ISO 8601 time. */
export type KeptProduct = { product: TileProduct; price: number; keptAt: string }

/** A product that is to be kept, or not any more. */
export type WishlistChange = { kept: KeptProduct; isKept: boolean }

/** How many products a browser keeps for a guest. */
export const BROWSER_WISHLIST_LIMIT = 100

/** A product as a browser stores it. */
export const TileProductStruct = type({
  _id: string(),
  productName: string(),
  image: string(),
  imageSources: optional(PictureSourcesStruct),
  askingPrice: number(),
  categoryId: string(),
  hasPage: optional(boolean()),
})

/** The wishlist that a browser stores for a guest. Another `key` belongs to another list. */
export const StoredWishlistStruct = type({
  key: string(),
  kept: array(type({ product: TileProductStruct, price: number(), keptAt: string() })),
})

const AVAILABILITIES = ['forSale', 'sold', 'gone'] as const

const stateFields = {
  _id: Id,
  availability: enums(AVAILABILITIES),
  product: nullable(
    type({
      _id: Id,
      productName: RequiredString,
      image: string(),
      imageSources: extension(PictureSourcesStruct),
      askingPrice: Numeric,
      categoryId: Id,
      hasPage: extension(boolean()),
    }),
  ),
}

/** The state of a product today. `product` is null where nothing of it is shown any more. */
export const ProductStateStruct = type(stateFields)
export type ProductState = Infer<typeof ProductStateStruct>

/** An item of the server's wishlist. */
export const ServerKeptStruct = type({
  ...stateFields,
  productName: RequiredString,
  keptPrice: Numeric,
  keptAt: Moment,
})
export type ServerKept = Infer<typeof ServerKeptStruct>

/** A kept product and its availability; `unknown`: the server cannot tell. */
export type WishlistItem = {
  _id: string
  kept: KeptProduct
  availability: ProductState['availability'] | 'unknown'
}

/** Returns the fields of a product that a tile shows, without the others. */
export const tileOf = ({
  _id,
  productName,
  image,
  imageSources,
  askingPrice,
  categoryId,
  hasPage,
}: TileProduct): TileProduct => ({
  _id,
  productName,
  image,
  askingPrice,
  categoryId,
  ...(imageSources && { imageSources }),
  ...(hasPage !== undefined && { hasPage }),
})

/** Returns a product as it is kept now. */
export const newWishlistEntry = (product: TileProduct): KeptProduct => ({
  product: tileOf(product),
  price: product.askingPrice,
  keptAt: new Date().toISOString(),
})

/** Returns a kept product with its state today; without a state, it is as it was when it was kept. */
export function wishlistItem(kept: KeptProduct, state: ProductState | undefined): WishlistItem {
  return {
    _id: kept.product._id,
    kept: {
      ...kept,
      // A server that tells the state has the pages of products.
      product: state?.product ? { ...state.product, hasPage: true } : kept.product,
    },
    availability: state?.availability ?? 'unknown',
  }
}
