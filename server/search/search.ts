import { onlyRow, type Reader } from '../database/database.ts'
import { db } from '../database/sql.ts'
import { type Parents, readParents } from '../listings/categories.ts'
import {
  type ProductRow,
  type PublicProductAnswer,
  publicProductAnswer,
} from '../listings/products.ts'
import { NO_PLACE, placesNear, shownDistance } from '../places/gazetteer.ts'
import { type AttributeFacet, countAttributes } from './attribute-counts.ts'
import {
  type Count,
  countedIn,
  countsFor,
  type Facet,
  type FacetCounts,
  FACETS,
  facetsSet,
  withChildren,
} from './facets.ts'
import { type Limits, pageQuery, type Question } from './page.ts'
import { DISTANCES } from './question.ts'
import { type Terms, termsOf } from './terms.ts'

/** A product; `distance` in kilometers, 0 for less than one, where the question is about a place. */
type FoundProduct = PublicProductAnswer & { distance?: number }

export type SearchAnswer = {
  products: FoundProduct[]
  /** `after` of the next page; null on the last page. */
  next: string | null
  /** Absent on a later page. `count` has a largest value: where more are found, `isCountExact` is false. */
  found?: Found
}

type Found = {
  count: number
  isCountExact: boolean
  /** How many products each value of a filter would find, the most frequent first. */
  facets: Record<Facet, FacetCounts>
  /** Those of the category of the question; absent without one. */
  attributes?: readonly AttributeFacet[]
  /** The filters whose counts are at least so many, because more are found without this filter than are counted. */
  estimated: readonly string[]
  /** The text as it was searched for, if a word of it is misspelled; else null. */
  spelling: string | null
  /** The place of the question; null without one that is known. */
  near: string | null
  /** Where nothing is within the distance: the next one with products, and none (null). Absent otherwise. */
  wider?: readonly Wider[]
  /** No product has all of the words: those that are found have most of them. */
  isPartial: boolean
  /** How many products, the first ones, have all of the words, where others with most of them follow. */
  whole?: number
}

type Wider = { within: string | null } & Pick<Found, 'count' | 'isCountExact'>

/** Beyond these numbers, an answer would take longer the larger the market is. */
const LIMITS: Limits = { counted: 1000, newest: 1000, enough: 100 }

type Row = {
  rows: ProductRow[]
  count: number
  whole: number
  counted_by: string | null
  counts: Count[] | null
}

/**
 * Finds the products for sale that a question asks for. Where those that have all of the words fill no page, those that have
 * most of them follow, or those that have any. The first page has the counts.
 */
export async function search(
  database: Reader,
  asked: Question,
  limits = LIMITS,
): Promise<SearchAnswer> {
  const terms = await termsOf(database, asked.text)
  const parents = await readParents(database)
  const find = (question: Question) => findPage(database, question, { terms, parents, limits })
  const answer = await find(asked)
  if (answer.found === undefined || answer.found.count > 0) return answer
  const wider = await widerOf(asked, find)
  return wider.length === 0 ? answer : { ...answer, found: { ...answer.found, wider } }
}

/** Returns the distances that find something, where that of a question finds nothing. */
async function widerOf(
  asked: Question,
  find: (question: Question) => Promise<SearchAnswer>,
): Promise<Wider[]> {
  const { near } = asked.filters
  const name = near?.name ?? null
  if (near === null || name === null) return []
  const countWithin = async (within: string | null): Promise<Wider[]> => {
    const filters = {
      ...asked.filters,
      near: within === null ? null : placesNear(name, Number(within)),
    }
    const { found } = await find({ ...asked, filters, limit: 1 })
    const { count = 0, isCountExact = true } = found ?? {}
    return count === 0 ? [] : [{ within, count, isCountExact }]
  }
  const anywhere = await countWithin(null)
  for (const within of anywhere.length === 0 ? [] : DISTANCES) {
    const found = Number(within) > near.within ? await countWithin(within) : []
    if (found.length > 0) return [...found, ...anywhere]
  }
  return anywhere
}

async function findPage(
  database: Reader,
  asked: Question,
  { terms, parents, limits }: { terms: Terms; parents: Parents; limits: Limits },
): Promise<SearchAnswer> {
  // Without a word, every product is as relevant as another.
  const { near } = asked.filters
  const isListed =
    (asked.sort === 'relevance' && terms.match === null) ||
    (asked.sort === 'nearest' && near === null)
  const filters = withChildren(asked.filters, parents)
  const question: Question = { ...asked, filters, sort: isListed ? 'newest' : asked.sort }
  const { limit } = question
  const query = pageQuery(question, terms, limits).compile(db)
  const { rows, count, whole, counted_by, counts } = onlyRow(
    await database.query<Row>(query.sql, query.parameters),
  )
  const attributes =
    question.after === null && filters.category !== null
      ? await countAttributes(database, counted_by, filters, limits.counted)
      : null
  const products = rows.slice(0, limit).map((row): FoundProduct => {
    const away = near?.distances.get(row.place_id ?? NO_PLACE)
    return {
      ...publicProductAnswer(row),
      ...(away !== undefined && { distance: shownDistance(away) }),
    }
  })
  const facets = FACETS.map((facet) => ({
    facet,
    ...countsFor(
      facet,
      counts ?? [],
      limits.counted,
      facet === 'category'
        ? (id) => countedIn(id, asked.filters.category?.[0] ?? null, parents)
        : undefined,
    ),
  }))
  // The others are not counted for another value of a filter that is set.
  const areFollowed = whole > 0 && count > whole
  const set = areFollowed ? facetsSet(filters) : []
  return {
    products,
    next: rows.length > limit ? (products.at(-1)?._id ?? null) : null,
    ...(question.after === null && {
      found: {
        count: Math.min(count, limits.counted),
        isCountExact: count <= limits.counted,
        facets: Object.fromEntries(
          facets.map(({ facet, values }) => [facet, values]),
        ) as Found['facets'],
        ...(attributes !== null && { attributes: attributes.facets }),
        estimated: [
          ...facets.flatMap(({ facet, areMore }) =>
            areMore || set.includes(facet) ? [facet] : [],
          ),
          ...(attributes !== null && (areFollowed || !attributes.isExact)
            ? attributes.facets.map(({ key }) => `a.${key}`)
            : []),
        ],
        spelling: terms.spelling,
        near: near?.name ?? null,
        isPartial: whole === 0 && count > 0,
        ...(areFollowed && { whole }),
      },
    }),
  }
}
