import { type RawBuilder, sql } from 'kysely'
import { onlyRow, type Queryable } from '../database/database.ts'
import { type ProductAnswer, productAnswer, type ProductRow } from '../database/products.ts'
import { db } from '../database/sql.ts'
import { countsOf, type Facet, type Filters, isFound, sourcesOf } from './facets.ts'
import { type Terms, termsOf } from './terms.ts'

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

/** How many products each value of a filter would find, the most frequent first. */
type FacetAnswer = Record<Facet, { value: string; count: number }[]>

export type SearchAnswer = {
  products: ProductAnswer[]
  /** `after` of the next page; null on the last page. */
  next: string | null
  /** Absent on a later page. `count` is at most COUNTED: beyond it, `isCountExact` is false. */
  found?: {
    count: number
    isCountExact: boolean
    facets: FacetAnswer
    /** The text as it was searched for, if a word of it is misspelled; else null. */
    spelling: string | null
  }
}

/** So many products are counted and ranked: beyond this number, an answer would take longer the larger the market is. */
const COUNTED = 10_000

/** The weights of D, C, B and A (migrations/018-search.sql). */
const WEIGHTS = sql`'{0.05, 0.15, 0.7, 1}'::float4[]`
/** What a match counts less if it only begins or ends as asked, and more if it is the word as it was typed. */
const [PARTIAL, LITERAL] = [sql.lit(0.2), sql.lit(0.5)]

const rankOf = (product: RawBuilder<unknown>, { match, exact, literal }: Terms) => {
  const rank = (query: string | null) =>
    sql`ts_rank(${WEIGHTS}, ${product}.search, ${query}::tsquery)`
  return sql`(${rank(exact)} + ${rank(match)} * ${PARTIAL} + ${rank(literal)} * ${LITERAL})`
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

/** Finds the products for sale that a question asks for. The first page has the counts, from the same query. */
export async function search(database: Queryable, question: Question): Promise<SearchAnswer> {
  const terms = await termsOf(database, question.text)
  const isFirst = question.after === null
  const rows = sql`(select coalesce(json_agg(row_to_json(shown)), '[]') from (${shown(question, terms)}) shown) as rows`
  const query = isFirst
    ? sql<Found>`with ${sourcesOf(terms.match, question.filters, hits(question, terms), COUNTED + 1)}
                 select ${rows}, ${countsOf(question.filters)}`
    : sql<Found>`select ${rows}`
  const compiled = query.compile(db)
  const found = onlyRow(await database.query<Found>(compiled.sql, compiled.parameters))
  const products = found.rows.slice(0, question.limit).map(productAnswer)
  return {
    products,
    next: found.rows.length > question.limit ? (products.at(-1)?._id ?? null) : null,
    ...(isFirst && { found: foundIn(found, terms) }),
  }
}

type Found = FacetAnswer & { rows: ProductRow[]; count: number }

function foundIn(
  { count, category, condition, price, verified, location }: Found,
  { spelling }: Terms,
) {
  const facets = { category, condition, price, verified, location }
  return { count: Math.min(count, COUNTED), isCountExact: count <= COUNTED, facets, spelling }
}

/** Selects what the counts and the order by relevance need of each product that is found. */
function hits({ sort, filters }: Question, terms: Terms): RawBuilder<unknown> {
  const rank = isRanked(sort, terms) ? rankOf(sql`p`, terms) : sql`0`
  return sql`
    select p.id, p.created_at, p.category_id, p.condition, p.asking_price_cents, p.location, seller.is_verified,
           ${rank} as rank
      from products p join users seller on seller.id = p.seller_id
     where ${isFound(terms.match, filters)} limit ${sql.lit(COUNTED + 1)}`
}

const isRanked = (sort: Sort, { match }: Terms) => sort === 'relevance' && match !== null

/** Selects a page of products, and one more, in the order of the question. */
function shown(question: Question, terms: Terms): RawBuilder<unknown> {
  const { filters, sort, limit, after } = question
  const ranked = isRanked(sort, terms)
  const { columns, direction, isAfter } = orderOf(sort === 'relevance' && !ranked ? 'newest' : sort)
  const list = sql.join(columns.map((column) => sql`p.${sql.id(column)}`))
  const order = sql.join(columns.map((column) => sql`p.${sql.id(column)} ${direction}`))
  const last = columns.map((column) =>
    column === 'rank' ? rankOf(sql`last`, terms) : sql`last.${sql.id(column)}`,
  )
  const rest =
    after === null
      ? sql`true`
      : sql`(${list}) ${isAfter} (select ${sql.join(last)} from products last where last.id = ${after})`
  const place = sql`row_number() over (order by ${order}) as place`
  const page = ranked
    ? sql`select p.id, ${place} from ${after === null ? sql`hits` : sql`(${hits(question, terms)})`} p where ${rest}`
    : sql`select p.id, ${place} from products p join users seller on seller.id = p.seller_id
           where ${isFound(terms.match, filters)} and ${rest}`
  return sql`
    select p.id, p.name, p.image, p.image_sources, p.asking_price_cents, p.retail_price_cents, p.condition,
           p.category_id, p.purchase_year, p.description, p.contact, p.location, p.is_sold, p.is_advertised,
           seller.email as seller_email, seller.is_verified as seller_is_verified, p.seller_id,
           seller.name as seller_name
      from (${page} order by place limit ${sql.lit(limit + 1)}) page
      join products p on p.id = page.id join users seller on seller.id = p.seller_id
     order by page.place`
}
