import { Hono } from 'hono'
import { array, coerce, date, defaulted, nullable, refine, size, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import {
  keepProducts,
  listKept,
  listKeptIds,
  removeKept,
  WISHLIST_LIMIT,
} from '../wishlist/wishlist.ts'
import { decodeBody, ExactDollars, PlainText, toCents } from '../http/decode.ts'
import { idempotent } from '../access/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { respondWithList } from '../http/list-page.ts'

/** An ISO 8601 time since 1970. */
const Time = refine(
  coerce(date(), PlainText, (text) => new Date(text)),
  'time',
  (time) => time.getTime() >= 0 || 'Expected a time since 1970',
)

const KeepStruct = type({
  items: size(
    array(
      type({ productId: PlainText, price: ExactDollars, keptAt: defaulted(nullable(Time), null) }),
    ),
    1,
    WISHLIST_LIMIT,
  ),
})

/**
 * Serves /wishlist, an extension for signed-in users. GET lists what the user keeps, the last kept first; GET
 * /wishlist/ids lists the ids alone. PUT keeps `items`, each with the price in US dollars that the user saw and, where it
 * was kept earlier, the time: one product, or those that a browser kept before the user signed in. PUT answers
 * `{ acknowledged, keptCount }`. DELETE removes one product and answers `{ acknowledged, deletedCount }`. Both may be
 * repeated.
 */
export function wishlistRoutes(appContext: AppContext): Hono {
  const { clock, database, lists } = appContext
  return new Hono()
    .get('/wishlist', authorise(appContext, 'GET /wishlist'), (context) =>
      respondWithList(context, lists, (page) => listKept(database, context.var.viewer.id, page)),
    )
    .get('/wishlist/ids', authorise(appContext, 'GET /wishlist/ids'), async (context) =>
      context.json(await listKeptIds(database, context.var.viewer.id)),
    )
    .put(
      '/wishlist',
      authorise(appContext, 'PUT /wishlist'),
      idempotent(appContext),
      async (context) => {
        const { items } = await decodeBody(context, KeepStruct)
        const now = clock()
        const wanted = items.map(({ productId, price, keptAt }) => ({
          productId,
          priceCents: toCents(price),
          // A browser's clock may be ahead.
          keptAt: keptAt === null || keptAt > now ? now : keptAt,
        }))
        const keptCount = await database.transaction((transaction) =>
          keepProducts(transaction, context.var.viewer.id, wanted),
        )
        if (keptCount === 0) throw new Problem('product-unknown')
        return context.json({ acknowledged: true, keptCount })
      },
    )
    .delete(
      '/wishlist/:productId',
      authorise(appContext, 'DELETE /wishlist/:productId'),
      async (context) => {
        const deletedCount = await removeKept(database, {
          userId: context.var.viewer.id,
          productId: context.req.param('productId'),
        })
        return context.json({ acknowledged: true, deletedCount })
      },
    )
}
