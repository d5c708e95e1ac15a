import { type RawBuilder, sql } from 'kysely'
import { onlyRow, type Reader } from '../database/database.ts'
import { db } from '../database/sql.ts'
import { type Facet, facetColumns, countsOf, forSale, passes, sourcesOf } from './facets.ts'
import { placeOf, type Question, rankedOf, rowsOf } from './page.ts'
import type { Terms } from './terms.ts'

/** The number of products for sale, by PostgreSQL's statistics of their index; -1 before it has some. */
const market = sql`(select reltuples from pg_class where oid = 'products_newest'::regclass)`

/** Returns the number of products for sale, by PostgreSQL's statistics. */
export async function marketSize(database: Reader): Promise<number> {
  const query = sql`select ${market} as size`.compile(db)
  return onlyRow(await database.query<{ size: number }>(query.sql, query.parameters)).size
}

type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

/** Returns how many products PostgreSQL expects to find without the filter `but`, from its statistics alone. */
export async function expectedCount(
  database: Reader,
  { filters }: Question,
  { match }: Terms,
  but?: Facet,
): Promise<number> {
  const matches = match === null ? sql`true` : sql`p.search @@ ${match}::tsquery`
  const query = sql`
    explain (format json)
      select from products p join users seller on seller.id = p.seller_id
       where ${forSale} and ${passes(filters, but, 'byIndex')} and ${matches}`.compile(db)
  const rows = await database.query<Explained>(query.sql, query.parameters)
  return onlyRow(rows)['QUERY PLAN'][0].Plan['Plan Rows']
}

type Limits = { counted: number; sampled: number; ranked: number }

/** When the page is read: with the counts, if these show that more are found than are counted, or not at all. */
export type PageRead = 'always' | 'ifMore' | 'never'

/**
 * Selects a page of a question that finds a large part of the market. The counts of a first page are of the `sampled` newest
 * products for sale: `count` of them are found, and each stands for `scale` products. Relevance compares the newest `ranked`
 * of those that are found, and goes on with older ones.
 */
export function frequentPage(
  question: Question,
  terms: Terms,
  { counted, sampled, ranked }: Limits,
  pageRead: PageRead,
): RawBuilder<unknown> {
  const { filters, after, sort } = question
  // A function in place of its operator: no index answers it, so that the products are read in the order of the page
  // until it is full.
  const matches =
    terms.match === null ? sql`true` : sql`ts_match_vq(p.search, ${terms.match}::tsquery)`
  const sampleOf = (but?: Facet) => sql`
    select p.* from sample p cross join lateral (select p.is_verified) seller where ${passes(filters, but)}`
  const isRead = {
    always: sql`true`,
    ifMore: sql`(select count(*) from hits) * (select scale from scales) > ${sql.lit(counted)}`,
    never: sql`false`,
  }[pageRead]
  const sources = [
    sql`newest as materialized (
      select p.id, p.created_at, p.seller_id, p.category_id, p.condition, p.asking_price_cents, p.location,
             p.attributes,
             ${matches} as is_match
        from products p where ${forSale} order by p.created_at desc, p.id desc limit ${sql.lit(sampled)})`,
    sql`sample as materialized (
      select p.id, p.created_at, ${facetColumns}
        from newest p join users seller on seller.id = p.seller_id where p.is_match)`,
    sql`hits as materialized (${sampleOf()})`,
    sql`scales as materialized (select greatest(1, ${market} / greatest(1, (select count(*) from newest))) as scale)`,
    ...(sort === 'relevance' ? rankedOf(question, terms, sql`hits`, ranked, isRead) : []),
    ...(after === null ? sourcesOf(filters, sampleOf) : []),
  ]
  const inOrder = sql`
    products p join users seller on seller.id = p.seller_id
     where ${isRead} and ${forSale} and ${passes(filters)} and ${matches}`
  const { isRest, orderBy, limit } = placeOf({ ...question, sort: 'newest' }, terms)
  const older = sql`
    (select p.id, p.created_at, 0 from ${inOrder} and ${isRest}
        and (p.created_at, p.id) < (
              select created_at, id from ranked where not is_older order by created_at, id limit 1)
        and p.id not in (select id from ranked where is_older)
      ${orderBy('p')} ${limit})`
  const rows = rowsOf(
    question,
    terms,
    sort === 'relevance'
      ? sql`(select id, created_at, rank from ranked union all ${older}) p where ${isRead}`
      : inOrder,
  )
  const counts = after === null ? countsOf(filters) : sql``
  return sql`
    with ${sql.join(sources)}
    select (select count(*) from hits)::int as count, (select scale from scales) as scale, ${rows} ${counts}`
}
