import { afterAll, beforeAll, expect, test } from 'vitest'
import { GROWING } from './large-market.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp

/** Most products are for sale, and one category has none. */
const MANY_PRODUCTS = `
  insert into users (id, name, email, role) values ('sten', 'Sten', 'sten@market.test', 'seller');
  insert into categories (id, name, position) values ('empty', 'Empty', 1000);
  insert into categories (id, name, position) select 'full' || i, 'Full ' || i, 2000 + i from generate_series(0, 7) i;
  insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                        purchase_year, contact, location, created_at)
    select 'many' || i, 'sten', 'full' || i % 8, 'Chair', '/chair.avif', 1000, 2000, 'good', 2020, '070', 'Lund',
           now() - i * interval '1 second'
      from generate_series(1, 40000) i;
  analyze products, categories, users`

beforeAll(async () => {
  market = await openTestApp()
  await market.database.execute(MANY_PRODUCTS)
})
// TRUNCATE, because the next file's row-by-row delete would take long.
afterAll(() => market.database.execute(`truncate ${GROWING.join(', ')} cascade`))

type Step = { 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Step[] }

/** Returns how many rows the steps of a plan have read and dropped. */
const droppedIn = (step: Step): number =>
  (step['Rows Removed by Filter'] ?? 0) +
  (step.Plans ?? []).reduce((sum, inner) => sum + droppedIn(inner), 0)

test('B1: the list of categories reads no product of others for a category with none for sale', async () => {
  const { database } = market
  const { query } = database
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  database.query = (sql, parameters = []) => {
    asked.push({ sql, parameters })
    return query(sql, parameters)
  }
  const response = await market.app.request('/get-categories')
  database.query = query
  expect(response.status).toBe(200)
  const listing = asked.find(({ sql }) => sql.includes('lateral'))
  const [plan] = await query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
    `explain (analyze, format json) ${listing?.sql}`,
    listing?.parameters,
  )
  expect(droppedIn(plan?.['QUERY PLAN'][0].Plan ?? { 'Actual Rows': 0 })).toBeLessThan(100)
})
