import type { Queryable } from './database.ts'

/**
 * A part of a list: `after` is the id of the last item of the part before. A shelf begins with the product `first`,
 * wherever its place would be.
 */
export type Page = { limit: number | null; after: string | null; first?: string | undefined }

/** What a list is ordered by, and where to find these two of the item whose id follows. */
type Order = { by: readonly [moment: string, id: string]; of: string }

/** So many items a page may have. */
export const LARGEST_PAGE = 200

/**
 * So many rows are read at once: what home shows, a page of ours and one more, the longest and one more. As a number in
 * the query, since a limit that PostgreSQL does not know has it plan each page anew, which takes as long as reading it;
 * as these alone, since each other number would be one more query that every connection keeps.
 */
const AT_ONCE = [3, 25, LARGEST_PAGE + 1]

/**
 * Reads a page of a list, newest first: `query` with its conditions. By key, never by OFFSET: a far page costs what the
 * first one does. What is not asked for is not in it: one plan for all pages would read a far one from the beginning.
 * Throws RangeError: more are asked for than the longest page has, and one more.
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
