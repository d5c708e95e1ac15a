import { createAccessTokens } from '../../../server/http/tokens.ts'
import { type Database, onlyRow } from '../../../server/database/database.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { startProcess } from '../../../tests/served/server-process.ts'
import { runCallers } from '../callers-process.ts'
import { fillWithOrders, sellerOf, SELLERS, TO_PROBLEM } from '../order-copies.ts'
import { openEngines } from '../own-database.ts'
import { fillMarket } from '../search/searched-market.ts'
import type { KindName } from './kinds.ts'
import { cpuMsOf, memoryOf } from './process-cost.ts'
import type { ServerCallers } from './server-callers.ts'

const CALLERS = 16
/** Of each seller. An answer has the order's whole timeline, so an order must not take events for ever. */
const ORDERS = 30
const EACH_MS = 4000

/** The cost of requests. CPU times in milliseconds for each request, memory in bytes. */
export type Cost = {
  perSecond: number
  p50: number
  p95: number
  serverMs: number
  databaseMs: number
  /** Of one server. */
  serverMemory: number
  databaseMemory: number
  /** Of all servers to the database, also of those that are not asked. */
  connections: number
}

/** Servers on one database of PostgreSQL. */
export type ManyServers = {
  /** Sends requests of these kinds in turn to the first `servers`. */
  measure(servers: number, kinds: readonly KindName[]): Promise<Cost>
  close(): Promise<void>
}

/** Fills a database of PostgreSQL with products and orders, and starts servers on it, each a process. */
export async function openManyServers(products: number, most: number): Promise<ManyServers> {
  const engines = await openEngines()
  const opened: (() => Promise<void>)[] = [engines.remove]
  const close = async () => {
    for (const end of opened.toReversed()) await end()
  }
  try {
    const market = await engines.create('PostgreSQL')
    opened.push(market.remove)
    const database = await openDatabase(market.config)
    opened.push(() => database.close())
    await fillWithOrders(database, SELLERS * ORDERS, TO_PROBLEM)
    await fillMarket(database, products)
    const callers = await callersOf(database)
    const servers: Awaited<ReturnType<typeof startProcess>>[] = []
    const start = async () => {
      const server = await startProcess({ ...market.env, SERVE_CLIENT: '1' })
      opened.push(() => server.end('SIGTERM'))
      servers.push(server)
    }
    const postgres = await postmasterOf(database)
    return {
      async measure(count, kinds) {
        while (servers.length < Math.min(count, most)) await start()
        const asked = servers.slice(0, count)
        const ids = asked.map(({ child }) => child.pid ?? 0)
        const before = [ids.map(cpuMsOf), cpuMsOf(postgres)] as const
        const task: ServerCallers = {
          ports: asked.map(({ port }) => port),
          callers,
          kinds,
          products,
          milliseconds: EACH_MS,
        }
        const {
          count: requests,
          perSecond,
          p50,
          p95,
        } = await runCallers('servers/server-callers.ts', task)
        const serversMs = sumOf(ids.map((id, index) => cpuMsOf(id) - (before[0][index] ?? 0)))
        return {
          perSecond,
          p50,
          p95,
          serverMs: serversMs / requests,
          databaseMs: (cpuMsOf(postgres) - before[1]) / requests,
          serverMemory: sumOf(ids.map(memoryOf)) / count,
          databaseMemory: memoryOf(postgres),
          connections: await connectionsTo(database),
        }
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

async function callersOf(database: Database): Promise<ServerCallers['callers']> {
  const tokens = await createAccessTokens(database, () => new Date())
  return Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => ({
      token: await tokens.issue(sellerOf(caller)),
      orders: Array.from({ length: ORDERS }, (__, index) => `o${caller + index * SELLERS}`),
    })),
  )
}

/** Returns the id of PostgreSQL's first process, which is the parent of the others. */
async function postmasterOf(database: Database): Promise<number> {
  const rows = await database.query<{ file: string }>(
    `select pg_read_file('postmaster.pid') as file`,
  )
  return Number(onlyRow(rows).file.split('\n')[0])
}

async function connectionsTo(database: Database): Promise<number> {
  const rows = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return onlyRow(rows).count
}
