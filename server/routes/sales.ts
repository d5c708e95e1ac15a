import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import { listSales } from '../database/sales.ts'
import type { AppContext } from '../app-context.ts'
import { respondWithList } from './page.ts'

/** Serves GET /sold-products, for the seller's own sales. */
export function saleRoutes(appContext: AppContext): Hono {
  return new Hono().get('/sold-products', authorise(appContext, 'GET /sold-products'), (context) =>
    respondWithList(context, appContext.lists, (page) =>
      listSales(appContext.database, context.var.viewer.id, page),
    ),
  )
}
