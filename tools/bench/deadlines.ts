import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/database.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { ensureBuilt } from '../../server/commands/build.mjs'
import { runCallers } from './callers-process.ts'
import type { Crowd } from './crowd-callers.ts'
import { atMost, type Bench, type Finding, inMs } from './finding.ts'
import { inWords, table } from './markdown.ts'
import { fillWithOrders } from './order-copies.ts'
import { type DatabaseEngine, engines, openEngines } from './own-database.ts'
import { pairRatios, quantile, type Spread, spreadOf } from './statistics.ts'

const WAITING = 100_000
const AT_ONCE = 10_000
/** The deadlines that are due one after the other, and the pause between two of them. */
const [SINGLE, APART_MS] = [20, 250]
/** A reminder has no effect but its row in the journal, and does not leave its state. */
const EVENT = 'deadline.remindToHandOver'
const PROBE_MS = 4000
const POLL_MS = 100

/** How late single deadlines fire, how long many at once take, and a page's time meanwhile and before. In milliseconds. */
type Found = { lateness: number; drained: number; before: number; meanwhile: number }

/** Measures the deadlines of a server with 100,000 orders, on both databases. */
export async function measureDeadlines({ runs }: Bench): Promise<Finding> {
  await ensureBuilt()
  const own = await openEngines()
  const opened: (() => Promise<void>)[] = [own.remove]
  try {
    const found = new Map<DatabaseEngine, Found[]>()
    for (const engine of engines) {
      const database = await own.create(engine)
      opened.push(database.remove)
      const server = await startServer({ config: database.config })
      opened.push(() => server.close())
      await fillWithOrders(server.database, WAITING)
      const results: Found[] = []
      for (let run = 0; run < runs; run += 1) results.push(await measureOnce(server))
      found.set(engine, results)
    }
    return findingOf((engine) => found.get(engine) ?? [])
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

async function measureOnce({ origin, database }: RunningServer): Promise<Found> {
  const port = Number(new URL(origin).port)
  const before = await timeOfPage(port)
  const lateness = await latenessOf(database)
  const began = performance.now()
  const probing = timeOfPage(port)
  await makeDue(database, AT_ONCE, 0)
  await untilFired(database)
  const drained = performance.now() - began
  return { before, lateness, drained, meanwhile: await probing }
}

/** Returns the median time of the home page for one caller, which runs in a process of its own. */
async function timeOfPage(port: number): Promise<number> {
  const crowd: Crowd = { port, path: '/', callers: 1, milliseconds: PROBE_MS }
  const { p50 } = await runCallers('crowd-callers.ts', crowd)
  return p50
}

/** Makes reminders due, one every `apart` milliseconds from now; returns their orders. */
const makeDue = (database: Database, count: number, apart: number) =>
  database.query<{ id: string }>(
    `insert into deadlines (flow, flow_id, event, due_at)
      select 'order', 'o' || i, $2, clock_timestamp() + i * $3::int * interval '1 millisecond'
        from generate_series(1, $1::int) i
      on conflict (flow, flow_id, event) do update set due_at = excluded.due_at
      returning flow_id as id`,
    [count, EVENT, apart],
  )

async function untilFired(database: Database): Promise<void> {
  for (;;) {
    const { left } = onlyRow(
      await database.query<{ left: number }>(
        `select count(*)::int as left from deadlines where event = $1 and due_at < now() + interval '1 minute'`,
        [EVENT],
      ),
    )
    if (left === 0) return
    await pause(POLL_MS)
  }
}

/** Returns how late the latest of the single deadlines fires. */
async function latenessOf(database: Database): Promise<number> {
  await makeDue(database, SINGLE, APART_MS)
  const due = new Map(
    (
      await database.query<{ id: string; dueAt: Date }>(
        'select flow_id as id, due_at as "dueAt" from deadlines where event = $1 order by due_at limit $2',
        [EVENT, SINGLE],
      )
    ).map(({ id, dueAt }) => [id, dueAt.getTime()]),
  )
  await untilFired(database)
  const fired = await database.query<{ id: string; at: Date }>(
    `select distinct on (flow_id) flow_id as id, at from journal where flow = 'order' and flow_id = any($1) order by flow_id, seq desc`,
    [[...due.keys()]],
  )
  return Math.max(...fired.map(({ id, at }) => at.getTime() - (due.get(id) ?? 0)))
}

type Results = (engine: DatabaseEngine) => readonly Found[]

function findingOf(of: Results): Finding {
  const spread = (engine: DatabaseEngine, figure: keyof Found): Spread =>
    spreadOf(of(engine).map((found) => found[figure]))
  const slower = (engine: DatabaseEngine) =>
    pairRatios(
      of(engine).map(({ meanwhile }) => meanwhile),
      of(engine).map(({ before }) => before),
    )
  const worst = (engine: DatabaseEngine, figure: keyof Found) =>
    quantile(
      of(engine)
        .map((found) => found[figure])
        .toSorted((a, b) => a - b),
      1,
    )
  return {
    text: `${WAITING} orders wait for their deadlines. ${SINGLE} are due one after the other, then ${AT_ONCE} at once, beside a caller of the home page:\n\n${table(
      [
        'database',
        'the latest is late, ms',
        'all at once, s',
        'home page before, ms',
        'home page meanwhile, ms',
        'meanwhile over before',
      ],
      engines.map((engine) => [
        engine,
        inWords(spread(engine, 'lateness')),
        inWords(spreadOf(of(engine).map(({ drained }) => drained / 1000)), 1),
        inWords(spread(engine, 'before'), 1),
        inWords(spread(engine, 'meanwhile'), 1),
        inWords(slower(engine), 2),
      ]),
    )}`,
    goals: engines.flatMap((engine) => [
      atMost(
        `a deadline among ${WAITING} on ${engine}: late`,
        2000,
        worst(engine, 'lateness'),
        inMs,
      ),
      atMost(
        `${AT_ONCE} deadlines at once on ${engine}: fired within`,
        60,
        worst(engine, 'drained') / 1000,
        { unit: ' s', digits: 1 },
      ),
      atMost(
        `the home page beside them on ${engine}: time over that before`,
        2,
        slower(engine).median,
      ),
    ]),
  }
}
