import type { Queryable } from './database.ts'

/**
 * A page of a list: `after` is the id of the previous page's last item. A product list starts with the product `first`,
 * regardless of the order.
 */
export type Page = { limit: number | null; after: string | null; first?: string | undefined }

/** The columns that order a list, and the query that reads both for the item whose id follows. */
type Order = { by: readonly [moment: string, id: string]; of: string }

export const LARGEST_PAGE = 200

/**
 * The row limits in queries: the home page's items, the client's page size plus one, the largest page plus one. A limit
 * is a literal, since PostgreSQL plans a query with a parameter as LIMIT for every page, which takes as long as reading
 * it. There are only three, since each literal is another prepared statement on every connection.
 */
const AT_ONCE = [3, 25, LARGEST_PAGE + 1]

/**
 * Reads a page of a list, newest first. Pages by key, not by OFFSET, so that every page costs the same. The condition
 * on `after` is added only where it is needed: one plan for all pages would read a late page from the start.
 * Throws RangeError where the limit exceeds the largest page by more than one.
 */
export async function readPage<Row extends object>(
  database: Queryable,
  query: string,
  values: readonly unknown[],
  { by: [moment, id], of }: Order,
  { limit, after }: Page,
): Promise<Row[]> {
  const parameters = [...values]
  let sql = query
  if (after !== null) sql += ` and (${moment}, ${id}) < (${of} $${parameters.push(after)})`
  sql += ` order by ${moment} desc, ${id} desc`
  if (limit === null) return database.query<Row>(sql, parameters)
  const read = AT_ONCE.find((count) => count >= limit)
  if (read === undefined) throw new RangeError(`No page has ${limit} rows.`)
  return (await database.query<Row>(`${sql} limit ${read}`, parameters)).slice(0, limit)
}
