import { sql } from 'kysely'
import { onlyRow, type Queryable } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { type ProductAnswer, readProducts } from '../listings/products.ts'
import { db, run } from '../database/sql.ts'

export const REPORT_REASONS = [
  'notAsDescribed',
  'unsafe',
  'scam',
  'wrongCategory',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Maximum length of the reporter's own words in characters. */
export const WORDS_LIMIT = 280

/** A reported product: `productData` holds the product, or is empty where the product is deleted. */
type ReportAnswer = {
  _id: string
  reportedProductId: string
  productData: ProductAnswer[]
  /** Why it was reported; absent where the reporter did not say. */
  reason?: string
  words?: string
}

type Report = {
  productId: string
  reporterId: string
  reason: string | null
  words: string | null
  now: Date
}

/**
 * Reports a product. Returns the report's id, the same id each time the same user reports the product, or null where
 * there is no such product. A repeated report replaces the reason and the words of the first, and opens a report that
 * was taken back. `database` is a transaction: the product cannot be deleted before its end.
 */
export async function addReport(database: Queryable, report: Report): Promise<string | null> {
  const { reason, words } = report
  const products = await run(
    database,
    db
      .selectFrom('products')
      .select('id')
      .where('id', '=', report.productId)
      .where('removed_at', 'is', null)
      .forShare(),
  )
  if (products.length === 0) return null
  const rows = await run(
    database,
    db
      .insertInto('reports')
      .values({ product_id: report.productId, reporter_id: report.reporterId, reason, words })
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'reporter_id']).doUpdateSet((eb) => ({
          reason: eb.fn.coalesce('excluded.reason', 'reports.reason'),
          words: eb.fn.coalesce('excluded.words', 'reports.words'),
          created_at: eb
            .case()
            .when('reports.removed_at', 'is', null)
            .then(eb.ref('reports.created_at'))
            .else(report.now)
            .end(),
          removed_at: null,
        })),
      )
      .returning('id'),
  )
  return onlyRow(rows).id
}

const ORDER = {
  by: ['created_at', 'id'],
  of: (id: string) => db.selectFrom('reports').select(['created_at', 'id']).where('id', '=', id),
} as const

/** Selects the open reports of products. */
const selectOpen = () =>
  db
    .selectFrom('reports')
    .where('removed_at', 'is', null)
    .where('product_id', 'is not', null)
    .select(['id', 'product_id as productId'])
    .$narrowType<{ productId: string }>()

/** Lists the open reports of products, newest first. */
export async function listReports(database: Queryable, page: Page): Promise<ReportAnswer[]> {
  const open = selectOpen().select(['reason', 'words'])
  const reports = await readPage(database, open, ORDER, page)
  const products = await readProducts(database, [
    ...new Set(reports.map((report) => report.productId)),
  ])
  return reports.map(({ id, productId, reason, words }) => {
    const product = products.get(productId)
    return {
      _id: id,
      reportedProductId: productId,
      productData: product === undefined ? [] : [product],
      ...(reason !== null && { reason }),
      ...(words !== null && { words }),
    }
  })
}

/** Lists a user's open reports of products, newest first. */
export async function listOwnReports(
  database: Queryable,
  reporterId: string,
  page: Page,
): Promise<Pick<ReportAnswer, '_id' | 'reportedProductId'>[]> {
  const own = selectOpen().where('reporter_id', '=', reporterId)
  const reports = await readPage(database, own, ORDER, page)
  return reports.map(({ id, productId }) => ({ _id: id, reportedProductId: productId }))
}

/** Closes a user's open report of a product and forgets why it was made. Returns the number of closed reports. */
export async function takeBackReport(
  database: Queryable,
  report: { productId: string; reporterId: string; now: Date },
): Promise<number> {
  const rows = await run(
    database,
    db
      .updateTable('reports')
      .set({ removed_at: report.now, reason: null, words: null, case_id: null })
      .where('product_id', '=', report.productId)
      .where('reporter_id', '=', report.reporterId)
      .where('removed_at', 'is', null)
      .returning('id'),
  )
  return rows.length
}

/** Returns whether a product has an open report. */
export async function isReported(database: Queryable, productId: string): Promise<boolean> {
  const open = db
    .selectFrom('reports')
    .select('id')
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .limit(sql.lit(1))
  return (await run(database, open)).length > 0
}

/** Closes the open reports of these products, or of a case. Returns the number of closed reports. */
export async function closeReports(
  database: Queryable,
  of: { productIds: readonly string[] } | { caseId: string },
  now: Date,
): Promise<number> {
  const open = db.updateTable('reports').set({ removed_at: now }).where('removed_at', 'is', null)
  const rows = await run(
    database,
    ('caseId' in of
      ? open.where('case_id', '=', of.caseId)
      : open.where('product_id', '=', sql<string>`any(${of.productIds})`)
    ).returning('id'),
  )
  return rows.length
}
