import type { RawBuilder } from 'kysely'
import { onlyRow, type Queryable } from '../database/database.ts'
import {
  type ProductRow,
  type PublicProductAnswer,
  publicProductAnswer,
} from '../database/products.ts'
import { db } from '../database/sql.ts'
import { countedPage } from './counted.ts'
import { FACETS, type Facet, facetsSet } from './facets.ts'
import { expectedCount, frequentPage, marketSize, type PageRead } from './frequent.ts'
import type { Question } from './page.ts'
import { termsOf } from './terms.ts'

/** How many products each value of a filter would find, the most frequent first. */
type FacetAnswer = Record<Facet, FacetCounts>
type FacetCounts = { value: string; count: number }[]

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
}

/**
 * So many products are counted, so many of them, the newest, are compared by relevance, and of so many the counts are
 * estimated where more are found: beyond these numbers, an answer would take longer the larger the market is. To count
 * takes longer than a sample in a `large` market.
 */
const LIMITS = { counted: 10_000, ranked: 300, sampled: 3000, large: 300_000 }

type Answered = Partial<FacetAnswer> & { rows: ProductRow[]; count: number }

/** Finds the products for sale that a question asks for. The first page has the counts, from the same query. */
export async function search(
  database: Queryable,
  question: Question,
  limits = LIMITS,
): Promise<SearchAnswer> {
  const terms = await termsOf(database, question.text)
  // Without a word, every product is as relevant as another.
  const isNewest = question.sort === 'relevance' && terms.match === null
  const asked: Question = isNewest ? { ...question, sort: 'newest' } : question
  const isFirst = question.after === null
  const read = async <Row extends object>(query: RawBuilder<unknown>): Promise<Row> => {
    const compiled = query.compile(db)
    return onlyRow(await database.query<Row>(compiled.sql, compiled.parameters))
  }
  const readFrequent = (pageRead: PageRead) =>
    read<Answered & { scale: number }>(frequentPage(asked, terms, limits, pageRead))
  const answer = (rows: readonly ProductRow[], found: Omit<Found, 'spelling'>): SearchAnswer => {
    const products = rows.slice(0, question.limit).map(publicProductAnswer)
    return {
      products,
      next: rows.length > question.limit ? (products.at(-1)?._id ?? null) : null,
      ...(isFirst && { found: { ...found, spelling: terms.spelling } }),
    }
  }
  const answerFrequent = ({
    rows,
    scale,
    ...estimates
  }: Awaited<ReturnType<typeof readFrequent>>) =>
    answer(rows, {
      count: limits.counted,
      isCountExact: false,
      facets: facetsOf((facet) => estimated(estimates[facet], scale)),
      estimated: FACETS,
    })
  // The estimate expects words to be independent, but 'record' and 'player' often come together.
  const mayBeMore = async () =>
    (terms.match ?? '').includes('&') && (await marketSize(database)) > limits.large
  // An estimate for one word is often somewhat too high.
  const expectsMore = async (but?: Facet) =>
    (await expectedCount(database, asked, terms, but)) > limits.counted * 1.5
  if ((await expectsMore()) || (await mayBeMore())) {
    const frequent = await readFrequent('ifMore')
    if (frequent.count * frequent.scale > limits.counted) return answerFrequent(frequent)
  }
  const uncounted = new Set<Facet>()
  for (const facet of isFirst ? facetsSet(asked.filters) : []) {
    if (await expectsMore(facet)) uncounted.add(facet)
  }
  const counting = countedPage(asked, terms, limits, (facet) => !uncounted.has(facet))
  const { rows, count, ...counts } = await read<Answered>(counting)
  if (count > limits.counted) return answerFrequent(await readFrequent('always'))
  const isEstimated = (facet: Facet) =>
    uncounted.has(facet) || totalOf(counts[facet]) > limits.counted
  const estimates = FACETS.some(isEstimated) ? await readFrequent('never') : null
  return answer(rows, {
    count,
    isCountExact: true,
    facets: facetsOf((facet) =>
      estimates !== null && isEstimated(facet)
        ? estimated(estimates[facet], estimates.scale)
        : (counts[facet] ?? []),
    ),
    estimated: FACETS.filter(isEstimated),
  })
}

const totalOf = (counts: FacetCounts = []) => counts.reduce((sum, { count }) => sum + count, 0)

const estimated = (counts: FacetCounts = [], scale: number): FacetCounts =>
  counts.map(({ value, count }) => ({ value, count: Number((count * scale).toPrecision(2)) }))

const facetsOf = (countsOf: (facet: Facet) => FacetCounts) =>
  Object.fromEntries(FACETS.map((facet) => [facet, countsOf(facet)])) as FacetAnswer
