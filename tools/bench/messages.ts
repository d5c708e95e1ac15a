import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createAccessTokens } from '../../server/http/tokens.ts'
import { ensureBuilt } from '../../server/commands/build.mjs'
import { type RunningServer, startServer } from '../../server/start.ts'
import { atMost, type Bench, type Finding, inMs } from './finding.ts'
import { inWords, table } from './markdown.ts'
import { fillWithOrders, sellerOf } from './order-copies.ts'
import { type DatabaseEngine, engines, openEngines } from './own-database.ts'
import { quantile, spreadOf } from './statistics.ts'
import type { Arrivals, Listening } from './stream-listeners.ts'

const STREAMS = 1000
/** The server closes the oldest stream of a user who opens more than six. */
const STREAMS_OF_A_USER = 5
const MESSAGES = 20

const LISTENERS = `
  insert into users (id, name, email, role, is_verified)
    select 'l' || i, 'Listener ' || i, 'listener' || i || '@bench.test', 'buyer', false
      from generate_series(1, ${STREAMS / STREAMS_OF_A_USER}) i`

/** Measures how long a message takes to the other side while 1,000 streams are open, on both databases. */
export async function measureMessages({ runs }: Bench): Promise<Finding> {
  await ensureBuilt()
  const own = await openEngines()
  const opened: (() => Promise<void>)[] = [own.remove]
  try {
    const times = new Map<DatabaseEngine, number[]>()
    for (const engine of engines) {
      const database = await own.create(engine)
      opened.push(database.remove)
      const server = await startServer({ config: database.config })
      opened.push(() => server.close())
      await fillWithOrders(server.database, 0)
      await server.database.execute(LISTENERS)
      const found: number[] = []
      for (let run = 0; run < runs; run += 1) found.push(...(await measureOnce(server)))
      times.set(engine, found)
    }
    return findingOf((engine) => times.get(engine) ?? [])
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

async function measureOnce({ origin, database }: RunningServer): Promise<readonly number[]> {
  const tokens = await createAccessTokens(database, () => new Date())
  const listeners = Array.from(
    { length: STREAMS - 1 },
    (_, index) => `l${1 + Math.floor(index / STREAMS_OF_A_USER)}`,
  )
  const task: Listening = {
    port: Number(new URL(origin).port),
    tokens: await Promise.all([sellerOf(0), ...listeners].map((id) => tokens.issue(id))),
    writer: await tokens.issue('buyer'),
    productId: 'p0',
    messages: MESSAGES,
  }
  // In a process of its own, so that reading the streams does not delay the server.
  const process = fork(join(import.meta.dirname, 'stream-listeners.ts'))
  process.send(task)
  const [{ times }] = (await once(process, 'message')) as [Arrivals]
  return times
}

function findingOf(of: (engine: DatabaseEngine) => readonly number[]): Finding {
  const at = (engine: DatabaseEngine, part: number) =>
    quantile(
      of(engine).toSorted((one, other) => one - other),
      part,
    )
  return {
    text: `${STREAMS} streams of live updates are open. A buyer writes ${MESSAGES} messages a run, and the seller's stream says so:\n\n${table(
      ['database', 'from the request to the stream, ms', 'the slowest, ms'],
      engines.map((engine) => [engine, inWords(spreadOf(of(engine)), 1), at(engine, 1).toFixed(1)]),
    )}`,
    goals: engines.map((engine) =>
      atMost(
        `a message beside ${STREAMS} streams on ${engine}: the slowest`,
        1000,
        at(engine, 1),
        inMs,
      ),
    ),
  }
}
