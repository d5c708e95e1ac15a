import { array, enums, object, optional, string, type } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyMember } from '../access/permissions.ts'
import { filledText, PlainText } from '../http/decode.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { dismissReports, reportProduct, takeBack } from '../use-cases/report-product.ts'
import { listOwnReports, listReports, REPORT_REASONS, WORDS_LIMIT } from '../reports/reports.ts'
import { Deleted, Inserted, Product } from './answers.ts'

export const reportEndpoints = [
  endpoint({
    method: 'POST',
    path: '/reported-product/',
    access: everyMember,
    limit: 'report',
    isIdempotent: true,
    summary: 'Reports a product.',
    // `reason` and `words` are extensions.
    body: type({
      id: PlainText,
      reason: optional(enums(REPORT_REASONS)),
      words: optional(filledText(WORDS_LIMIT)),
    }),
    answer: Inserted,
    example: { body: { id: 'product-1', reason: 'other', words: 'It is a copy.' } },
    async handle({ viewer, body: { id, reason = null, words = null } }, app) {
      const report = { productId: id, reporterId: viewer.id, reason, words }
      return { acknowledged: true, insertedId: await reportProduct(app, report) }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/reported-product/',
    access: { admin: 'any' },
    limit: 'read',
    summary: 'Lists the open reports, the newest first.',
    query: PageQuery,
    answer: array(
      object({
        _id: string(),
        reportedProductId: string(),
        productData: array(Product),
        reason: optional(string()),
        words: optional(string()),
      }),
    ),
    handle: (asked, { database, lists }) =>
      respondWithList(asked, lists, (page) => listReports(database, page)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/reports/:productId',
    access: { admin: 'any' },
    limit: 'administration',
    summary: 'Closes the open reports of a product, which stays as it is.',
    extension: 'report-dismissal',
    answer: Deleted,
    example: { params: { productId: 'product-1' } },
    audit: ({ params }) => ({ about: 'listing', id: params.productId }),
    handle: async ({ viewer, params: { productId } }, { database, clock, flowClock }) => ({
      acknowledged: true,
      deletedCount: await database.transaction((transaction) => {
        const by = { userId: viewer.id, now: clock(), at: flowClock() }
        return dismissReports(transaction, productId, by)
      }),
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/own-reports',
    access: everyMember,
    limit: 'read',
    summary: 'Lists the open reports of the caller.',
    extension: 'own-reports',
    query: PageQuery,
    answer: array(object({ _id: string(), reportedProductId: string() })),
    handle: (asked, { database, lists }) =>
      respondWithList(asked, lists, (page) => listOwnReports(database, asked.viewer.id, page)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/own-reports/:productId',
    access: everyMember,
    limit: 'report',
    summary: 'Takes back the report of the caller.',
    extension: 'own-reports',
    answer: Deleted,
    example: { params: { productId: 'product-1' } },
    async handle({ viewer, params: { productId } }, app) {
      const deletedCount = await takeBack(app, { productId, reporterId: viewer.id })
      return { acknowledged: true, deletedCount }
    },
  }),
]
