import { Hono } from 'hono'
import { type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import { addReport, listReports } from '../database/reports.ts'
import { decodeBody, PlainText } from '../decode.ts'
import { idempotent } from '../idempotency.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../problem.ts'
import { respondWithList } from './page.ts'

const ReportStruct = type({ id: PlainText })

/** Serves POST /reported-product/ for signed-in users and GET /reported-product/ for admins. */
export function reportRoutes(appContext: AppContext): Hono {
  const { database, lists } = appContext
  return new Hono()
    .post(
      '/reported-product/',
      authorise(appContext, 'POST /reported-product/'),
      appContext.limits.byAccount('report'),
      idempotent(appContext),
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
    .get('/reported-product/', authorise(appContext, 'GET /reported-product/'), (context) =>
      respondWithList(context, lists, (page) => listReports(database, page)),
    )
}
