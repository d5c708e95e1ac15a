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

/** Returns the statement that reads products in the answer to a request, as PostgreSQL plans it for every category. */
async function planOf(path: string, ...values: readonly string[]): Promise<Step> {
  const { database } = market
  const { query } = database
  const asked: string[] = []
  database.query = (sql, parameters = []) => {
    asked.push(sql)
    return query(sql, parameters)
  }
  const response = await market.app.request(path)
  database.query = query
  expect(response.status).toBe(200)
  const listing = asked.find((sql) => sql.includes('"created_at" desc'))
  return database.transaction(async (transaction) => {
    await transaction.execute(`set local plan_cache_mode = force_generic_plan`)
    await transaction.execute(`prepare listing as ${listing}`)
    const given = values.length === 0 ? '' : `(${values.map((value) => `'${value}'`).join(', ')})`
    const [row] = await transaction.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
      `explain (analyze, format json) execute listing${given}`,
    )
    await transaction.execute('deallocate listing')
    if (row === undefined) throw new Error('There is no plan.')
    return row['QUERY PLAN'][0].Plan
  })
}

test('B1: the list of categories reads no product of others for a category with none for sale', async () => {
  expect(droppedIn(await planOf('/get-categories'))).toBeLessThan(100)
})

test('B2: the page of a category with none for sale reads no product of others', async () => {
  const plan = await planOf('/v2/category/empty?limit=24', 'empty', 'empty')
  expect(droppedIn(plan)).toBeLessThan(100)
})
