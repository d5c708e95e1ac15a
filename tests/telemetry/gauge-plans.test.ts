import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderContext } from '../../machines/market/order.setup.ts'
import type { Database, Queryable } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { readDeadlines, readEffects, readOrders } from '../../server/work/flow-gauges.ts'
import { openTestDatabase } from '../database/test-database.ts'

/** Orders of former years, orders that are going on, and listings, which have deadlines too. */
const OVER = 20_000
const GOING = 100
const LISTINGS = 5000

const now = new Date('2026-03-01T12:00:00Z')
const context = JSON.stringify(orderContext({ cents: 100 }))
const OLD_MARKET = `
  insert into flows (flow, id, machine_version, value, context, seq, needs_admin, created_at)
    select 'order', 'over' || n, 1, '{"goods":"completed","money":"released"}'::jsonb, '${context}'::jsonb, 9, false, '2025-01-01'::timestamptz
      from generate_series(1, ${OVER}) n
    union all select 'order', 'going' || n, 1, '{"goods":"paid","money":"held"}', '${context}', 1, false, '2026-02-28'
      from generate_series(1, ${GOING}) n
    union all select 'listing', 'listing' || n, 1, '"published"', '{}', 1, false, '2026-02-28'
      from generate_series(1, ${LISTINGS}) n;
  insert into deadlines (flow, flow_id, event, due_at)
    select flow, id, 'deadline.any', '2026-03-07' from flows where id not like 'over%';
  insert into outbox (key, flow, flow_id, seq, type, params, due_at, done_at)
    select id || '/9/transfer', 'order', id, 9, 'transfer', '{}', '2025-01-01', '2025-01-01' from flows where id like 'over%';
  analyze;`

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await migrate(database)
  await database.execute(OLD_MARKET)
})
afterAll(() => database.close())

type Step = {
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

const rowsRead = (step: Step): number =>
  (step['Relation Name'] === undefined
    ? 0
    : ((step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0)) *
      (step['Actual Loops'] ?? 1)) +
  (step.Plans ?? []).map(rowsRead).reduce((total, rows) => total + rows, 0)

/** Returns how many rows of tables the statements of `read` read. */
async function rowsOf(read: (database: Queryable) => Promise<unknown>): Promise<number> {
  let rows = 0
  await read({
    async query<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      const [explained] = await database.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
        `explain (analyze, format json) ${sql}`,
        parameters,
      )
      const [found] = explained?.['QUERY PLAN'] ?? []
      if (found === undefined) throw new Error(`There is no plan for ${sql}`)
      rows += rowsRead(found.Plan)
      return database.query<Row>(sql, parameters)
    },
    execute: (sql) => database.execute(sql),
  })
  return rows
}

test('the orders by state read the orders that go on, and none of former years', async () => {
  const rows = await rowsOf(readOrders)
  expect(rows).toBeGreaterThanOrEqual(2 * GOING)
  expect(rows).toBeLessThan(4 * GOING)
})
test('the late deadlines read no deadline that is not due', async () => {
  expect(await rowsOf((asked) => readDeadlines(asked, now))).toBe(0)
})
test('the due effects read no effect that is done', async () => {
  expect(await rowsOf((asked) => readEffects(asked, now))).toBe(0)
})
