import type { Listed } from '../domain/listed.ts'
import {
  type Buyer,
  BuyerStruct,
  isPlainBuyer,
  isPlainSeller,
  type Seller,
  SellerStruct,
} from '../domain/member.ts'
import { type Removable, type RemovalEffects, RemovalEffectsStruct } from '../domain/removal.ts'
import { decodeDeletedCount, decodeModifiedCount } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decode, decodeList } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

/** Returns the query of a call that removes, with the reason where the admin has given one: an extension. */
export const removalQuery = (
  reason: string | null,
  query: Readonly<Record<string, string>> = {},
) => ({
  ...query,
  ...(reason !== null && { reason }),
})

/** An admin's calls for buyers and sellers (rules A1 to A5). */
export function membersApi(http: Http, extensions: Extensions) {
  return {
    /**
     * Reads what a removal would end, an extension: none on a server without it, and where nothing would be removed.
     * The calls that remove then take no reason.
     */
    async getRemovalEffects({ of, id }: Removable): Promise<RemovalEffects[]> {
      if (!extensions.has('removal-reasons')) return []
      const body = await http.send({
        method: 'get',
        path: path`/removal-effects`,
        query: { of, id },
        bearer: 'accessToken',
      })
      const isNone = typeof body === 'object' && body !== null && Object.keys(body).length === 0
      return isNone ? [] : [decode(body, RemovalEffectsStruct)]
    },

    async getBuyers(): Promise<Listed<Buyer>[]> {
      const body = await http.send({
        method: 'get',
        path: path`/all-buyers`,
        bearer: 'accessToken',
      })
      return decodeList(body, BuyerStruct, isPlainBuyer)
    },

    async removeBuyer(
      buyerId: string,
      reason: string | null = null,
    ): Promise<{ deletedCount: number }> {
      const body = await http.send({
        method: 'delete',
        path: path`/remove-buyer`,
        query: removalQuery(reason, { id: buyerId }),
        bearer: 'accessToken',
      })
      return { deletedCount: decodeDeletedCount(body) }
    },

    async getSellers(): Promise<Listed<Seller>[]> {
      const body = await http.send({
        method: 'get',
        path: path`/all-sellers`,
        bearer: 'accessToken',
      })
      return decodeList(body, SellerStruct, isPlainSeller)
    },

    async removeSeller(
      email: string,
      reason: string | null = null,
    ): Promise<{ deletedCount: number }> {
      const body = await http.send({
        method: 'delete',
        path: path`/remove-seller`,
        query: removalQuery(reason, { email }),
        bearer: 'accessToken',
      })
      return { deletedCount: decodeDeletedCount(body) }
    },

    async verifySeller(sellerId: string): Promise<{ modifiedCount: number }> {
      const body = await http.send({
        method: 'put',
        path: path`/verify-seller`,
        json: { sellerId },
        bearer: 'accessToken',
      })
      return { modifiedCount: decodeModifiedCount(body) }
    },
  }
}
