import { sql } from 'kysely'
import { onlyRow, type Queryable } from './database.ts'
import { type Page, readPage } from './page.ts'
import { type ProductAnswer, readProducts } from './products.ts'
import { db, run } from './sql.ts'

/** A reported product: `productData` holds the product, or is empty where the product is deleted. */
type ReportAnswer = {
  _id: string
  reportedProductId: string
  productData: ProductAnswer[]
}

/**
 * Reports a product. Returns the report's id, the same id each time the same user reports the product, or null where
 * there is no such product. `database` is a transaction: the product cannot be deleted before its end.
 */
export async function addReport(
  database: Queryable,
  report: { productId: string; reporterId: string },
): Promise<string | null> {
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
      .values({ product_id: report.productId, reporter_id: report.reporterId })
      // The no-op update makes `returning` return the existing row; `do nothing` returns no row.
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'reporter_id'])
          .doUpdateSet((eb) => ({ reporter_id: eb.ref('excluded.reporter_id') })),
      )
      .returning('id'),
  )
  return onlyRow(rows).id
}

const ORDER = {
  by: ['created_at', 'id'],
  of: (id: string) => db.selectFrom('reports').select(['created_at', 'id']).where('id', '=', id),
} as const

/** Lists the open reports, newest first. */
export async function listReports(database: Queryable, page: Page): Promise<ReportAnswer[]> {
  const open = db
    .selectFrom('reports')
    .select(['id', 'product_id as productId'])
    .where('removed_at', 'is', null)
  const reports = await readPage(database, open, ORDER, page)
  const products = await readProducts(database, [
    ...new Set(reports.map((report) => report.productId)),
  ])
  return reports.map(({ id, productId }) => {
    const product = products.get(productId)
    return {
      _id: id,
      reportedProductId: productId,
      productData: product === undefined ? [] : [product],
    }
  })
}

/** Closes the open reports of these products. */
export async function closeReports(
  database: Queryable,
  productIds: readonly string[],
  now: Date,
): Promise<void> {
  await run(
    database,
    db
      .updateTable('reports')
      .set({ removed_at: now })
      .where('product_id', '=', sql<string>`any(${productIds})`)
      .where('removed_at', 'is', null),
  )
}
