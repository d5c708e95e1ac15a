import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import { isForSale } from '../database/sql.ts'

/** The properties that products can be filtered by, under the names of the query's parameters. */
export const FACETS = ['category', 'condition', 'price', 'verified', 'location'] as const
export type Facet = (typeof FACETS)[number]

/** A range of prices in whole cents, without `to`. */
export type PriceRange = { from: number; to: number }

export type Filters = {
  category: string | null
  condition: string | null
  price: PriceRange | null
  verified: boolean
  location: string | null
  /** The values of attributes by key (server/listings/attributes.ts). */
  attributes: Readonly<Record<string, string>>
}

export const NO_FILTERS: Filters = {
  category: null,
  condition: null,
  price: null,
  verified: false,
  location: null,
  attributes: {},
}

/** How a price is compared: by an index too, or only in rows that are read anyway. */
type PriceRead = 'byIndex' | 'inRows'

/** Returns the condition of each filter that is set, by its facet. */
function conditionsOf(
  { category, condition, price, verified, location }: Filters,
  priceRead: PriceRead,
): ReadonlyMap<Facet, RawBuilder<unknown>> {
  const conditions = new Map<Facet, RawBuilder<unknown>>()
  if (category !== null) conditions.set('category', sql`p.category_id = ${category}`)
  if (condition !== null) conditions.set('condition', sql`p.condition = ${condition}`)
  if (price !== null) {
    const isBetween = sql`p.asking_price_cents >= ${price.from}::int and p.asking_price_cents < ${price.to}::int`
    // A prepared plan expects almost no price to be between two that it does not know, and would compare each product with
    // each seller. It expects half of the rows to pass a CASE.
    conditions.set(
      'price',
      priceRead === 'byIndex' ? isBetween : sql`case when ${isBetween} then true else false end`,
    )
  }
  if (verified) conditions.set('verified', sql`seller.is_verified`)
  if (location !== null)
    conditions.set('location', sql`lower_case(p.location) = lower_case(${location})`)
  return conditions
}

/** Returns the facets whose filter is set. */
export const facetsSet = (filters: Filters): Facet[] => [...conditionsOf(filters, 'inRows').keys()]

/** The condition that a product `p` of a `seller` passes every filter but `but`. */
export function passes(
  filters: Filters,
  but?: Facet,
  priceRead: PriceRead = 'inRows',
): RawBuilder<unknown> {
  const conditions = [...conditionsOf(filters, priceRead)].flatMap(([facet, condition]) =>
    facet === but ? [] : [condition],
  )
  const { attributes } = filters
  const hasAttributes =
    Object.keys(attributes).length === 0
      ? sql`true`
      : sql`p.attributes @> ${JSON.stringify(attributes)}::jsonb`
  return sql.join([hasAttributes, ...conditions], sql` and `)
}

/** The condition that a product `p` is for sale. */
export const forSale = isForSale(expressionBuilder())

/** The condition that a product `p` has the values of every filter but `but`, as the index of the words has them too. */
function hasValues(filters: Filters, but?: Facet): RawBuilder<unknown> {
  const { category, condition, location, price } = filters
  const values = sql`facet_values(p.category_id, p.condition, p.location, p.asking_price_cents)`
  const asked = [
    ...(category === null || but === 'category' ? [] : [sql`'category=' || ${category}`]),
    ...(condition === null || but === 'condition' ? [] : [sql`'condition=' || ${condition}`]),
    ...(location === null || but === 'location' ? [] : [sql`'place=' || lower_case(${location})`]),
  ]
  return sql.join(
    [
      ...(asked.length === 0
        ? [sql`true`]
        : [sql`${values} @> (select array[${sql.join(asked)}])`]),
      ...(price === null || but === 'price'
        ? []
        : [sql`${values} && (select price_values(${price.from}::int, ${price.to}::int))`]),
    ],
    sql` and `,
  )
}

/** The condition that a product `p` of a `seller` is for sale and matches the text. */
export const isMatch = (match: string | null) => {
  // As a subquery, the text has one plan, which reads the index. The planner overestimates what the many forms of a word
  // find together, and would read the whole table. The same holds for the values.
  const matches = match === null ? sql`true` : sql`p.search @@ (select ${match}::tsquery)`
  return sql`${forSale} and ${matches}`
}

/** The condition that a product `p` of a `seller` is for sale, matches the text, and passes every filter. */
export const isFound = (match: string | null, filters: Filters = NO_FILTERS): RawBuilder<unknown> =>
  match === null
    ? sql`${isMatch(match)} and ${passes(filters, undefined, 'byIndex')}`
    : sql`${isMatch(match)} and ${hasValues(filters)} and ${passes(filters)}`

/** The condition that a product `p` of a `seller` is for sale, matches the text, and passes every filter but one of `excluders`. */
export function isNear(
  match: string | null,
  filters: Filters,
  excluders: readonly Facet[],
): RawBuilder<unknown> {
  const without = (facet: Facet) =>
    match === null
      ? passes(filters, facet)
      : sql`${hasValues(filters, facet)} and ${passes(filters, facet)}`
  const arms = sql.join(
    excluders.map((facet) => sql`(${without(facet)})`),
    sql` or `,
  )
  return sql`${isMatch(match)} and (${arms})`
}

/** The columns that the values of the facets are of. */
export const facetColumns = sql`p.category_id, p.condition, p.asking_price_cents, p.location, p.attributes, seller.is_verified`

const sourceOf = (facet: Facet) => sql.id(`without_${facet}`)

/** The value of each facet in a row of a source, as its parameter has it. */
const VALUES: Readonly<Record<Facet, RawBuilder<unknown>>> = {
  category: sql`category_id`,
  condition: sql`condition`,
  price: sql`price_range(asking_price_cents)`,
  verified: sql`case when is_verified then 'yes' end`,
  location: sql`location`,
}

const MOST_VALUES = 12

/**
 * Returns the sources of the counts, which need the source `hits`: the numbers of products with the same values. For each
 * filter that is set and `isCounted`, the products that `found` selects without it are counted, so that a user sees what its
 * other values would find.
 */
export function sourcesOf(
  filters: Filters,
  found: (but: Facet) => RawBuilder<unknown>,
  isCounted: (facet: Facet) => boolean = () => true,
): RawBuilder<unknown>[] {
  const set = facetsSet(filters)
  const free = FACETS.filter((facet) => !set.includes(facet))
  const source = (
    name: RawBuilder<unknown>,
    facets: readonly Facet[],
    from: RawBuilder<unknown>,
  ) => {
    const values = facets.map((facet) => sql`${VALUES[facet]} as ${sql.id(facet)}`)
    return sql`${name} as materialized (
      select ${sql.join([...values, sql`count(*) as count`])} from ${from} found
       group by ${sql.join(facets.map((facet) => sql.id(facet)))})`
  }
  return [
    ...(free.length === 0 ? [] : [source(sql`alike`, free, sql`hits`)]),
    ...set
      .filter(isCounted)
      .map((facet) => source(sourceOf(facet), [facet], sql`(${found(facet)})`)),
  ]
}

/** Returns the column of the counts of each facet that has some. */
export function countsOf(
  filters: Filters,
  isCounted: (facet: Facet) => boolean = () => true,
): RawBuilder<unknown> {
  const set = facetsSet(filters)
  const counts = FACETS.filter((facet) => !set.includes(facet) || isCounted(facet)).map((facet) => {
    const value = sql.id(facet)
    const counted = sql`
      select ${value} as value, sum(count)::int as count from ${set.includes(facet) ? sourceOf(facet) : sql`alike`}
       where ${value} is not null group by 1`
    // A place is one value in any case, and shown as most sellers write it.
    const values =
      facet === 'location'
        ? sql`
      select (array_agg(value order by count desc, value))[1] as value, sum(count)::int as count
        from (${counted}) spellings group by lower_case(value)`
        : counted
    return sql`, (
      select coalesce(json_agg(counted), '[]')
        from (${values} order by 2 desc, 1 limit ${sql.lit(MOST_VALUES)}) counted
    ) as ${value}`
  })
  return sql.join(counts, sql``)
}
