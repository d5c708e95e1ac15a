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
import { type Terms, WEIGHTS } from './terms.ts'

export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'nearest'] as const
type Sort = (typeof SORTS)[number]

/** A search for products. `after` is the id of the last product of the page before; null asks for the first page. */
export type Question = {
  text: string
  filters: Filters
  sort: Sort
  limit: number
  after: string | null
}

/**
 * How many products are `counted`, how many of the `newest` are compared too where more are found, and how many that are what
 * the words say are `enough`: others with the words are then not read.
 */
export type Limits = Readonly<Record<'counted' | 'newest' | 'enough', number>>

/** More than a product without all of the words can have, and than any other product has: its name is the question. */
const [WHOLE, NAMED] = [20, 100]
const SIDE_BY_SIDE = 0.3
/** So many products of that name come first, however old they are. */
const MOST_NAMED = sql.lit(100)

/** So many words a statement is for: each number is another statement to plan. */
const WORDS_OF_STATEMENTS = [1, 2, 3, 4, 8]
const NO_WORD: Pick<Terms['words'][number], 'tiers' | 'size'> = { tiers: [], size: 0 }

/**
 * Returns the relevance of a product `p`, what each word matches best, and the queries of it, as columns of a source `asked`.
 * The same number of words is the same statement.
 */
export function rankingOf({ words, match, named, phrase }: Terms) {
  const columns: RawBuilder<unknown>[] = []
  const column = (value: RawBuilder<unknown>) => {
    const name = sql.id(`q${columns.length}`)
    columns.push(sql`${value} as ${name}`)
    return sql`asked.${name}`
  }
  const matches = (query: string) => sql`p.search @@ ${column(sql`${query}::tsquery`)}`
  const points = (query: string, most: number) =>
    sql`case when ${matches(query)} then ${float(most)} else 0 end`
  const places = WORDS_OF_STATEMENTS.find((number) => number >= words.length) ?? 0
  const rank = sql.join(
    [
      ...Array.from({ length: places }, (_, place) => {
        const { tiers, size } = words[place] ?? NO_WORD
        const cases = WEIGHTS.map((weight, tier) => {
          const query = tiers[tier] ?? ''
          // A query that an earlier tier has too matches nothing more.
          return sql`when ${matches(tiers.indexOf(query) === tier ? query : '')} then ${float(weight)}`
        })
        return sql`${column(sql`${size}::float8`)} * case ${sql.join(cases, sql` `)} else 0 end`
      }),
      points(match ?? '', WHOLE),
      points(named, NAMED),
      points(phrase, SIDE_BY_SIDE),
    ],
    sql` + `,
  )
  return { rank, columns }
}

const float = (number: number) => sql`${sql.lit(number)}::float8`

/** How near a product `p` is, the nearest first. As a subquery, the distances are read once. */
const nearness = ({ near }: Filters) =>
  sql`-((select ${JSON.stringify(Object.fromEntries(near?.distances ?? []))}::jsonb) ->> p.place_id::text)::int`

/** The order of a sort: by these columns, of which the last one is the id. */
function orderOf(sort: Sort) {
  return {
    relevance: { columns: ['rank', 'created_at', 'id'], direction: sql`desc`, isAfter: sql`<` },
    newest: { columns: ['created_at', 'id'], direction: sql`desc`, isAfter: sql`<` },
    'price-asc': { columns: ['asking_price_cents', 'id'], direction: sql`asc`, isAfter: sql`>` },
    'price-desc': { columns: ['asking_price_cents', 'id'], direction: sql`desc`, isAfter: sql`<` },
    nearest: { columns: ['rank', 'created_at', 'id'], direction: sql`desc`, isAfter: sql`<` },
  }[sort]
}

/** The products for sale `p`, each with its seller where a filter is about sellers. */
const everything = ({ verified }: Filters) =>
  verified ? sql`products p join users seller on seller.id = p.seller_id` : sql`products p`

/** Each finds more than the one before. */
type Part = 'strong' | 'match' | 'most' | 'any'

/**
 * Returns the sources `hits`, the products that a question finds, and `size`: how many these are (`count`), how many of them
 * have all of the words (`whole`), the query that finds all of them (`used`), and that by which the other values of a filter are
 * counted (`counted_by`): with fewer words, each count would read most of the index. Each part adds to `hits` where those before it
 * have found too few, so that none reads what is not needed.
 */
function hitsOf(
  terms: Terms,
  ranks: readonly RawBuilder<unknown>[],
  found: (query: RawBuilder<unknown> | null) => RawBuilder<unknown>,
  { counted, enough, limit }: Pick<Limits, 'counted' | 'enough'> & { limit: number },
): RawBuilder<unknown>[] {
  const most = sql`limit ${sql.lit(counted + 1)}`
  const areMany = sql`count > ${sql.lit(counted)} as are_many`
  if (terms.match === null) {
    return [
      sql`hits as materialized (${found(null)} ${most})`,
      sql`size as materialized (
        select count, count as whole, ${areMany} from (select count(*)::int as count from hits) counts)`,
    ]
  }
  const parts: Exclude<Part, 'strong'>[] = ['match']
  if (terms.words.length > 1) parts.push('most')
  if (terms.words.length > 2) parts.push('any')
  const all: readonly Part[] = ['strong', ...parts]
  const asked = (part: Part) => sql`(select ${sql.id(part)} from asked)`
  const countOf = (...of: Part[]) =>
    sql.join(
      of.map((part) => sql`(select count(*) from ${sql.id(part)})`),
      sql` + `,
    )
  const areEnough = sql`(select are_enough from enough)`
  const read = (part: keyof typeof used, before: Part[], fewest: number) => {
    const isNew = before.map((other) => sql`p.id not in (select id from ${sql.id(other)})`)
    const isNeeded = sql`${countOf(...before)} <= ${fewest}::int`
    const conditions = sql.join([sql`not ${areEnough}`, isNeeded, ...isNew], sql` and `)
    return sql`${sql.id(part)} as materialized (${found(asked(part))} and ${conditions} ${most})`
  }
  const reads = {
    match: read('match', ['strong'], counted),
    most: read('most', ['strong', 'match'], limit),
    any: read('any', ['strong', 'match', 'most'], 0),
  }
  const used = {
    match: sql`${asked('match')}`,
    most: sql`case when whole > ${limit}::int then ${asked('match')} else ${asked('most')} end`,
    any: sql`case when whole > ${limit}::int then ${asked('match')} when count > 0 then ${asked('most')} else ${asked('any')} end`,
  }
  return [
    sql`asked as materialized (select ${sql.join([
      ...all.map((part) => sql`${terms[part]}::tsquery as ${sql.id(part)}`),
      sql`${terms.named}::tsquery as named`,
      ...ranks,
    ])})`,
    sql`strong as materialized (${found(asked('strong'))} ${most})`,
    // Also by a filter that leaves a page of them, so that it adds no others.
    sql`enough as materialized (
      select count > ${sql.lit(enough)} or (count > ${limit}::int and (
             select count(*) from (select from products p where ${isFound(asked('strong'))} limit ${sql.lit(enough + 1)}) p) > ${sql.lit(enough)}) as are_enough
        from (select ${countOf('strong')} as count) counts)`,
    ...parts.map((part) => reads[part]),
    sql`hits as materialized (${sql.join(
      all.map((part) => sql`select * from ${sql.id(part)}`),
      sql` union all `,
    )})`,
    sql`size as materialized (
      select *, case when whole > 0 and not ${areEnough} then ${asked('match')} else used end as counted_by from (
      select count, whole, ${areMany}, case when ${areEnough} then ${asked('strong')} else ${used[parts.at(-1) ?? 'match']} end as used
        from (select ${countOf(...all)}::int as count, (${countOf('strong', 'match')})::int as whole) counts) size)`,
  ]
}

/**
 * Selects a page of the products that a question finds, and one more (`rows`), with `count`, `whole` and `counted_by` of `hitsOf`. A
 * first page has the counts of the facets.
 */
export function pageQuery(
  { sort, filters, after, limit }: Question,
  terms: Terms,
  { counted, newest, enough }: Limits,
): RawBuilder<unknown> {
  const [byRelevance, hasWords] = [sort === 'relevance', terms.match !== null]
  const { rank, columns: ranks } = byRelevance
    ? rankingOf(terms)
    : { rank: nearness(filters), columns: [] }
  const columns = sql`p.id, p.created_at, ${facetColumns}, ${byRelevance ? sql`p.search` : sql`p.place_id`}`
  const found = (query: RawBuilder<unknown> | null, but?: Facet) =>
    sql`select ${columns} from ${everything(filters)} where ${isFound(query, filters, but)}`
  const hits = hitsOf(terms, ranks, found, { counted, enough, limit })
  const asked = (query: string) => sql`(select ${sql.id(query)} from asked)`
  const areMany = sql`(select are_many from size)`
  const used = hasWords ? sql`(select used from size)` : null
  const countedBy = hasWords ? sql`(select counted_by from size)` : null
  const { columns: order, direction, isAfter } = orderOf(sort)
  const listOf = (table: string, rankOf: RawBuilder<unknown>) =>
    sql.join(
      order.map((name) => (name === 'rank' ? rankOf : sql`${sql.id(table)}.${sql.id(name)}`)),
    )
  const orderBy = (table: string) =>
    sql`order by ${sql.join(order.map((name) => sql`${sql.id(table)}.${sql.id(name)} ${direction}`))}`
  const from = byRelevance ? sql`products p, asked` : sql`products p`
  const isRest =
    after === null
      ? sql`true`
      : sql`(${listOf('p', sql`p.rank`)}) ${isAfter} (select ${listOf('p', rank)} from ${from} where p.id = ${after})`
  const page = sql`${orderBy('p')} limit ${sql.lit(readAtOnce(limit + 1))}`
  // Of more than are counted, the newest are compared too, and those whose name is the question.
  const ranked = sql`ranked as materialized (
    select p.id, p.created_at, ${rank} as rank from asked, (
      select id, created_at, search from hits
      union all (select p.id, p.created_at, p.search from (
               select p.* from ${everything(filters)} where ${areMany} and ${passes(filters)}
                order by p.created_at desc, p.id desc limit ${sql.lit(newest)}) p
              where ${isRead(asked('strong'))} and not ${isRead(asked('named'))} and p.id not in (select id from hits))
      union all (select p.id, p.created_at, p.search from ${everything(filters)}
              where ${areMany} and ${isFound(asked('named'), filters)} and p.id not in (select id from hits) limit ${MOST_NAMED})) p)`
  const areAll = sql`${areMany} and ${passes(filters)} and ${used === null ? sql`true` : isRead(used)}`
  const rowsBy = {
    rank: () => sql`select p.* from ranked p where ${isRest} ${page}`,
    // No index has the distances.
    distance: () => sql`
      select p.* from (
        select p.id, p.created_at, ${rank} as rank from hits p where not ${areMany} union all
        select p.id, p.created_at, ${rank} as rank from ${everything(filters)} where ${areAll}) p where ${isRest} ${page}`,
    column: () => sql`
      (select ${listOf('p', rank)} from hits p where not ${areMany} and ${isRest} ${page}) union all
      (select ${listOf('p', rank)} from ${everything(filters)} where ${areAll} and ${isRest} ${page})`,
  }
  const rows = rowsBy[byRelevance ? 'rank' : sort === 'nearest' ? 'distance' : 'column']()
  const shown = selectProducts()
    .innerJoin(sql<{ id: string }>`(${rows})`.as('page'), 'page.id', 'p.id')
    .modifyEnd(sql`${orderBy('page')} limit ${sql.lit(readAtOnce(limit + 1))}`)
  const most = sql`limit ${sql.lit(counted + 1)}`
  return sql`
    with ${sql.join([...hits, ...(byRelevance ? [ranked] : [])])}
    select size.count, size.whole, ${hasWords ? sql`size.counted_by::text` : sql`null`} as counted_by, (
      select coalesce(json_agg(row_to_json(shown)), '[]')
        from ${shown} shown
    ) as rows, ${after === null ? countsOf(filters, (but) => sql`${found(countedBy, but)} ${most}`) : sql`'[]'::json`} as counts
      from size`
}
