import { array } from 'superstruct'
import { Id } from '../domain/field-structs.ts'
import { isUnreadable, type Listed, filterReadable } from '../domain/listed.ts'
import {
  type KeptProduct,
  type ProductState,
  ProductStateStruct,
  type ServerKept,
  ServerKeptStruct,
  type WishlistItem,
  wishlistItem,
} from '../domain/wishlist.ts'
import { decodeDeletedCount } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decode, decodeItems } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { type Path, path } from './path.ts'

/** The server answers for so many products at once. */
const AT_ONCE = 100

/** Calls for the wishlist of an account, an extension. */
export function wishlistApi(http: Http, extensions: Extensions) {
  const getAsUser = (address: Path) =>
    http.send({ method: 'get', path: address, bearer: 'accessToken' })
  return {
    /** Returns the ids of the products that the user keeps; null where the server keeps none. Throws FailureError. */
    async getKeptIds(): Promise<string[] | null> {
      if (!extensions.has('wishlist')) return null
      return decode(await getAsUser(path`/wishlist/ids`), array(Id))
    },

    /** Returns what the user keeps, the last kept first; null where the server keeps nothing. Throws FailureError. */
    async getWishlist(): Promise<Listed<WishlistItem>[] | null> {
      if (!extensions.has('wishlist')) return null
      const items = decodeItems(await getAsUser(path`/wishlist`), ServerKeptStruct)
      return items.map((item) => (isUnreadable(item) ? item : wishlistItem(keptIn(item), item)))
    },

    /** Keeps products; one that is kept already stays as it is. Throws FailureError. */
    async keepProducts(kept: readonly KeptProduct[], idempotencyKey: string): Promise<void> {
      const items = kept.map(({ product, price, keptAt }) => ({
        productId: product._id,
        price,
        keptAt,
      }))
      await http.send({
        method: 'put',
        path: path`/wishlist`,
        json: { items },
        bearer: 'accessToken',
        idempotencyKey,
      })
    },

    /** Removes a product. `deletedCount` is 0 where the user does not keep it. Throws FailureError. */
    async removeKept(productId: string): Promise<{ deletedCount: number }> {
      const body = await http.send({
        method: 'delete',
        path: path`/wishlist/${productId}`,
        bearer: 'accessToken',
      })
      return { deletedCount: decodeDeletedCount(body) }
    },

    /** Returns the current states of products, in any order, an extension of the server. Throws FailureError. */
    async getProductStates(ids: readonly string[]): Promise<ProductState[]> {
      const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
        ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
      )
      const bodies = await Promise.all(
        parts.map((part) =>
          http.send({
            method: 'get',
            path: path`/products`,
            query: { ids: part.join(',') },
            bearer: 'nobody',
          }),
        ),
      )
      return bodies.flatMap((body) => filterReadable(decodeItems(body, ProductStateStruct)))
    },
  }
}

/** Of a product that is gone, the name is all that is left. */
const keptIn = ({ _id, productName, keptPrice, keptAt }: ServerKept): KeptProduct => ({
  product: { _id, productName, image: '', askingPrice: keptPrice, categoryId: '' },
  price: keptPrice,
  keptAt,
})
