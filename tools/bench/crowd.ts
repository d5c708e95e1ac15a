import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../server/database/migrate.ts'
import { openEmbeddedDatabase } from '../../server/database/pglite.ts'
import { type ServerProcess, startProcess } from '../../tests/served/server-process.ts'
import { CATEGORIES, filling } from './big-market.ts'
import { runCallers } from './callers-process.ts'
import { closedLoop, type Throughput } from './closed-loop.ts'
import type { Crowd } from './crowd-callers.ts'
import { atMost, type Bench, type Finding, inMs } from './finding.ts'
import { interleave } from './interleave.ts'
import { inWords, table } from './markdown.ts'
import { connectTo } from './plain-http.ts'
import { openShop, type Shop } from './seller-shop.ts'
import { spreadOf } from './statistics.ts'

const PRODUCTS = 10_000
const CALLERS = 100
const EACH_MS = 5000
const CHANGE_EVERY_MS = 500
const WHOLE_LIST = '/v2/category/c0'

const probes = { 'the health check': '/healthz', 'a page of the client': '/' } as const
type Probe = keyof typeof probes
const probeNames = Object.keys(probes) as Probe[]
const circumstances = ['nobody else', 'the crowd', 'the crowd, and changes'] as const
type Circumstance = (typeof circumstances)[number]

/**
 * Measures how long others wait while 100 callers request a whole list of 10,000 products again and again, on the embedded
 * database: while the list stays the same, and while a seller adds a product twice a second.
 */
export async function measureCrowd({ runs }: Bench): Promise<Finding> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-crowd-'))
  await fill(dataDir)
  const server = await startProcess({ DATA_DIR: dataDir, SERVE_CLIENT: '1' })
  try {
    const shop = await openShop(server.origin, 'c0')
    const found = await interleave(
      runs,
      Object.fromEntries(circumstances.map((name) => [name, () => waitsUnder(name, server, shop)])),
    )
    return findingOf((name) => found[name] ?? [])
  } finally {
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fill(dataDir: string): Promise<void> {
  const database = await openEmbeddedDatabase(dataDir)
  await migrate(database)
  await database.execute(filling(PRODUCTS * CATEGORIES))
  await database.close()
}

type Waits = Record<Probe, Throughput> & { lists: Throughput }

async function waitsUnder(
  circumstance: Circumstance,
  { port }: ServerProcess,
  shop: Shop,
): Promise<Waits> {
  const callers = circumstance === 'nobody else' ? 0 : CALLERS
  const probing = await Promise.all(probeNames.map(() => connectTo(port, 'identity')))
  const changing =
    circumstance === 'the crowd, and changes'
      ? setInterval(() => void shop.addProduct(), CHANGE_EVERY_MS)
      : undefined
  const [lists, ...waits] = await Promise.all([
    throughputOf({ port, path: WHOLE_LIST, callers, milliseconds: EACH_MS }),
    ...probeNames.map((name, index) =>
      closedLoop([async () => probing[index]?.get(probes[name])], EACH_MS),
    ),
  ])
  clearInterval(changing)
  for (const connection of probing) connection.close()
  const of = (index: number) => waits[index] ?? lists
  return { lists, 'the health check': of(0), 'a page of the client': of(1) }
}

const throughputOf = (crowd: Crowd) => runCallers('crowd-callers.ts', crowd)

function findingOf(of: (circumstance: Circumstance) => readonly Waits[]): Finding {
  const p99 = (circumstance: Circumstance, probe: Probe) =>
    spreadOf(of(circumstance).map((waits) => waits[probe].p99))
  return {
    text: `${CALLERS} callers request a category of ${PRODUCTS} products without a limit, again and again:\n\n${table(
      ['beside', 'lists a second', ...probeNames.map((name) => `${name}, p99 ms`)],
      circumstances.map((name) => [
        name,
        inWords(spreadOf(of(name).map(({ lists }) => lists.perSecond))),
        ...probeNames.map((probe) => inWords(p99(name, probe), 1)),
      ]),
    )}`,
    goals: probeNames.map((probe) =>
      atMost(`${probe} beside the crowd: p99`, 100, p99('the crowd', probe).median, inMs),
    ),
  }
}
