import { type RawBuilder, sql } from 'kysely'

/** What products can be filtered by, under the names of the query's parameters. */
const FACETS = ['category', 'condition', 'price', 'verified', 'location'] as const
export type Facet = (typeof FACETS)[number]

/** A range of prices in whole cents, without `to`. */
export type PriceRange = { from: number; to: number }

export type Filters = {
  category: string | null
  condition: string | null
  price: PriceRange | null
  verified: boolean
  location: string | null
}

export const NO_FILTERS: Filters = {
  category: null,
  condition: null,
  price: null,
  verified: false,
  location: null,
}

/** Returns the condition of each filter that is set, by its facet. */
function conditionsOf(filters: Filters): ReadonlyMap<Facet, RawBuilder<unknown>> {
  const { category, condition, price, verified, location } = filters
  const conditions = new Map<Facet, RawBuilder<unknown>>()
  if (category !== null) conditions.set('category', sql`p.category_id = ${category}`)
  if (condition !== null) conditions.set('condition', sql`p.condition = ${condition}`)
  if (price !== null) {
    conditions.set(
      'price',
      sql`p.asking_price_cents >= ${price.from}::int and p.asking_price_cents < ${price.to}::int`,
    )
  }
  if (verified) conditions.set('verified', sql`seller.is_verified`)
  if (location !== null) conditions.set('location', sql`p.location = ${location}`)
  return conditions
}

/** The condition that a product `p` of a `seller` is for sale, matches the text, and passes every filter but `but`. */
export function isFound(match: string | null, filters: Filters, but?: Facet): RawBuilder<unknown> {
  const passed = [...conditionsOf(filters)].flatMap(([facet, condition]) =>
    facet === but ? [] : [condition],
  )
  // As a subquery, the text has one plan, which reads the index. The planner overestimates what the many forms of a word
  // find together, and would read the whole table.
  const matches = match === null ? [] : [sql`p.search @@ (select ${match}::tsquery)`]
  return sql.join(
    [sql`not p.is_sold and p.removed_at is null and p.is_published`, ...matches, ...passed],
    sql` and `,
  )
}

const sourceOf = (facet: Facet) => sql.id(`without_${facet}`)

/**
 * Returns the sources of the counts: `hits`, and for each filter that is set the products without it, so that a user sees
 * what its other values would find. A source has `most` rows at most.
 */
export function sourcesOf(
  match: string | null,
  filters: Filters,
  hits: RawBuilder<unknown>,
  most: number,
): RawBuilder<unknown> {
  const others = [...conditionsOf(filters).keys()].map(
    (facet) => sql`${sourceOf(facet)} as materialized (
      select p.category_id, p.condition, p.asking_price_cents, p.location, seller.is_verified
        from products p join users seller on seller.id = p.seller_id
       where ${isFound(match, filters, facet)} limit ${sql.lit(most)})`,
  )
  return sql.join([sql`hits as materialized (${hits})`, ...others])
}

/** The limits of the price ranges that are counted, in whole dollars. */
const PRICE_STEPS = [0, 25, 50, 100, 250, 500]
/** The ranges as the parameter `price` has them: '25-50', or '500-' without an upper limit. */
const PRICE_RANGES = PRICE_STEPS.map((step, index) => `${step}-${PRICE_STEPS[index + 1] ?? ''}`)

const arrayOf = (items: readonly (string | number)[]) =>
  sql`array[${sql.join(items.map((item) => sql.lit(item)))}]`

/** The value of each facet in a row of a source, as its parameter has it. */
const VALUES: Readonly<Record<Facet, RawBuilder<unknown>>> = {
  category: sql`category_id`,
  condition: sql`condition`,
  price: sql`(${arrayOf(PRICE_RANGES)})[width_bucket(asking_price_cents, ${arrayOf(PRICE_STEPS.map((step) => step * 100))})]`,
  verified: sql`case when is_verified then 'yes' end`,
  location: sql`location`,
}

const MOST_VALUES = 12

/** Returns the columns of the counts: of all hits, and of each facet. */
export function countsOf(filters: Filters): RawBuilder<unknown> {
  const isSet = conditionsOf(filters)
  const facets = FACETS.map((facet) => {
    const source = isSet.has(facet) ? sourceOf(facet) : sql`hits`
    return sql`(
      select coalesce(json_agg(counted), '[]')
        from (select ${VALUES[facet]} as value, count(*) as count from ${source}
               where ${VALUES[facet]} is not null group by 1 order by 2 desc, 1 limit ${sql.lit(MOST_VALUES)}) counted
    ) as ${sql.id(facet)}`
  })
  return sql.join([sql`(select count(*) from hits)::int as count`, ...facets])
}
