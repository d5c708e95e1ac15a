import { createAccessTokens } from '../../server/http/tokens.ts'
import type { Database } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { startServer } from '../../server/start.ts'
import { sendBare } from './bare-transaction.ts'
import { runCallers } from './callers-process.ts'
import { closedLoop, type Throughput } from './closed-loop.ts'
import { atLeast, type Bench, type Finding } from './finding.ts'
import { interleave } from './interleave.ts'
import { inWords, table } from './markdown.ts'
import { takingTurns } from './taking-turns.ts'
import type { Callers } from './order-callers.ts'
import {
  fillWithOrders,
  REQUESTS,
  sellerOf,
  sendByEngine,
  TO_PROBLEM,
  TURNS,
} from './order-copies.ts'
import { type DatabaseEngine, engines, openEngines } from './own-database.ts'
import { pairRatios, spreadOf } from './statistics.ts'

const CALLERS = 8
/** Of each caller. An answer has the order's whole timeline, so an order must not take events for ever. */
const ORDERS = 200
const EACH_MS = 2000
const ways = ['the bare transaction', 'the engine', 'HTTP'] as const
type Way = (typeof ways)[number]
type Variant = () => Promise<Throughput>

/**
 * Measures how many events the orders take: in a transaction by hand (lock, transition, state, journal, deadlines), by the
 * engine, and by a request with an access token and an idempotency key, as the client sends it.
 */
export async function measureEngine({ runs }: Bench): Promise<Finding> {
  const own = await openEngines()
  const opened: (() => Promise<void>)[] = [own.remove]
  try {
    const variants: Record<string, Variant> = {}
    for (const engine of engines) {
      const [direct, served] = [await own.create(engine), await own.create(engine)]
      opened.push(direct.remove, served.remove)
      const database = await openDatabase(direct.config)
      opened.push(() => database.close())
      await fillWithOrders(database, 2 * CALLERS * ORDERS, TO_PROBLEM)
      const server = await startServer({ config: served.config, client: 'none' })
      opened.push(() => server.close())
      await fillWithOrders(server.database, CALLERS * ORDERS, TO_PROBLEM)
      variants[keyOf(engine, 'the bare transaction')] = inTurns(database, 0, sendBare)
      variants[keyOf(engine, 'the engine')] = inTurns(database, CALLERS * ORDERS, sendByEngine)
      variants[keyOf(engine, 'HTTP')] = await overHttp(server)
    }
    const found = await interleave(runs, variants)
    return findingOf((engine, way) => found[keyOf(engine, way)] ?? [])
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

const keyOf = (engine: DatabaseEngine, way: Way) => `${engine} ${way}`

/** The numbers of a caller's orders. */
const ordersOf = (caller: number) =>
  Array.from({ length: ORDERS }, (_, index) => 1 + caller + index * CALLERS)

/** Each caller sends the events to its orders, one after the other. The orders are those after the order `first`. */
function inTurns(database: Database, first: number, send: typeof sendByEngine): Variant {
  const callers = Array.from({ length: CALLERS }, (_, caller) =>
    takingTurns(
      ordersOf(caller).flatMap((order) => TURNS.map((event) => ({ order, event }))),
      ({ order, event }) => send(database, `o${first + order}`, event),
    ),
  )
  return () => closedLoop(callers, EACH_MS)
}

async function overHttp(server: { origin: string; database: Database }): Promise<Variant> {
  const tokens = await createAccessTokens(server.database, () => new Date())
  const sent = await Promise.all(
    Array.from({ length: CALLERS }, (_, caller) =>
      Promise.all(
        ordersOf(caller).flatMap((order) =>
          REQUESTS.map(async (event) => ({
            id: `o${order}`,
            token: await tokens.issue(sellerOf(order)),
            event,
          })),
        ),
      ),
    ),
  )
  const port = Number(new URL(server.origin).port)
  const callers: Callers = { port, sent, milliseconds: EACH_MS }
  return () => runCallers('order-callers.ts', callers)
}

type Found = (engine: DatabaseEngine, way: Way) => readonly Throughput[]

const perSecond = ({ perSecond: count }: Throughput) => count

function findingOf(of: Found): Finding {
  const share = (engine: DatabaseEngine, way: Way) =>
    pairRatios(of(engine, way).map(perSecond), of(engine, 'the bare transaction').map(perSecond))
  return {
    text: `Events that ${CALLERS} sellers send to their orders:\n\n${table(
      ['database', 'way', 'a second', 'p50 ms', 'p99 ms', 'throughput over the bare transaction'],
      engines.flatMap((engine) =>
        ways.map((way) => {
          const found = of(engine, way)
          return [
            engine,
            way,
            inWords(spreadOf(found.map(perSecond))),
            inWords(spreadOf(found.map(({ p50 }) => p50)), 1),
            inWords(spreadOf(found.map(({ p99 }) => p99)), 1),
            inWords(share(engine, way), 2),
          ]
        }),
      ),
    )}`,
    goals: engines.flatMap((engine) => [
      atLeast(
        `an event on ${engine}: throughput over the bare transaction`,
        0.5,
        share(engine, 'the engine').median,
      ),
      atLeast(
        `an event by HTTP on ${engine}: throughput over the bare transaction`,
        0.25,
        share(engine, 'HTTP').median,
      ),
    ]),
  }
}
