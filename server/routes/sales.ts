import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import { listSales } from '../listings/sales.ts'
import type { AppContext } from '../access/app-context.ts'
import { withProgress } from '../orders/progress.ts'
import { respondWithList } from '../http/list-page.ts'

/** Serves GET /sold-products, for the seller's own sales. */
export function saleRoutes(appContext: AppContext): Hono {
  const { database, lists } = appContext
  return new Hono().get('/sold-products', authorise(appContext, 'GET /sold-products'), (context) =>
    respondWithList(context, lists, async (page) =>
      withProgress(database, await listSales(database, context.var.viewer.id, page)),
    ),
  )
}
