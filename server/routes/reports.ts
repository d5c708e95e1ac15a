import { array, enums, object, optional, string, type } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyMember } from '../access/permissions.ts'
import { filledText, PlainText } from '../http/decode.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { Problem } from '../http/problem.ts'
import {
  addReport,
  closeReports,
  listOwnReports,
  listReports,
  REPORT_REASONS,
  takeBackReport,
  WORDS_LIMIT,
} from '../reports/reports.ts'
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
    async handle({ viewer, body: { id, reason = null, words = null } }, { database, clock }) {
      const report = { productId: id, reporterId: viewer.id, reason, words, now: clock() }
      const insertedId = await database.transaction((transaction) => addReport(transaction, report))
      if (insertedId === null) throw new Problem('product-unknown')
      return { acknowledged: true, insertedId }
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
    handle: async ({ params }, { database, clock }) => ({
      acknowledged: true,
      deletedCount: await closeReports(database, [params.productId], clock()),
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
    async handle({ viewer, params: { productId } }, { database, clock }) {
      const report = { productId, reporterId: viewer.id, now: clock() }
      return { acknowledged: true, deletedCount: await takeBackReport(database, report) }
    },
  }),
]
