import { onlyRow, type Queryable } from './database.ts'
import { type Page, readPage } from './page.ts'
import { type ProductAnswer, readProducts } from './products.ts'

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
  const products = await database.query(
    'select id from products where id = $1 and removed_at is null for share',
    [report.productId],
  )
  if (products.length === 0) return null
  const rows = await database.query<{ id: string }>(
    // The no-op update makes `returning` return the existing row; `do nothing` returns no row.
    `insert into reports (product_id, reporter_id) values ($1, $2)
     on conflict (product_id, reporter_id) do update set reporter_id = excluded.reporter_id
     returning id`,
    [report.productId, report.reporterId],
  )
  return onlyRow(rows).id
}

const OPEN = 'select id, product_id as "productId" from reports where removed_at is null'
const ORDER = {
  by: ['created_at', 'id'],
  of: 'select created_at, id from reports where id =',
} as const

/** Lists the open reports, newest first. */
export async function listReports(database: Queryable, page: Page): Promise<ReportAnswer[]> {
  const reports = await readPage<{ id: string; productId: string }>(database, OPEN, [], ORDER, page)
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
  await database.query(
    'update reports set removed_at = $2 where product_id = any($1) and removed_at is null',
    [productIds, now],
  )
}
