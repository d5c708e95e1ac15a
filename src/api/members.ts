import type { Listed } from '../domain/listed.ts'
import {
  type Buyer,
  BuyerStruct,
  isPlainBuyer,
  isPlainSeller,
  type Seller,
  SellerStruct,
} from '../domain/member.ts'
import { decodeDeletedCount, decodeModifiedCount } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decodeList } from './decode.ts'
import { path } from './path.ts'

/** An admin's calls for buyers and sellers (rules A1 to A5). */
export function membersApi(http: Http) {
  return {
    async getBuyers(): Promise<Listed<Buyer>[]> {
      const body = await http.send({
        method: 'get',
        path: path`/all-buyers`,
        bearer: 'accessToken',
      })
      return decodeList(body, BuyerStruct, isPlainBuyer)
    },

    async removeBuyer(buyerId: string): Promise<{ deletedCount: number }> {
      const body = await http.send({
        method: 'delete',
        path: path`/remove-buyer`,
        query: { id: buyerId },
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

    async removeSeller(email: string): Promise<{ deletedCount: number }> {
      const body = await http.send({
        method: 'delete',
        path: path`/remove-seller`,
        query: { email },
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
