import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { onlyRow, type Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { moneyStepOf, orderFlow, positionOf, stateOf } from '../orders/order.ts'
import { STUCK_AFTER, type Work } from '../flows/worker.ts'
import { metrics } from '../vendors/telemetry/metrics.ts'
import type { Reading, Telemetry } from '../vendors/telemetry/telemetry.ts'

/** Reads the gauges of the flows before each export of the metrics, with one statement for each kind. */
export function observeFlows(
  telemetry: Telemetry,
  { database, flowClock }: Pick<Services, 'database' | 'flowClock'>,
  works: readonly Work[],
): void {
  const { orders, stuckOrders, stuckCents } = metrics
  telemetry.observe([orders, stuckOrders, stuckCents], () => readOrders(database))
  telemetry.observe([metrics.lateDeadlines, metrics.deadlineLateness], () =>
    readDeadlines(database, flowClock()),
  )
  telemetry.observe([metrics.dueEffects, metrics.effectLateness], () =>
    readEffects(database, flowClock()),
  )
  telemetry.observe([metrics.stuckWork], () => readStuckWork(database, works))
}

/**
 * Reads the orders that are not over: each has a deadline, an effect that is not done, or waits for an admin. The orders
 * of former years are not read.
 */
export async function readOrders(database: Queryable): Promise<Reading[]> {
  const ofOrders = sql.lit(orderFlow.name)
  const going = db
    .selectFrom('deadlines')
    .select('flow_id as id')
    .where('flow', '=', ofOrders)
    .union(
      db
        .selectFrom('outbox')
        .select('flow_id as id')
        .where('flow', '=', ofOrders)
        .where('done_at', 'is', null),
    )
    .union(
      db
        .selectFrom('flows')
        .select('id')
        .where('flow', '=', ofOrders)
        .where((eb) => eb.ref('needs_admin')),
    )
  const rows = await run(
    database,
    db
      .with('going', () => going)
      .selectFrom('going')
      .innerJoin('flows as f', (join) =>
        join.onRef('f.id', '=', 'going.id').on('f.flow', '=', ofOrders),
      )
      .select([
        'f.value',
        sql<number>`count(*)::int`.as('count'),
        sql<number | null>`sum((f.context->'operation'->>'cents')::bigint)::float8`.as('cents'),
      ])
      .groupBy('f.value'),
  )
  const stuck = rows.filter(({ value }) => moneyStepOf(value) === 'stuck')
  return [
    ...statesOf(rows),
    { metric: metrics.stuckOrders, value: sumOf(stuck.map(({ count }) => count)) },
    { metric: metrics.stuckCents, value: sumOf(stuck.map(({ cents }) => cents ?? 0)) },
  ]
}

/** Several states of the machine have the same name for people: the retries of a payment are one state of the money. */
function statesOf(rows: readonly { value: Parameters<typeof stateOf>[0]; count: number }[]) {
  const readings = new Map<string, Reading>()
  for (const { value, count } of rows) {
    const attributes = {
      'loppis.order.goods': stateOf(value),
      'loppis.order.money': positionOf(value),
    }
    const key = Object.values(attributes).join(' ')
    const before = readings.get(key)?.value ?? 0
    readings.set(key, { metric: metrics.orders, value: before + count, attributes })
  }
  return [...readings.values()]
}

/** Reads how many deadlines are late, and by how much. */
export async function readDeadlines(database: Queryable, now: Date): Promise<Reading[]> {
  const late = db
    .selectFrom('deadlines')
    .where('due_at', '<=', now)
    .select((eb) => [
      sql<number>`count(*)::int`.as('count'),
      eb.fn.min('due_at').$castTo<Date | null>().as('oldest'),
    ])
  const { count, oldest } = onlyRow(await run(database, late))
  return [
    { metric: metrics.lateDeadlines, value: count },
    { metric: metrics.deadlineLateness, value: secondsSince(oldest, now) },
  ]
}

/** Reads how many effects are due, and for how long. One that waits for its next attempt is not due. */
export async function readEffects(database: Queryable, now: Date): Promise<Reading[]> {
  const due = db
    .selectFrom('outbox')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .select((eb) => [
      sql<number>`count(*)::int`.as('count'),
      eb.fn.min('due_at').$castTo<Date | null>().as('oldest'),
    ])
  const { count, oldest } = onlyRow(await run(database, due))
  return [
    { metric: metrics.dueEffects, value: count },
    { metric: metrics.effectLateness, value: secondsSince(oldest, now) },
  ]
}

/** Reads how many rows of each kind of work fail again and again: 0 is a reading too, which ends an alert. */
export async function readStuckWork(
  database: Queryable,
  works: readonly Pick<Work, 'kind'>[],
): Promise<Reading[]> {
  const stuck = db
    .selectFrom('work')
    .where('failure', 'is not', null)
    .where('attempts', '>=', STUCK_AFTER)
    .groupBy('kind')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
  const counts = new Map((await run(database, stuck)).map(({ kind, count }) => [kind, count]))
  return works.map(({ kind }) => ({
    metric: metrics.stuckWork,
    value: counts.get(kind) ?? 0,
    attributes: { 'loppis.work': kind },
  }))
}

const secondsSince = (then: Date | null, now: Date): number =>
  then === null ? 0 : (now.getTime() - then.getTime()) / 1000

const sumOf = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0)
