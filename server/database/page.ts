/**
 * A part of a list: `after` is the id of the last item of the part before. A shelf begins with the product `first`,
 * wherever its place would be.
 */
export type Page = { limit: number | null; after: string | null; first?: string | undefined }

/** What a list is ordered by, and where to find these two of the item whose id follows. */
type Order = { by: readonly [moment: string, id: string]; of: string }

/**
 * A query with its conditions, made into that of a page of its list, newest first. By key, never by OFFSET: a far page
 * costs what the first one does. What is not asked for is not in it: one plan for all pages would read a far one from
 * the beginning.
 */
export function pageQuery(
  query: string,
  values: readonly unknown[],
  { by: [moment, id], of }: Order,
  { limit, after }: Page,
): [sql: string, parameters: unknown[]] {
  const parameters = [...values]
  let sql = query
  if (after !== null) sql += ` and (${moment}, ${id}) < (${of} $${parameters.push(after)})`
  sql += ` order by ${moment} desc, ${id} desc`
  if (limit !== null) sql += ` limit $${parameters.push(limit)}`
  return [sql, parameters]
}
