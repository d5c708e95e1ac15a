import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { Page } from '../database/page.ts'
import { listAdvertisedProducts, listCategoryProducts } from '../database/products.ts'
import type { Market } from '../market.ts'
import { requireCategory } from './categories.ts'
import { answerPage } from './page.ts'
import { answerPublicList, unlessKnown } from './public-list.ts'

const HOME_ADVERTISEMENTS = 3

/** Serves GET /v2/home-advertisements, /v2/advertisements and /v2/category/{id}: available products, all public. */
export function productRoutes(market: Market): Hono {
  const { database } = market
  return new Hono()
    .get(
      '/v2/home-advertisements',
      authorise(market, 'GET /v2/home-advertisements'),
      unlessKnown,
      async (context) =>
        answerPublicList(
          context,
          await listAdvertisedProducts(database, { limit: HOME_ADVERTISEMENTS, after: null }),
        ),
    )
    .get(
      '/v2/advertisements',
      authorise(market, 'GET /v2/advertisements'),
      unlessKnown,
      (context) =>
        answerPage(context, (page) => listAdvertisedProducts(database, page), answerPublicList),
    )
    .get(
      '/v2/category/:id',
      authorise(market, 'GET /v2/category/:id'),
      unlessKnown,
      async (context) => {
        const id = context.req.param('id')
        const read = async (page: Page) => {
          const products = await listCategoryProducts(database, id, page)
          // Only an empty list leaves open whether the category exists.
          if (products.length === 0) await requireCategory(database, id)
          return products
        }
        return answerPage(context, read, answerPublicList)
      },
    )
}
