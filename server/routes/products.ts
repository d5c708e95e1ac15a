import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import { listAdvertisedProducts, listCategoryProducts } from '../database/products.ts'
import type { Market } from '../market.ts'
import { Problem } from '../problem.ts'
import { answerPage } from './page.ts'

const HOME_ADVERTISEMENTS = 3

/** GET /v2/home-advertisements, /v2/advertisements and /v2/category/{id}: what can be bought, all public. */
export function productRoutes(market: Market): Hono {
  const { database } = market
  return new Hono()
    .get(
      '/v2/home-advertisements',
      authorise(market, 'GET /v2/home-advertisements'),
      async (context) =>
        context.json(
          await listAdvertisedProducts(database, { limit: HOME_ADVERTISEMENTS, after: null }),
        ),
    )
    .get('/v2/advertisements', authorise(market, 'GET /v2/advertisements'), (context) =>
      answerPage(context, (page) => listAdvertisedProducts(database, page)),
    )
    .get('/v2/category/:id', authorise(market, 'GET /v2/category/:id'), async (context) => {
      const id = context.req.param('id')
      const known = await database.query('select id from categories where id = $1', [id])
      if (known.length === 0) throw new Problem('category-unknown')
      return answerPage(context, (page) => listCategoryProducts(database, id, page))
    })
}
