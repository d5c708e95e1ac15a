import type { RawBuilder } from 'kysely'
import { onlyRow, type Reader } from '../database/database.ts'
import type { ProductRow } from '../listings/products.ts'
import { db } from '../database/sql.ts'
import { countedPage } from './counted.ts'
import { type Facet, facetsSet } from './facets.ts'
import { expectedCount, frequentPage, marketSize, type PageRead } from './frequent.ts'
import type { Question } from './page.ts'
import type { Terms } from './terms.ts'

/** How many products are `counted`, `ranked` and `sampled`, and how many a `large` market has. */
export type Limits = Readonly<Record<'counted' | 'ranked' | 'sampled' | 'large', number>>

/** How many products have each value of a filter, the most frequent first. */
export type FacetCounts = { value: string; count: number }[]

/** A page and the counts that were read with it. */
type Counted = Partial<Record<Facet, FacetCounts>> & { rows: ProductRow[]; count: number }
/** A page, and counts of the newest products, each of which stands for `scale` products. */
export type Sample = Counted & { scale: number }

/** The queries of one search. */
export type Queries = {
  /** Whether the question probably finds more than are counted. */
  expectsMore(): Promise<boolean>
  /** Returns the filters that are set, and without which the question probably finds more than are counted. */
  facetsExpectedToHaveMore(): Promise<ReadonlySet<Facet>>
  /** Reads the page, with the counts of a first page but those of `uncounted`. */
  readCounted(uncounted: ReadonlySet<Facet>): Promise<Counted>
  readFrequent(pageRead: PageRead): Promise<Sample>
}

/** An estimate for one word is often somewhat too high. */
const TOO_HIGH = 1.5

export function queriesOf(
  database: Reader,
  question: Question,
  terms: Terms,
  limits: Limits,
): Queries {
  const read = async <Row extends object>(query: RawBuilder<unknown>): Promise<Row> => {
    const { sql, parameters } = query.compile(db)
    return onlyRow(await database.query<Row>(sql, parameters))
  }
  const isExpected = async (but?: Facet) =>
    (await expectedCount(database, question, terms, but)) > limits.counted * TOO_HIGH
  // The estimate expects words to be independent, but 'record' and 'player' often come together. To count takes longer than
  // a sample in a large market.
  const mayComeTogether = async () =>
    (terms.match ?? '').includes('&') && (await marketSize(database)) > limits.large
  return {
    expectsMore: async () => (await isExpected()) || (await mayComeTogether()),
    async facetsExpectedToHaveMore() {
      const facets = new Set<Facet>()
      for (const facet of question.after === null ? facetsSet(question.filters) : []) {
        if (await isExpected(facet)) facets.add(facet)
      }
      return facets
    },
    readCounted: (uncounted) =>
      read(countedPage(question, terms, limits, (facet) => !uncounted.has(facet))),
    readFrequent: (pageRead) => read(frequentPage(question, terms, limits, pageRead)),
  }
}
