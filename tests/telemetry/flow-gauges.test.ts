import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { db, run } from '../../server/database/sql.ts'
import { isOver, moneyStepOf, orderFlow, stateOf } from '../../server/orders/order.ts'
import type { OrderContext } from '../../machines/market/order.events.ts'
import type { Snapshot } from '../../server/flows/flow.ts'
import {
  readDeadlines,
  readEffects,
  readOrders,
  readStuckWork,
} from '../../server/work/flow-gauges.ts'
import { metrics } from '../../server/vendors/telemetry/metrics.ts'
import type { Reading } from '../../server/vendors/telemetry/telemetry.ts'
import { DEMO_TIME, openDemoDatabase } from '../database/demo-data.ts'

const now = DEMO_TIME
const SECOND = 1000

let database: Database
let orders: Snapshot<OrderContext>[]

/** The demo data has an order in every state. */
beforeAll(async () => {
  database = await openDemoDatabase()
  const stored = await run(
    database,
    db.selectFrom('flows').select(['value', 'context']).where('flow', '=', orderFlow.name),
  )
  orders = stored as Snapshot<OrderContext>[]
})
afterAll(() => database.close())

const valueOf = (readings: readonly Reading[], { name }: { name: string }) =>
  readings
    .filter(({ metric }) => metric.name === name)
    .reduce((total, { value }) => total + value, 0)

const sorted = (texts: readonly string[]) => texts.toSorted((a, b) => a.localeCompare(b))

describe('orders', () => {
  test('each order that is not over is counted once', async () => {
    const going = orders.filter((order) => !isOver(order)).map(({ value }) => stateOf(value))
    expect(new Set(going).size).toBeGreaterThan(10)
    const counted = (await readOrders(database))
      .filter(({ metric }) => metric.name === metrics.orders.name)
      .flatMap(({ value, attributes }) =>
        Array.from({ length: value }, () => String(attributes?.['loppis.order.goods'])),
      )
    expect(sorted(counted)).toEqual(sorted(going))
  })
  test('the orders whose money is stuck are counted, with what the provider was asked to move', async () => {
    const stuck = orders.filter(({ value }) => moneyStepOf(value) === 'stuck')
    expect(stuck.length).toBeGreaterThan(0)
    const readings = await readOrders(database)
    expect(valueOf(readings, metrics.stuckOrders)).toBe(stuck.length)
    const cents = stuck.reduce((total, { context }) => total + (context.operation?.cents ?? 0), 0)
    expect(cents).toBeGreaterThan(0)
    expect(valueOf(readings, metrics.stuckCents)).toBe(cents)
  })
})

describe('deadlines', () => {
  test('no deadline is late in the demo data when it begins', async () => {
    expect(await readDeadlines(database, now)).toMatchObject([{ value: 0 }, { value: 0 }])
  })
  test('the oldest deadline that is due says how late the server is', async () => {
    const [first] = await run(
      database,
      db.selectFrom('deadlines').select('due_at').orderBy('due_at').limit(1),
    )
    const later = new Date((first?.due_at.getTime() ?? 0) + 90 * SECOND)
    const readings = await readDeadlines(database, later)
    expect(valueOf(readings, metrics.lateDeadlines)).toBeGreaterThan(0)
    expect(valueOf(readings, metrics.deadlineLateness)).toBe(90)
  })
})

test('the effects that are due are counted; one that waits for a later attempt is none', async () => {
  await database.query(
    'update outbox set done_at = null where key in (select key from outbox order by due_at limit 2)',
  )
  const open = await run(
    database,
    db.selectFrom('outbox').select('due_at').where('done_at', 'is', null).orderBy('due_at'),
  )
  expect(open.length).toBeGreaterThan(0)
  const [first] = open
  const at = first?.due_at ?? now
  const before = new Date(at.getTime() - SECOND)
  const after = new Date(at.getTime() + 30 * SECOND)
  expect(valueOf(await readEffects(database, before), metrics.dueEffects)).toBe(0)
  expect(valueOf(await readEffects(database, after), metrics.dueEffects)).toBe(
    open.filter(({ due_at: due }) => due <= after).length,
  )
  expect(valueOf(await readEffects(database, after), metrics.effectLateness)).toBe(30)
})

test('the work that fails again and again is counted by its kind', async () => {
  await database.query(
    `insert into work (kind, key, due_at, attempts, failure) values ('mails', '1', $1, 8, 'No.'), ('mails', '2', $1, 9, 'No.'),
                                                                     ('pushes', '3', $1, 1, 'No.'), ('digests', '4', $1, 9, null)`,
    [now],
  )
  const kinds = ['mails', 'pushes', 'digests']
  expect(
    await readStuckWork(
      database,
      kinds.map((kind) => ({ kind })),
    ),
  ).toEqual(
    kinds.map((kind) => ({
      metric: metrics.stuckWork,
      value: kind === 'mails' ? 2 : 0,
      attributes: { 'loppis.work': kind },
    })),
  )
})
