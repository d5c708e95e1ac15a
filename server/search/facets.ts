import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import { isForSale } from '../database/sql.ts'
import type { Parents } from '../listings/categories.ts'
import type { Near } from '../places/gazetteer.ts'

/** The properties that products can be filtered by, under the names of the query's parameters. */
export const FACETS = ['category', 'condition', 'price', 'verified', 'location'] as const
export type Facet = (typeof FACETS)[number]

/** A range of prices in whole cents, without `to`. */
export type PriceRange = { from: number; to: number }

/** The filters of a search; null and false are not set. */
export type Filters = {
  /** A category, and after it its children (`withChildren`). */
  category: readonly string[] | null
  condition: string | null
  price: PriceRange | null
  verified: boolean
  location: string | null
  /** The values of attributes by key (server/listings/attributes.ts), or the numbers from one to another: '4..12'. */
  attributes: Readonly<Record<string, string>>
  /** The towns to search in, with their distances. */
  near: Near | null
}

export const NO_FILTERS: Filters = {
  category: null,
  condition: null,
  price: null,
  verified: false,
  location: null,
  attributes: {},
  near: null,
}

type FilterRule = {
  /** The value of a row, as the parameter has it. */
  value: RawBuilder<unknown>
  /** The condition that a product `p` of a `seller` passes the filter; null where it is not set. */
  passes: (filters: Filters) => RawBuilder<unknown> | null
  /** The condition on `facet_values`, by which the index of the words finds such products; null where it is not set. */
  isIndexed: (filters: Filters) => RawBuilder<unknown> | null
}

/**
 * A value as a subquery: the planner expects the same of each, so that PostgreSQL keeps one plan of a statement in place of
 * planning each question, which takes longer than to read it.
 */
const any = (value: string) => sql`(select ${value}::text)`
const anyOf = (values: readonly string[]) => sql`(select ${values}::text[])`
const indexed = sql`facet_values(p.category_id, p.condition, p.location, p.asking_price_cents)`
const hasValue = (value: RawBuilder<unknown>) => sql`${indexed} @> (select array[${value}])`

/** The rule of each filter. A filter of another property is one more of them. */
const RULES: Readonly<Record<Facet, FilterRule>> = {
  category: {
    value: sql`p.category_id`,
    passes: ({ category }) => {
      if (category === null) return null
      const [only, ...children] = category
      return only !== undefined && children.length === 0
        ? sql`p.category_id = ${any(only)}`
        : sql`p.category_id = any(${anyOf(category)}::text[])`
    },
    isIndexed: ({ category }) =>
      category && sql`${indexed} && ${anyOf(category.map((id) => `category=${id}`))}`,
  },
  condition: {
    value: sql`p.condition`,
    passes: ({ condition }) => (condition === null ? null : sql`p.condition = ${any(condition)}`),
    isIndexed: ({ condition }) =>
      condition === null ? null : hasValue(sql`'condition=' || ${condition}`),
  },
  price: {
    value: sql`price_range(p.asking_price_cents)`,
    // A prepared plan expects almost no price to be between two that it does not know, and would compare each product with
    // each seller. It expects half of the rows to pass a CASE.
    passes: ({ price }) =>
      price === null
        ? null
        : sql`case when p.asking_price_cents >= ${price.from}::int and p.asking_price_cents < ${price.to}::int then true else false end`,
    isIndexed: ({ price }) =>
      price === null
        ? null
        : sql`${indexed} && (select price_values(${price.from}::int, ${price.to}::int))`,
  },
  verified: {
    value: sql`case when seller.is_verified then 'yes' end`,
    passes: ({ verified }) => (verified ? sql`seller.is_verified` : null),
    isIndexed: () => null,
  },
  location: {
    value: sql`p.location`,
    passes: ({ location }) =>
      location === null
        ? null
        : sql`lower_case(p.location) = (select lower_case(${location}::text))`,
    isIndexed: ({ location }) =>
      location === null ? null : hasValue(sql`'place=' || lower_case(${location})`),
  },
}

/** Returns the filters that find the products of the children of a category too. */
export const withChildren = (filters: Filters, parents: Parents): Filters => ({
  ...filters,
  category:
    filters.category &&
    filters.category.flatMap((id) => [
      id,
      ...[...parents].flatMap(([child, parent]) => (parent === id ? [child] : [])),
    ]),
})

/**
 * Returns the categories that count a product of one: its parent, and itself where it is of the top level, or where the
 * category of the question is this parent or one of its children.
 */
export function countedIn(id: string, asked: string | null, parents: Parents): string[] {
  const parent = parents.get(id)
  if (parent === undefined) return [id]
  return asked !== null && parent === (parents.get(asked) ?? asked) ? [parent, id] : [parent]
}

/** Returns the facets whose filter is set. */
export const facetsSet = (filters: Filters): Facet[] =>
  FACETS.filter((facet) => RULES[facet].passes(filters) !== null)

/** The condition that a product `p` is for sale. */
const forSale = isForSale(expressionBuilder())

/** The condition that a product `p` of a `seller` is for sale and passes every filter but `but`. */
export function passes(filters: Filters, but?: Facet): RawBuilder<unknown> {
  const conditions = FACETS.filter((facet) => facet !== but).flatMap(
    (facet) => RULES[facet].passes(filters) ?? [],
  )
  const { attributes, near } = filters
  conditions.push(...hasAttributes(sql`p.attributes`, attributes))
  if (near !== null) conditions.push(sql`p.place_id = any(${[...near.distances.keys()]}::int[])`)
  return sql.join([forSale, ...conditions], sql` and `)
}

/** Both limits are found, and one of them can be left out. */
const NUMBERS = /^(\d{1,9}(?:\.\d{1,4})?)?\.\.(\d{1,9}(?:\.\d{1,4})?)?$/

/** Returns whether a value that is asked for is a range of numbers. */
export const isNumbers = (asked: string): boolean => NUMBERS.test(asked)

/** The conditions that a column has the attributes that are asked for, except that of the key `but`. */
export function hasAttributes(
  column: RawBuilder<unknown>,
  asked: Filters['attributes'],
  but?: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const entries = Object.entries(asked)
  const values = entries.filter(([, value]) => !isNumbers(value))
  const exact = sql`(select ${JSON.stringify(Object.fromEntries(values))}::jsonb)`
  const ranges = entries.flatMap(([key, value]) => {
    const [, from, to] = NUMBERS.exec(value) ?? []
    const limits = [from && `$.${key}.double() >= ${from}`, to && `$.${key}.double() <= ${to}`]
    const path = limits.filter(Boolean).join(' && ')
    // A text that is no number is in no range: the operator returns null. Like a price, with a CASE.
    const isIn = sql`case when ${column} @@ (select ${path}::jsonpath) then true else false end`
    return path === '' ? [] : [but === undefined ? isIn : sql`(${but} = ${key} or ${isIn})`]
  })
  if (values.length === 0) return ranges
  return [sql`${column} @> ${but === undefined ? exact : sql`(${exact} - ${but})`}`, ...ranges]
}

/**
 * A text as a query. As a subquery, it has one plan, which reads the index: the planner overestimates what the many forms of a
 * word find together, and would read the whole table.
 */
export const queryOf = (text: string) => sql`(select ${text}::tsquery)`

/** The condition that a product `p` that is read in another order matches: no index answers the function of the operator. */
export const isRead = (query: RawBuilder<unknown>) => sql`ts_match_vq(p.search, ${query})`

/** The condition that a product `p` of a `seller` is for sale, matches, and passes every filter but `but`. */
export function isFound(
  query: RawBuilder<unknown> | null,
  filters: Filters = NO_FILTERS,
  but?: Facet,
): RawBuilder<unknown> {
  const values = FACETS.filter((facet) => facet !== but).flatMap(
    (facet) => RULES[facet].isIndexed(filters) ?? [],
  )
  const matches = query === null ? [] : [sql`p.search @@ ${query}`]
  return sql.join([...matches, ...values, passes(filters, but)], sql` and `)
}

/** The columns that the values of the facets are of. */
export const facetColumns = sql`p.category_id, p.condition, p.asking_price_cents, p.location, p.seller_id`

/** How many products have a value of a facet; null for those that have none. */
export type Count = [facet: Facet, value: string | null, count: number]

/**
 * Returns the column of the counts, which needs the source `hits`. For a filter that is set, the products that `found` selects
 * without it are counted, so that a user sees what its other values would find.
 */
export function countsOf(
  filters: Filters,
  found: (but: Facet) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const set = facetsSet(filters)
  const sellers = sql`join users seller on seller.id = p.seller_id`
  const free = FACETS.filter((facet) => !set.includes(facet))
  const counted = set.map(
    (
      facet,
    ) => sql`select ${sql.lit(facet)} as facet, ${RULES[facet].value} as value, count(*)::int as count
      from (${found(facet)}) p ${sellers} group by 2`,
  )
  if (free.length > 0) {
    const ids = free.map((facet) => sql.id(facet))
    const facets = free.map(
      (facet) => sql`when grouping(${sql.id(facet)}) = 0 then ${sql.lit(facet)}`,
    )
    counted.push(sql`select case ${sql.join(facets, sql` `)} end, coalesce(${sql.join(ids)}), count(*)::int
      from (select ${sql.join(free.map((facet) => sql`${RULES[facet].value} as ${sql.id(facet)}`))} from hits p ${sellers}) free
     group by grouping sets (${sql.join(ids.map((id) => sql`(${id})`))})`)
  }
  return sql`(select json_agg(json_build_array(facet, value, count)) from (${sql.join(counted, sql` union all `)}) counts (facet, value, count))`
}

/** So many values of a filter are shown, the most frequent. */
export const MOST_VALUES = 12

/**
 * Returns the counts of a facet, the most frequent first, and whether more than `counted` products were counted. A product with
 * a value counts for each of `valuesOf`.
 */
export function countsFor(
  facet: Facet,
  counts: readonly Count[],
  counted: number,
  valuesOf = (value: string): readonly string[] => [value],
): { values: FacetCounts; areMore: boolean } {
  const own = counts.filter(([of]) => of === facet)
  const values = new Map<string, { value: string; count: number }>()
  // A place is one value in any case, and shown as most sellers write it.
  for (const [, value, count] of own.toSorted(([, , one], [, , other]) => other - one)) {
    for (const each of value === null ? [] : valuesOf(value)) {
      const key = facet === 'location' ? each.toLowerCase() : each
      values.set(key, {
        value: values.get(key)?.value ?? each,
        count: (values.get(key)?.count ?? 0) + count,
      })
    }
  }
  return {
    values: [...values.values()]
      .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
      .slice(0, MOST_VALUES),
    areMore: own.reduce((sum, [, , count]) => sum + count, 0) > counted,
  }
}

/** How many products have each value of a filter, the most frequent first. */
export type FacetCounts = { value: string; count: number }[]
