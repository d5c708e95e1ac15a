import { type RawBuilder, sql } from 'kysely'
import { readAtOnce } from '../database/page.ts'
import { selectProducts } from '../listings/products.ts'
import {
  countsOf,
  type Facet,
  facetColumns,
  type Filters,
  isFound,
  isRead,
  passes,
} from './facets.ts'
import type { Match, Terms } from './terms.ts'

export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc'] as const
type Sort = (typeof SORTS)[number]

/** A search for products. `after` is the id of the last product of the page before; null asks for the first page. */
export type Question = {
  text: string
  filters: Filters
  sort: Sort
  limit: number
  after: string | null
}

/** How many products are `counted`, and how many of the `newest` are compared too where more are found. */
export type Limits = Readonly<Record<'counted' | 'newest', number>>

/** More than a product without all of the words can have, and than any other product has: its name is the question. */
const [WHOLE, NAMED] = [20, 100]
const SIDE_BY_SIDE = 0.3
/** So many products of that name come first, however old they are. */
const MOST_NAMED = sql.lit(100)

/**
 * Returns the relevance of a product `p`, what each word matches best, and the source of its queries. As columns of a source,
 * these are parsed once, and planned as one.
 */
export function rankingOf({ words, match, named, phrase }: Terms) {
  const queries: string[] = []
  const matches = (query: string) => {
    if (!queries.includes(query)) queries.push(query)
    return sql`p.search @@ asked.${sql.id(`q${queries.indexOf(query)}`)}`
  }
  const points = (query: string, most: number) =>
    query === '' ? [] : [sql`case when ${matches(query)} then ${sql.lit(most)} else 0 end`]
  const rank = sql.join(
    [
      sql`0`,
      ...words.map(({ tiers, size }) => {
        const cases = tiers.map(
          ([query, weight]) => sql`when ${matches(query)} then ${sql.lit(weight * size)}`,
        )
        return sql`case ${sql.join(cases, sql` `)} else 0 end`
      }),
      ...points((match?.[0] ?? []).join('&'), WHOLE),
      ...points(named, NAMED),
      ...points(phrase, SIDE_BY_SIDE),
    ],
    sql` + `,
  )
  const columns = queries.map((query, place) => sql`${query}::tsquery as ${sql.id(`q${place}`)}`)
  return { rank, asked: sql`(select ${sql.join(columns)} offset 0) asked` }
}

/** The order of a sort: by these columns, of which the last one is the id. */
function orderOf(sort: Sort) {
  return {
    relevance: { columns: ['rank', 'created_at', 'id'], direction: sql`desc`, isAfter: sql`<` },
    newest: { columns: ['created_at', 'id'], direction: sql`desc`, isAfter: sql`<` },
    'price-asc': { columns: ['asking_price_cents', 'id'], direction: sql`asc`, isAfter: sql`>` },
    'price-desc': { columns: ['asking_price_cents', 'id'], direction: sql`desc`, isAfter: sql`<` },
  }[sort]
}

/** The products for sale `p`, each with its seller where a filter is about sellers. */
const everything = ({ verified }: Filters) =>
  verified ? sql`products p join users seller on seller.id = p.seller_id` : sql`products p`

/**
 * Selects a page of the products that `match` finds, and one more (`rows`), and how many these are (`count`): `counted` and
 * one more at most. A first page has the counts of the facets.
 */
export function pageQuery(
  { sort, filters, after, limit }: Question,
  terms: Terms,
  match: Match,
  { counted, newest }: Limits,
): RawBuilder<unknown> {
  const [byRelevance, isFirst] = [sort === 'relevance', after === null]
  const most = sql`limit ${sql.lit(counted + 1)}`
  const columns = sql`p.id, p.created_at, ${facetColumns} ${byRelevance ? sql`, p.search` : sql``}`
  const found = (asked: Match, but?: Facet) =>
    sql`select ${columns} from ${everything(filters)} where ${isFound(asked, filters, but)}`
  const areMany = sql`(select are_many from size)`
  const hits = [
    // Where more are what the words say than are counted, the others need not be read.
    sql`strong as materialized (${found(match === null ? [] : terms.strong)} ${most})`,
    sql`hits as materialized (
      select * from strong union all
      (${found(match)} and (select count(*) from strong) <= ${sql.lit(counted)} and p.id not in (select id from strong) ${most}))`,
    sql`size as materialized (
      select count(*)::int as count, count(*) > ${sql.lit(counted)} as are_many from hits)`,
  ]
  const { columns: order, direction, isAfter } = orderOf(sort)
  const { rank, asked } = byRelevance ? rankingOf(terms) : { rank: sql`0`, asked: sql`size` }
  const listOf = (table: string, rankOf: RawBuilder<unknown>) =>
    sql.join(
      order.map((name) => (name === 'rank' ? rankOf : sql`${sql.id(table)}.${sql.id(name)}`)),
    )
  const orderBy = (table: string) =>
    sql`order by ${sql.join(order.map((name) => sql`${sql.id(table)}.${sql.id(name)} ${direction}`))}`
  const isRest =
    after === null
      ? sql`true`
      : sql`(${listOf('p', sql`p.rank`)}) ${isAfter} (select ${listOf('p', rank)} from products p, ${asked} where p.id = ${after})`
  const page = sql`${orderBy('p')} limit ${sql.lit(readAtOnce(limit + 1))}`
  // Of more than are counted, the newest are compared too, and those whose name is the question.
  const ranked = sql`ranked as materialized (
    select p.id, p.created_at, ${rank} as rank from ${asked}, (
      select id, created_at, search from hits
      union all (select p.id, p.created_at, p.search from (
               select p.* from ${everything(filters)} where ${areMany} and ${passes(filters)}
                order by p.created_at desc, p.id desc limit ${sql.lit(newest)}) p
              where ${isRead(terms.strong)} and not ${isRead([[terms.named]])} and p.id not in (select id from hits))
      union all (select p.id, p.created_at, p.search from ${everything(filters)}
              where ${areMany} and ${isFound([[terms.named]], filters)} and p.id not in (select id from hits) limit ${MOST_NAMED})) p)`
  const rows = byRelevance
    ? sql`select p.* from ranked p where ${isRest} ${page}`
    : sql`
      (select ${listOf('p', rank)} from hits p where not ${areMany} and ${isRest} ${page}) union all
      (select ${listOf('p', rank)} from ${everything(filters)} where ${areMany} and ${passes(filters)} and ${isRead(match)} and ${isRest} ${page})`
  const shown = selectProducts()
    .innerJoin(sql<{ id: string }>`(${rows})`.as('page'), 'page.id', 'p.id')
    .modifyEnd(sql`${orderBy('page')} limit ${sql.lit(readAtOnce(limit + 1))}`)
  return sql`
    with ${sql.join([...hits, ...(byRelevance ? [ranked] : [])])}
    select (select count from size) as count, (
      select coalesce(json_agg(row_to_json(shown)), '[]')
        from ${shown} shown
    ) as rows, ${isFirst ? countsOf(filters, (but) => sql`${found(match, but)} ${most}`) : sql`'[]'::json`} as counts`
}
