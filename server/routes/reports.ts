import { Hono } from 'hono'
import { type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import { addReport, listReports } from '../database/reports.ts'
import { decodeBody, PlainText } from '../decode.ts'
import { idempotent } from '../idempotency.ts'
import type { Market } from '../market.ts'
import { Problem } from '../problem.ts'
import { answerPage } from './page.ts'

const ReportStruct = type({ id: PlainText })

/** Serves POST /reported-product/ for signed-in users and GET /reported-product/ for admins. */
export function reportRoutes(market: Market): Hono {
  const { database } = market
  return new Hono()
    .post(
      '/reported-product/',
      authorise(market, 'POST /reported-product/'),
      idempotent(market),
      async (context) => {
        const { id } = await decodeBody(context, ReportStruct)
        const reporterId = context.var.viewer.id
        const insertedId = await database.transaction((transaction) =>
          addReport(transaction, { productId: id, reporterId }),
        )
        if (insertedId === null) throw new Problem('product-unknown')
        return context.json({ acknowledged: true, insertedId })
      },
    )
    .get('/reported-product/', authorise(market, 'GET /reported-product/'), (context) =>
      answerPage(context, (page) => listReports(database, page)),
    )
}
