import { sql } from 'kysely'
import type { Reader } from '../database/database.ts'
import { db } from '../database/sql.ts'
import { type Attribute, knownAttributes } from '../listings/attributes.ts'
import { attributesOf } from '../listings/categories.ts'
import {
  type FacetCounts,
  type Filters,
  hasAttributes,
  isFound,
  isNumbers,
  MOST_VALUES,
  queryOf,
} from './facets.ts'

/** An attribute of the category with the numbers of products that its values would find. */
export type AttributeFacet = Pick<Attribute, 'key' | 'label' | 'kind' | 'unit'> & {
  values: { value: string; count: number; label?: Attribute['label'] }[]
}

type Row = { attributes: readonly unknown[]; read: number; counts: Record<string, FacetCounts> }

/**
 * Counts the attributes of the category among the products that a question finds; each without its own filter. `isExact` is
 * false where more than `most` are found: the counts are then the least.
 */
export async function countAttributes(
  database: Reader,
  text: string | null,
  filters: Filters,
  most: number,
): Promise<{ facets: AttributeFacet[]; isExact: boolean }> {
  const found = text === null ? null : queryOf(text)
  const others = hasAttributes(sql`found.attributes`, filters.attributes, sql`each.key`)
  const query = sql`
    with found as materialized (
      select p.attributes from products p join users seller on seller.id = p.seller_id
       where ${isFound(found, { ...filters, attributes: {} })}
       limit ${sql.lit(most + 1)}
    ), counted as (
      select each.key, each.value, count(*)::int as count
        from found cross join lateral jsonb_each_text(found.attributes) each
       where ${sql.join([sql`true`, ...others], sql` and `)}
       group by 1, 2
    ), keys as (
      select key, json_agg(json_build_object('value', value, 'count', count) order by count desc, value) as counts
        from counted group by key
    )
    select ${attributesOf(sql.ref('c.id'))} as attributes, (select count(*) from found)::int as read,
           (select coalesce(json_object_agg(key, counts), '{}') from keys) as counts
      from categories c where c.id = ${filters.category?.[0] ?? null}::text`.compile(db)
  const [row] = await database.query<Row>(query.sql, query.parameters)
  if (row === undefined) return { facets: [], isExact: true }
  const facets = knownAttributes(row.attributes).flatMap((attribute) => {
    const { key, label, kind, unit } = attribute
    const asked = filters.attributes[key]
    const values = orderedValues(attribute, withAsked(row.counts[key] ?? [], asked))
    const isLeftOut = values.length === 0 && asked === undefined
    return isLeftOut ? [] : [{ key, label, kind, ...(unit && { unit }), values }]
  })
  return { facets, isExact: row.read <= most }
}

/** The asked value is always one of them, also where no product has it, so that a client knows its label. */
const withAsked = (counts: FacetCounts, asked: string | undefined): FacetCounts =>
  asked === undefined || isNumbers(asked) || counts.some(({ value }) => value === asked)
    ? counts
    : [...counts, { value: asked, count: 0 }]

/** Returns choices in their own order, numbers from the lowest, and texts with the most frequent first. */
function orderedValues(
  { kind, choices = [] }: Attribute,
  counts: FacetCounts,
): AttributeFacet['values'] {
  if (kind === 'choice') {
    return choices.flatMap(({ value, label }) => {
      const counted = counts.find((each) => each.value === value)
      return counted === undefined ? [] : [{ ...counted, ...(label && { label }) }]
    })
  }
  const most = counts.slice(0, MOST_VALUES)
  return kind === 'text'
    ? most
    : most.toSorted((one, other) => Number(one.value) - Number(other.value))
}
