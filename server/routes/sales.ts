import { Hono } from 'hono'
import { requireOwnEmail, requireViewer, type ViewerEnv } from '../access/viewer.ts'
import { listSales } from '../database/sales.ts'
import { requiredQuery } from '../decode.ts'
import type { Market } from '../market.ts'
import { answerPage } from './page.ts'

/** GET /sold-products, for the seller's own sales. */
export function saleRoutes(market: Market): Hono<ViewerEnv> {
  return new Hono<ViewerEnv>().get('/sold-products', requireViewer(market, 'seller'), (context) => {
    const viewer = context.var.viewer
    requireOwnEmail(viewer, requiredQuery(context, 'email'))
    return answerPage(context, (page) => listSales(market.database, viewer.id, page))
  })
}
