import { type RawBuilder, sql } from 'kysely'
import {
  countsOf,
  type Facet,
  facetColumns,
  facetsSet,
  isFound,
  isNear,
  passes,
  sourcesOf,
} from './facets.ts'
import { type Question, rankedOf, rowsOf } from './page.ts'
import type { Terms } from './terms.ts'

/** How many products are counted, and how many of them relevance compares: the newest. */
type Limits = { counted: number; ranked: number }

/**
 * Selects the number of products that are found, `counted` and one more at most. Unless there are more, it selects the
 * page, and the counts of a first page for each filter that `hasCounts`.
 */
export function countedPage(
  question: Question,
  terms: Terms,
  { counted, ranked }: Limits,
  hasCounts: (facet: Facet) => boolean,
): RawBuilder<unknown> {
  const { sort, filters, after } = question
  const isFirst = after === null
  const columns = sql`select p.id, p.created_at, ${facetColumns}`
  const most = sql`limit ${sql.lit(counted + 1)}`
  // The products that a filter alone excludes are read with the hits, because to read them takes longer than to find them.
  const excluders = isFirst ? facetsSet(filters).filter(hasCounts) : []
  const near = (but?: Facet) => sql`
    select p.* from near p cross join lateral (select p.is_verified) seller where ${passes(filters, but)}`
  const everything = sql`products p join users seller on seller.id = p.seller_id`
  const hits =
    excluders.length === 0
      ? [
          sql`hits as materialized (${columns} from ${everything} where ${isFound(terms.match, filters)} ${most})`,
        ]
      : [
          sql`near as materialized (${columns} from ${everything} where ${isNear(terms.match, filters, excluders)})`,
          sql`hits as materialized (${near()} ${most})`,
        ]
  const isCounted = sql`(select count(*) from hits) <= ${sql.lit(counted)}`
  const areMore = sql`(select count(*) from hits) between ${sql.lit(ranked + 1)} and ${sql.lit(counted)}`
  const byRelevance = sort === 'relevance'
  const sources = [
    ...hits,
    ...(byRelevance
      ? rankedOf(question, terms, sql`hits where ${isCounted}`, ranked, areMore)
      : []),
    ...(isFirst ? sourcesOf(filters, near, hasCounts) : []),
  ]
  const others = sql`
    union all select id, created_at, 0 from hits where not exists (select from ranked where ranked.id = hits.id)`
  const rows = rowsOf(
    question,
    terms,
    byRelevance
      ? sql`(select id, created_at, rank from ranked ${isFirst ? sql`` : others}) p where ${isCounted}`
      : sql`hits p where ${isCounted}`,
  )
  const counts = isFirst ? countsOf(filters, hasCounts) : sql``
  return sql`with ${sql.join(sources)} select (select count(*) from hits)::int as count, ${rows} ${counts}`
}
