import { beforeAll, expect, test } from 'vitest'
import type { Queryable } from '../../server/database/database.ts'
import { type Filters, NO_FILTERS } from '../../server/search/facets.ts'
import { search } from '../../server/search/search.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const MANY = 4000
const FEW = 4

let market: TestApp

/** Lamps in Lund, of which few are worn, cheap and in Kiruna, in a category of their own. */
beforeAll(async () => {
  market = await openTestApp()
  await market.database.execute(`
    insert into categories (id, name, position) values ('odd', 'Odd things', 99);
    insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                          purchase_year, contact, location)
      select 'lamp' || n, 'sue', case when is_odd then 'odd' else 'rooms' end, 'Lamp ' || n, '/a.avif',
             case when is_odd then 2000 else 20000 end, 90000, case when is_odd then 'fair' else 'good' end, 2020,
             '555', case when is_odd then 'Kiruna' else 'Lund' end
        from generate_series(1, ${MANY}) n, lateral (select n % ${MANY / FEW} = 0 as is_odd) kind;
    analyze products;`)
})

type Step = {
  'Node Type': string
  'Subplan Name'?: string
  'Actual Rows'?: number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}
const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]
const isOfHits = (step: Step) =>
  /^CTE (?:strong|match|most|any|hits)$/.test(step['Subplan Name'] ?? '')

/** Returns how many products the hits of a search were read from. */
async function rowsReadBy(text: string, filters: Partial<Filters>): Promise<number> {
  let read = 0
  const watched: Queryable = {
    execute: (sql) => market.database.execute(sql),
    async query(sql, parameters) {
      if (sql.includes('hits as materialized')) {
        const [explained] = await market.database.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
          `explain (analyze, format json) ${sql}`,
          parameters,
        )
        const plan = explained?.['QUERY PLAN'][0].Plan ?? { 'Node Type': '' }
        for (const step of stepsOf(plan).filter(isOfHits).flatMap(stepsOf)) {
          if (!/^(?:Bitmap Heap|Seq) Scan$/.test(step['Node Type'])) continue
          read = Math.max(read, (step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0))
        }
      }
      return market.database.query(sql, parameters)
    },
  }
  const limits = { counted: 1000, newest: 100, enough: 100 }
  const asked = { text, sort: 'relevance', limit: 10, after: null } as const
  const { found } = await search(
    watched,
    { ...asked, filters: { ...NO_FILTERS, ...filters } },
    limits,
  )
  expect(found).toMatchObject({ count: FEW, isCountExact: true })
  return read
}

test.each<Partial<Filters>>([
  { category: ['odd'] },
  { condition: 'fair' },
  { location: 'Kiruna' },
  { price: { from: 1500, to: 2500 } },
  { condition: 'fair', price: { from: 0, to: 2500 } },
])(
  'a filter that leaves few of many hits does not read them all, with and without a word: %j',
  async (filters) => {
    expect(await rowsReadBy('lamp', filters)).toBeLessThan(MANY / 10)
    expect(await rowsReadBy('', filters)).toBeLessThan(MANY / 10)
  },
)
