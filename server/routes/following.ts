import { array, assign, boolean, integer, object, optional, string } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyMember } from '../access/permissions.ts'
import {
  followSeller,
  listFollowed,
  listFromFollowed,
  markFollowedSeen,
  unfollowSeller,
} from '../following/following.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { Acknowledged, Deleted, offeredOnPage } from './answers.ts'

const params = { sellerId: 'seller-1' }

/** A repeated call changes nothing more, so none needs an Idempotency-Key. */
export const followingEndpoints = [
  endpoint({
    method: 'GET',
    path: '/following',
    access: everyMember,
    limit: 'read',
    summary:
      'Lists the sellers whom the caller follows, the last followed first, each with the number of products listed since the caller looked; with `seller`, only that one.',
    extension: 'following',
    query: assign(PageQuery, object({ seller: optional(string()) })),
    answer: array(
      object({ _id: string(), name: string(), isVerified: boolean(), newCount: integer() }),
    ),
    example: { query: { seller: 'seller-1' } },
    handle(asked, { database, lists }) {
      const followed = { userId: asked.viewer.id, sellerId: asked.query.seller }
      return respondWithList(asked, lists, (page) => listFollowed(database, followed, page))
    },
  }),
  endpoint({
    method: 'GET',
    path: '/following/new',
    access: everyMember,
    limit: 'read',
    summary:
      'Lists the products for sale that sellers have listed since the caller follows them, the newest first; `isNew`: since the caller looked.',
    extension: 'following',
    query: PageQuery,
    answer: array(object({ ...offeredOnPage, isNew: boolean() })),
    handle: (asked, { database, lists }) =>
      respondWithList(asked, lists, (page) => listFromFollowed(database, asked.viewer.id, page)),
  }),
  endpoint({
    method: 'POST',
    path: '/following/seen',
    access: everyMember,
    limit: 'following',
    summary: 'Says that the caller has looked at what the followed sellers have listed.',
    extension: 'following',
    answer: Acknowledged,
    async handle({ viewer }, { database, clock }) {
      await markFollowedSeen(database, { userId: viewer.id, now: clock() })
      return { acknowledged: true }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/following/:sellerId',
    access: everyMember,
    limit: 'following',
    summary: 'Follows a seller; one who is followed already stays as it is.',
    extension: 'following',
    answer: Acknowledged,
    example: { params },
    async handle({ viewer, params: { sellerId } }, { database, clock }) {
      const follow = { userId: viewer.id, sellerId, now: clock() }
      await database.transaction((transaction) => followSeller(transaction, follow))
      return { acknowledged: true }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/following/:sellerId',
    access: everyMember,
    limit: 'following',
    summary: 'Stops following a seller.',
    extension: 'following',
    answer: Deleted,
    example: { params },
    handle: async ({ viewer, params: { sellerId } }, { database }) => ({
      acknowledged: true,
      deletedCount: await unfollowSeller(database, { userId: viewer.id, sellerId }),
    }),
  }),
]
