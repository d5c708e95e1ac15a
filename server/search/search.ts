import type { Reader } from '../database/database.ts'
import {
  type ProductRow,
  type PublicProductAnswer,
  publicProductAnswer,
} from '../listings/products.ts'
import { FACETS, type Facet } from './facets.ts'
import type { Question } from './page.ts'
import { type FacetCounts, type Limits, type Queries, queriesOf, type Sample } from './queries.ts'
import { type Terms, termsOf, termsOfFewer } from './terms.ts'

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
  /** The filters whose counts are estimates, because more are found without this filter than are counted. */
  estimated: readonly Facet[]
  /** The text as it was searched for, if a word of it is misspelled; else null. */
  spelling: string | null
  /** No product has all of the words: those that are found have most of them. */
  isPartial: boolean
}

/**
 * So many products are counted, so many of them, the newest, are compared by relevance, and of so many the counts are
 * estimated where more are found: beyond these numbers, an answer would take longer the larger the market is. To count
 * takes longer than a sample in a `large` market.
 */
const LIMITS: Limits = { counted: 10_000, ranked: 300, sampled: 3000, large: 300_000 }

/** Finds the products for sale that a question asks for. The first page has the counts, from the same query. */
export async function search(
  database: Reader,
  question: Question,
  limits = LIMITS,
): Promise<SearchAnswer> {
  const terms = await termsOf(database, question.text)
  const pageOf = (asked: Terms) =>
    findPage(queriesOf(database, withOwnSort(question, asked), asked, limits), limits)
  const whole = await pageOf(terms)
  // A question that finds nothing may have words that no product has all of.
  const fewer = whole.rows.length === 0 ? await termsOfFewer(database, terms) : null
  const { rows, found } = fewer === null ? whole : await pageOf(fewer)
  const products = rows.slice(0, question.limit).map(publicProductAnswer)
  return {
    products,
    next: rows.length > question.limit ? (products.at(-1)?._id ?? null) : null,
    ...(question.after === null && {
      found: { ...found, spelling: terms.spelling, isPartial: fewer !== null },
    }),
  }
}

/** Without a word, every product is as relevant as another. */
const withOwnSort = (question: Question, { match }: Terms): Question =>
  question.sort === 'relevance' && match === null ? { ...question, sort: 'newest' } : question

type FoundPage = { rows: readonly ProductRow[]; found: Omit<Found, 'spelling' | 'isPartial'> }

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

const estimatedBy = (sample: Sample, facet: Facet): FacetCounts =>
  (sample[facet] ?? []).map(({ value, count }) => ({
    value,
    count: Number((count * sample.scale).toPrecision(2)),
  }))

const facetsOf = (countsOf: (facet: Facet) => FacetCounts) =>
  Object.fromEntries(FACETS.map((facet) => [facet, countsOf(facet)])) as FacetAnswer
