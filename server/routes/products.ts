import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { Page } from '../database/page.ts'
import { listAdvertisedProducts, listCategoryProducts } from '../database/products.ts'
import type { AppContext } from '../app-context.ts'
import { requireCategory } from './categories.ts'
import { respondWithPage } from './page.ts'
import { respondWithPublicList, conditionalGet } from './public-list.ts'

const HOME_ADVERTISEMENTS = 3

/** Serves GET /v2/home-advertisements, /v2/advertisements and /v2/category/{id}: available products, all public. */
export function productRoutes(appContext: AppContext): Hono {
  const { database } = appContext
  return new Hono()
    .get(
      '/v2/home-advertisements',
      authorise(appContext, 'GET /v2/home-advertisements'),
      conditionalGet,
      async (context) =>
        respondWithPublicList(
          context,
          await listAdvertisedProducts(database, { limit: HOME_ADVERTISEMENTS, after: null }),
        ),
    )
    .get(
      '/v2/advertisements',
      authorise(appContext, 'GET /v2/advertisements'),
      conditionalGet,
      (context) =>
        respondWithPage(
          context,
          (page) => listAdvertisedProducts(database, page),
          respondWithPublicList,
        ),
    )
    .get(
      '/v2/category/:id',
      authorise(appContext, 'GET /v2/category/:id'),
      conditionalGet,
      async (context) => {
        const id = context.req.param('id')
        const read = async (page: Page) => {
          const products = await listCategoryProducts(database, id, page)
          // Only an empty list leaves open whether the category exists.
          if (products.length === 0) await requireCategory(database, id)
          return products
        }
        return respondWithPage(context, read, respondWithPublicList)
      },
    )
}
