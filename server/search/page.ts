import { type RawBuilder, sql } from 'kysely'
import { readAtOnce } from '../database/page.ts'
import { type Filters, isFound } from './facets.ts'
import type { Terms } from './terms.ts'

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

/** The weights of D, C, B and A (migrations/041-search-words.sql). */
const WEIGHTS = sql`'{0.05, 0.15, 0.7, 1}'::float4[]`
/** The weight of a match that only begins or ends as asked, and the additional weight of the word as it was typed. */
const [PARTIAL, LITERAL] = [sql.lit(0.2), sql.lit(0.5)]
/** More than all other matches have together: a product whose name is the question comes first. */
const NAMED = sql.lit(100)
/** So many products of that name come first, however old they are. */
const MOST_NAMED = sql.lit(100)

const rankOf = (product: RawBuilder<unknown>, { loose, exact, literal, named }: Terms) => {
  const rank = (query: string) => sql`ts_rank(${WEIGHTS}, ${product}.search, ${query}::tsquery)`
  const isNamed = sql`case when ${product}.search @@ ${named}::tsquery then ${NAMED} else 0 end`
  return sql`(${rank(exact)} + ${rank(loose)} * ${PARTIAL} + ${rank(literal)} * ${LITERAL} + ${isNamed})`
}

/**
 * Returns the sources of the products that relevance compares, with their ranks, as `ranked`: the newest `most` rows of
 * `hits`, and, where there `areMore`, older ones (`is_older`) whose name is the question.
 */
export const rankedOf = (
  { filters }: Question,
  terms: Terms,
  hits: RawBuilder<unknown>,
  most: number,
  areMore: RawBuilder<unknown>,
): RawBuilder<unknown>[] => [
  sql`compared as materialized (
    select id from ${hits} order by created_at desc, id desc limit ${sql.lit(most)})`,
  sql`named as materialized (
    select p.id from products p join users seller on seller.id = p.seller_id
     where ${areMore} and ${isFound(terms.named, filters)} limit ${MOST_NAMED})`,
  sql`ranked as materialized (
    select p.id, p.created_at, ${rankOf(sql`p`, terms)} as rank, is_older
      from (select id, false as is_older from compared
            union all select id, true from named where id not in (select id from compared)) chosen
      join products p on p.id = chosen.id)`,
]

/** The rank of the last product of the page before, which may be sold by now. */
const lastRank = (terms: Terms) => sql`
  case when exists (select from ranked where ranked.id = last.id
                      or (not is_older and (ranked.created_at, ranked.id) <= (last.created_at, last.id)))
       then ${rankOf(sql`last`, terms)} else 0 end`

/** The order of a sort: by these columns, of which the last one is the id. */
function orderOf(sort: Sort) {
  return {
    relevance: { columns: ['rank', 'created_at', 'id'], direction: sql`desc`, isAfter: sql`<` },
    newest: { columns: ['created_at', 'id'], direction: sql`desc`, isAfter: sql`<` },
    'price-asc': { columns: ['asking_price_cents', 'id'], direction: sql`asc`, isAfter: sql`>` },
    'price-desc': { columns: ['asking_price_cents', 'id'], direction: sql`desc`, isAfter: sql`<` },
  }[sort]
}

const listOf = (table: string, columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`${sql.id(table)}.${sql.id(column)}`))

/** Returns the condition that a product `p` comes after the last product of the page before, and ORDER BY with LIMIT. */
export function placeOf({ sort, limit, after }: Question, terms: Terms) {
  const { columns, direction, isAfter } = orderOf(sort)
  const last = columns.map((column) =>
    column === 'rank' ? lastRank(terms) : sql`last.${sql.id(column)}`,
  )
  const orderBy = (table: string) =>
    sql`order by ${sql.join(columns.map((column) => sql`${sql.id(table)}.${sql.id(column)} ${direction}`))}`
  return {
    columns,
    isRest:
      after === null
        ? sql`true`
        : sql`(${listOf('p', columns)}) ${isAfter} (select ${sql.join(last)} from products last where last.id = ${after})`,
    orderBy,
    limit: sql`limit ${sql.lit(readAtOnce(limit + 1))}`,
  }
}

/**
 * Selects a page of products, and one more, in the order of the question, as JSON. `from` are the hits `p`: FROM with
 * WHERE. For relevance, the source `ranked` is needed.
 */
export function rowsOf(
  question: Question,
  terms: Terms,
  from: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { columns, isRest, orderBy, limit } = placeOf(question, terms)
  return sql`(
    select coalesce(json_agg(row_to_json(shown)), '[]')
      from (
        select p.id, p.name, p.image, p.image_sources, p.asking_price_cents, p.retail_price_cents, p.condition,
               p.category_id, p.purchase_year, p.description, p.contact, p.location, p.is_sold, p.is_advertised,
               seller.email as seller_email, seller.is_verified as seller_is_verified, p.seller_id,
               seller.name as seller_name, seller.contact_for
          from (select ${listOf('p', columns)} from ${from} and ${isRest} ${orderBy('p')} ${limit}) page
          join products p on p.id = page.id join users seller on seller.id = p.seller_id
         ${orderBy('page')}
      ) shown
  ) as rows`
}
