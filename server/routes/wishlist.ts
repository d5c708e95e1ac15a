import {
  array,
  boolean,
  coerce,
  date,
  defaulted,
  integer,
  nullable,
  number,
  object,
  refine,
  size,
  string,
  type,
} from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyMember } from '../access/permissions.ts'
import { ExactDollars, PlainText, toCents } from '../http/decode.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { Problem } from '../http/problem.ts'
import {
  keepProducts,
  listKept,
  listKeptIds,
  removeKept,
  WISHLIST_LIMIT,
} from '../wishlist/wishlist.ts'
import { Deleted, withProductState } from './answers.ts'

/** An ISO 8601 time since 1970. */
const Time = refine(
  coerce(date(), PlainText, (text) => new Date(text)),
  'time',
  (time) => time.getTime() >= 0 || 'Expected a time since 1970',
)

const KeptProduct = withProductState({
  _id: string(),
  productName: string(),
  keptPrice: number(),
  keptAt: string(),
})

export const wishlistEndpoints = [
  endpoint({
    method: 'GET',
    path: '/wishlist',
    access: everyMember,
    limit: 'read',
    summary: 'Lists the products that the caller keeps, the last kept first.',
    extension: 'wishlist',
    query: PageQuery,
    answer: array(KeptProduct),
    handle: (asked, { database, lists }) =>
      respondWithList(asked, lists, (page) => listKept(database, asked.viewer.id, page)),
  }),
  endpoint({
    method: 'GET',
    path: '/wishlist/ids',
    access: everyMember,
    limit: 'read',
    summary: 'Lists the ids of the products that the caller keeps.',
    extension: 'wishlist',
    answer: array(string()),
    handle: ({ viewer }, { database }) => listKeptIds(database, viewer.id),
  }),
  endpoint({
    method: 'PUT',
    path: '/wishlist',
    access: everyMember,
    limit: 'wishlist',
    isIdempotent: true,
    summary:
      'Keeps products, each with the price that the caller saw: one, or those that a browser kept before the sign-in. A product that is kept already stays as it is.',
    extension: 'wishlist',
    body: type({
      items: size(
        array(
          type({
            productId: PlainText,
            price: ExactDollars,
            keptAt: defaulted(nullable(Time), null),
          }),
        ),
        1,
        WISHLIST_LIMIT,
      ),
    }),
    answer: object({ acknowledged: boolean(), keptCount: integer() }),
    example: {
      body: { items: [{ productId: 'product-1', price: 50, keptAt: '2026-01-01T00:00:00Z' }] },
    },
    async handle({ viewer, body: { items } }, { database, clock }) {
      const now = clock()
      const wanted = items.map(({ productId, price, keptAt }) => ({
        productId,
        priceCents: toCents(price),
        // A browser's clock may be ahead.
        keptAt: keptAt === null || keptAt > now ? now : keptAt,
      }))
      const keptCount = await database.transaction((transaction) =>
        keepProducts(transaction, viewer.id, wanted),
      )
      if (keptCount === 0) throw new Problem('product-unknown')
      return { acknowledged: true, keptCount }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/wishlist/:productId',
    access: everyMember,
    limit: 'wishlist',
    summary: 'Removes a product from the wishlist of the caller.',
    extension: 'wishlist',
    answer: Deleted,
    example: { params: { productId: 'product-1' } },
    handle: async ({ viewer, params }, { database }) => ({
      acknowledged: true,
      deletedCount: await removeKept(database, { userId: viewer.id, productId: params.productId }),
    }),
  }),
]
