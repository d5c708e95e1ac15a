import { type Expression, type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import type { Reader } from './database.ts'
import { run } from './sql.ts'

/**
 * A page of a list: `after` is the id of the previous page's last item. A product list starts with the product `first`,
 * regardless of the order.
 */
export type Page = { limit: number | null; after: string | null; first?: string | undefined }

/**
 * The columns that order a list, of which the last one is its id, and the query that reads them for the item with an id.
 * The highest comes first, unless the direction is ascending.
 */
type Order = {
  by: readonly string[]
  direction?: 'asc' | 'desc'
  of: (id: string) => Expression<object>
}

export const LARGEST_PAGE = 200

/**
 * The row limits in queries: the home page's items, the client's page size plus one, the largest page plus one. A limit
 * is a literal, since PostgreSQL plans a query with a parameter as LIMIT for every page, which takes as long as reading
 * it. There are only three, since each literal is another prepared statement on every connection.
 */
const AT_ONCE = [3, 25, LARGEST_PAGE + 1]

/**
 * Reads a page of a list, by default the newest first. Pages by key, not by OFFSET, so that every page costs the same. The condition
 * on `after` is added only where it is needed: one plan for all pages would read a late page from the start.
 * Throws RangeError where the limit exceeds the largest page by more than one.
 */
export async function readPage<Tables, From extends keyof Tables, Row extends object>(
  database: Reader,
  list: SelectQueryBuilder<Tables, From, Row>,
  { by, direction = 'desc', of }: Order,
  { limit, after }: Page,
): Promise<Simplify<Row>[]> {
  const columns = by.map((column) => sql.ref(column))
  const ordered = columns.reduce((rows, column) => rows.orderBy(column, direction), list)
  const comesAfter = sql.raw(direction === 'desc' ? '<' : '>')
  const page =
    after === null
      ? ordered
      : ordered.where(sql<boolean>`(${sql.join(columns)}) ${comesAfter} ${of(after)}`)
  if (limit === null) return run(database, page)
  return (await run(database, page.limit(sql.lit(readAtOnce(limit))))).slice(0, limit)
}

/** Returns how many rows a query reads for a page of `limit` rows. Throws RangeError where no page is so large. */
export function readAtOnce(limit: number): number {
  const read = AT_ONCE.find((count) => count >= limit)
  if (read === undefined) throw new RangeError(`No page has ${limit} rows.`)
  return read
}
