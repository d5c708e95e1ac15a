import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import { listSales } from '../database/sales.ts'
import type { Market } from '../market.ts'
import { answerPage } from './page.ts'

/** Serves GET /sold-products, for the seller's own sales. */
export function saleRoutes(market: Market): Hono {
  return new Hono().get('/sold-products', authorise(market, 'GET /sold-products'), (context) =>
    answerPage(context, (page) => listSales(market.database, context.var.viewer.id, page)),
  )
}
