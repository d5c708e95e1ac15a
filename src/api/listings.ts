import { is, literal, type } from 'superstruct'
import { MOST_PICTURES } from '../domain/constants.ts'
import {
  type EditableListing,
  EditableListingStruct,
  type ListingEdit,
} from '../domain/listingEdit.ts'
import type { Listed } from '../domain/listed.ts'
import type { Listing } from '../domain/listing.ts'
import { type Sale, SaleStruct } from '../domain/sale.ts'
import { type SellerProduct, SellerProductStruct } from '../domain/seller-product.ts'
import { decodeInsertedId } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decode, decodeItems } from './decode.ts'
import type { Extensions, ListingChoices } from './extensions.ts'
import { removalQuery } from './members.ts'
import { path } from './path.ts'

const SoldStruct = type({ isSold: literal(true) })

/** Calls for a seller's products (rules L3 to L10). */
export function listingsApi(http: Http, extensions: Extensions) {
  return {
    /** Returns how many pictures a product can have: one, unless the server announces more (an extension). */
    maxPictures: async (): Promise<number> => (extensions.has('pictures') ? MOST_PICTURES : 1),

    /** Returns what the seller of a new product can choose besides its fields, as the server announces it. */
    listingChoices: async (): Promise<ListingChoices> => extensions.listingChoices(),

    /** Lists a product. `insertedId` is null when the server did not save: only an id means success (rule L3). */
    async addProduct(
      listing: Listing,
      idempotencyKey: string,
    ): Promise<{ insertedId: string | null }> {
      const body = await http.send({
        method: 'post',
        path: path`/add-product`,
        json: listing,
        bearer: 'accessToken',
        idempotencyKey,
      })
      return { insertedId: decodeInsertedId(body) }
    },

    async getSellerProducts(email: string): Promise<Listed<SellerProduct>[]> {
      const body = await http.send({
        method: 'get',
        path: path`/all-products/${email}`,
        bearer: 'accessToken',
      })
      return decodeItems(body, SellerProductStruct)
    },

    /** Advertises a product. Any success status counts: section 7 defines no body (rule L7). */
    async advertiseProduct(productId: string): Promise<void> {
      await http.send({
        method: 'put',
        path: path`/advertise/${productId}`,
        bearer: 'accessToken',
      })
    },

    /**
     * Deletes a product. Any success status counts: section 7 defines no body (rules L8 and A7). `isSold`, an extension:
     * the product is sold and stays, and its reports are closed.
     */
    async deleteProduct(
      productId: string,
      reason: string | null = null,
    ): Promise<{ isSold: boolean }> {
      const body = await http.send({
        method: 'delete',
        path: path`/delete-product/${productId}`,
        query: removalQuery(reason),
        bearer: 'accessToken',
      })
      return { isSold: is(body, SoldStruct) }
    },

    /** Sends an event to a listing, an extension. Throws FailureError `conflict` for a refused event. */
    async sendListingEvent(
      { productId, event }: { productId: string; event: string },
      idempotencyKey: string,
    ): Promise<void> {
      await http.send({
        method: 'post',
        path: path`/listings/${productId}/events`,
        json: { event },
        bearer: 'accessToken',
        idempotencyKey,
      })
    },

    /** Returns a listing for its seller to edit, an extension. Throws FailureError. */
    async getListing(productId: string): Promise<EditableListing> {
      const body = await http.send({
        method: 'get',
        path: path`/listings/${productId}`,
        bearer: 'accessToken',
      })
      return decode(body, EditableListingStruct)
    },

    /** Changes a product. Throws FailureError `conflict` where it was changed meanwhile, or it is reserved for a buyer. */
    async editListing(
      { productId, edition, changes }: ListingEdit,
      idempotencyKey: string,
    ): Promise<void> {
      await http.send({
        method: 'patch',
        path: path`/listings/${productId}`,
        json: changes,
        headers: { 'if-match': `"${edition}"` },
        bearer: 'accessToken',
        idempotencyKey,
      })
    },

    async getSales(email: string): Promise<Listed<Sale>[]> {
      const body = await http.send({
        method: 'get',
        path: path`/sold-products`,
        query: { email },
        bearer: 'accessToken',
      })
      return decodeItems(body, SaleStruct)
    },
  }
}
