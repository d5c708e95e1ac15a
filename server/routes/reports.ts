import { Hono } from 'hono'
import { enums, optional, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import {
  addReport,
  closeReports,
  listOwnReports,
  listReports,
  REPORT_REASONS,
  takeBackReport,
  WORDS_LIMIT,
} from '../reports/reports.ts'
import { decodeBody, filledText, PlainText } from '../http/decode.ts'
import { idempotent } from '../access/idempotency.ts'
import type { AppContext } from '../access/app-context.ts'
import { Problem } from '../http/problem.ts'
import { respondWithList } from '../http/list-page.ts'

/** `reason` and `words` are extensions. */
const ReportStruct = type({
  id: PlainText,
  reason: optional(enums(REPORT_REASONS)),
  words: optional(filledText(WORDS_LIMIT)),
})

/**
 * Serves POST /reported-product/ for signed-in users and GET /reported-product/ for admins. Extensions: with
 * DELETE /reports/{productId}, an admin closes the reports of a product, which stays as it is; with /own-reports, a user
 * lists the own reports and takes one back.
 */
export function reportRoutes(appContext: AppContext): Hono {
  const { clock, database, lists } = appContext
  return new Hono()
    .post(
      '/reported-product/',
      authorise(appContext, 'POST /reported-product/'),
      idempotent(appContext),
      async (context) => {
        const { id, reason = null, words = null } = await decodeBody(context, ReportStruct)
        const reporterId = context.var.viewer.id
        const insertedId = await database.transaction((transaction) =>
          addReport(transaction, { productId: id, reporterId, reason, words, now: clock() }),
        )
        if (insertedId === null) throw new Problem('product-unknown')
        return context.json({ acknowledged: true, insertedId })
      },
    )
    .get('/reported-product/', authorise(appContext, 'GET /reported-product/'), (context) =>
      respondWithList(context, lists, (page) => listReports(database, page)),
    )
    .delete(
      '/reports/:productId',
      authorise(appContext, 'DELETE /reports/:productId'),
      async (context) => {
        const deletedCount = await closeReports(database, [context.req.param('productId')], clock())
        return context.json({ acknowledged: true, deletedCount })
      },
    )
    .get('/own-reports', authorise(appContext, 'GET /own-reports'), (context) =>
      respondWithList(context, lists, (page) =>
        listOwnReports(database, context.var.viewer.id, page),
      ),
    )
    .delete(
      '/own-reports/:productId',
      authorise(appContext, 'DELETE /own-reports/:productId'),
      async (context) => {
        const productId = context.req.param('productId')
        const reporterId = context.var.viewer.id
        const deletedCount = await takeBackReport(database, { productId, reporterId, now: clock() })
        return context.json({ acknowledged: true, deletedCount })
      },
    )
}
