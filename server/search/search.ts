import type { Reader } from '../database/database.ts'
import {
  type ProductRow,
  type PublicProductAnswer,
  publicProductAnswer,
} from '../listings/products.ts'
import { type AttributeFacet, countAttributes } from './attribute-counts.ts'
import { FACETS, type Facet } from './facets.ts'
import type { Question } from './page.ts'
import { type FacetCounts, type Limits, type Queries, queriesOf, type Sample } from './queries.ts'
import { hasAll, type Terms, termsOf, termsOfFewer } from './terms.ts'

/** How many products each value of a filter would find, the most frequent first. */
type FacetAnswer = Record<Facet, FacetCounts>

export type SearchAnswer = {
  products: PublicProductAnswer[]
  /** `after` of the next page; null on the last page. */
  next: string | null
  /** Absent on a later page. `count` has a largest value: where more are found, `isCountExact` is false. */
  found?: Found
}

type Found = {
  count: number
  isCountExact: boolean
  facets: FacetAnswer
  /** Those of the category of the question; absent without one. */
  attributes?: readonly AttributeFacet[]
  /** The filters whose counts are estimates, because more are found without this filter than are counted. */
  estimated: readonly string[]
  /** The text as it was searched for, if a word of it is misspelled; else null. */
  spelling: string | null
  /** No product has all of the words: those that are found have most of them. */
  isPartial: boolean
  /** How many products, the first ones, have all of the words, where others with most of them follow. */
  whole?: number
}

/**
 * So many products are counted, so many of them, the newest, are compared by relevance, and of so many the counts are
 * estimated where more are found: beyond these numbers, an answer would take longer the larger the market is. To count
 * takes longer than a sample in a `large` market.
 */
const LIMITS: Limits = { counted: 10_000, ranked: 300, sampled: 3000, large: 300_000 }

/**
 * Finds the products for sale that a question asks for. Where those that have all of the words fill no page, those that have
 * most of them follow. The first page has the counts.
 */
export async function search(
  database: Reader,
  question: Question,
  limits = LIMITS,
): Promise<SearchAnswer> {
  const terms = await termsOf(database, question.text)
  const pageOf = (asked: Terms, on: Question) =>
    findPage(queriesOf(database, withOwnSort(on, asked), asked, limits), limits)
  const { after, limit } = question
  const isWhole = after === null || (await hasAll(database, terms, after))
  const whole = isWhole ? await pageOf(terms, question) : null
  const shown = whole?.rows ?? []
  // A later page goes on with the products that its first page has begun, or begins after a page that is full of the others.
  const isFull = after === null ? shown.length > limit : shown.length > 0
  const fewer = isFull ? null : await termsOfFewer(database, terms)
  const rest =
    fewer &&
    (await pageOf(fewer, {
      ...question,
      limit: limit - shown.length,
      after: isWhole ? null : after,
    }))
  const rows = [...shown, ...(rest?.rows ?? [])]
  const { match } = shown.length === 0 && fewer !== null ? fewer : terms
  const counted =
    after === null && question.filters.category !== null
      ? await countAttributes(database, match, question.filters)
      : null
  const products = rows.slice(0, limit).map(publicProductAnswer)
  return {
    products,
    next: rows.length > limit ? (products.at(-1)?._id ?? null) : null,
    ...(after === null &&
      whole !== null && {
        found: {
          ...withAttributes(
            rest === null ? whole.found : together(whole.found, rest.found),
            counted,
          ),
          spelling: terms.spelling,
          isPartial: shown.length === 0 && rows.length > 0,
          ...(shown.length > 0 && rows.length > shown.length && { whole: shown.length }),
        },
      }),
  }
}

/** Without a word, every product is as relevant as another. */
const withOwnSort = (question: Question, { match }: Terms): Question =>
  question.sort === 'relevance' && match === null ? { ...question, sort: 'newest' } : question

/** Adds the counts of attributes. Where they are not exact, they are estimates as those of the other filters. */
const withAttributes = (
  found: Counts,
  counted: Awaited<ReturnType<typeof countAttributes>> | null,
): Counts & Pick<Found, 'attributes'> => {
  if (counted === null) return found
  const { facets, isExact, read } = counted
  if (isExact) return { ...found, attributes: facets }
  const scale = Math.max(1, found.count / read)
  return {
    ...found,
    attributes: facets.map((facet) => ({
      ...facet,
      values: facet.values.map((each) => ({ ...each, count: scaled(each.count, scale) })),
    })),
    estimated: [...found.estimated, ...facets.map(({ key }) => `a.${key}`)],
  }
}

type Counts = Pick<Found, 'count' | 'isCountExact' | 'facets' | 'estimated'>
type FoundPage = { rows: readonly ProductRow[]; found: Counts }

/** Adds the counts of two questions that find different products. */
const together = (one: Counts, other: Counts): Counts => ({
  count: one.count + other.count,
  isCountExact: one.isCountExact && other.isCountExact,
  facets: facetsOf((facet) => sumsOf([...one.facets[facet], ...other.facets[facet]])),
  estimated: FACETS.filter((facet) => [...one.estimated, ...other.estimated].includes(facet)),
})

function sumsOf(counts: FacetCounts): FacetCounts {
  const sums = new Map<string, number>()
  for (const { value, count } of counts) sums.set(value, (sums.get(value) ?? 0) + count)
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count)
}

/** Counts the hits, or estimates them where more are found than are counted. */
async function findPage(queries: Queries, { counted }: Limits): Promise<FoundPage> {
  if (await queries.expectsMore()) {
    const sample = await queries.readFrequent('ifMore')
    if (sample.count * sample.scale > counted) return frequentOf(sample, counted)
  }
  const uncounted = await queries.facetsExpectedToHaveMore()
  const { rows, count, ...counts } = await queries.readCounted(uncounted)
  // The statistics expected fewer.
  if (count > counted) return frequentOf(await queries.readFrequent('always'), counted)
  const isEstimated = (facet: Facet) => uncounted.has(facet) || totalOf(counts[facet]) > counted
  const sample = FACETS.some(isEstimated) ? await queries.readFrequent('never') : null
  const facets = facetsOf((facet) =>
    sample !== null && isEstimated(facet) ? estimatedBy(sample, facet) : (counts[facet] ?? []),
  )
  return {
    rows,
    found: { count, isCountExact: true, facets, estimated: FACETS.filter(isEstimated) },
  }
}

/** Returns a page of which more are found than are counted: every count of a filter is an estimate. */
const frequentOf = (sample: Sample, counted: number): FoundPage => ({
  rows: sample.rows,
  found: {
    count: counted,
    isCountExact: false,
    facets: facetsOf((facet) => estimatedBy(sample, facet)),
    estimated: FACETS,
  },
})

const totalOf = (counts: FacetCounts = []) => counts.reduce((sum, { count }) => sum + count, 0)

const scaled = (count: number, scale: number) => Number((count * scale).toPrecision(2))

const estimatedBy = (sample: Sample, facet: Facet): FacetCounts =>
  (sample[facet] ?? []).map(({ value, count }) => ({
    value,
    count: scaled(count, sample.scale),
  }))

const facetsOf = (countsOf: (facet: Facet) => FacetCounts) =>
  Object.fromEntries(FACETS.map((facet) => [facet, countsOf(facet)])) as FacetAnswer
