import {
  type FollowedProduct,
  FollowedProductStruct,
  type FollowedSeller,
  FollowedSellerStruct,
} from '../domain/following.ts'
import type { Listed } from '../domain/listed.ts'
import type { Http } from './client.ts'
import { decodeItems } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

/** Calls for the sellers whom the user follows, an extension. */
export function followingApi(http: Http, extensions: Extensions) {
  const sellersWhere = async (query: Readonly<Record<string, string>>) =>
    decodeItems(
      await http.send({ method: 'get', path: path`/following`, query, bearer: 'accessToken' }),
      FollowedSellerStruct,
    )
  return {
    /** Resolves to whether the user follows a seller; null where nobody can: on another server, and oneself. Throws FailureError. */
    async isFollowing(sellerId: string): Promise<boolean | null> {
      if (!extensions.has('following') || extensions.userId() === sellerId) return null
      return (await sellersWhere({ seller: sellerId })).length > 0
    },

    /** Returns the sellers whom the user follows, the last followed first; none on another server. Throws FailureError. */
    async getFollowed(): Promise<Listed<FollowedSeller>[]> {
      return extensions.has('following') ? sellersWhere({}) : []
    },

    /** Returns the `newest` that followed sellers have listed since the user follows them; none on another server. Throws FailureError. */
    async getFromFollowed(newest: number): Promise<Listed<FollowedProduct>[]> {
      if (!extensions.has('following')) return []
      const body = await http.send({
        method: 'get',
        path: path`/following/new`,
        query: { limit: String(newest) },
        bearer: 'accessToken',
      })
      return decodeItems(body, FollowedProductStruct)
    },

    /** Says that the user has looked at what followed sellers have listed. Throws FailureError. */
    async markFollowedSeen(): Promise<void> {
      await http.send({ method: 'post', path: path`/following/seen`, bearer: 'accessToken' })
    },

    /** Follows a seller; again, it changes nothing. Throws FailureError. */
    async follow(sellerId: string): Promise<void> {
      await http.send({ method: 'put', path: path`/following/${sellerId}`, bearer: 'accessToken' })
    },

    /** Stops following a seller; again, it changes nothing. Throws FailureError. */
    async unfollow(sellerId: string): Promise<void> {
      await http.send({
        method: 'delete',
        path: path`/following/${sellerId}`,
        bearer: 'accessToken',
      })
    },
  }
}
