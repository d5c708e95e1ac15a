import { ensureBuilt } from '../../../server/commands/build.mjs'
import type { Bench, Finding } from '../finding.ts'
import { interleave } from '../interleave.ts'
import { inWords, table } from '../markdown.ts'
import { spreadOf } from '../statistics.ts'
import { kindNames, kinds, mixOf } from './kinds.ts'
import { type Cost, openManyServers } from './many-servers.ts'

const COUNTS = [1, 2, 4] as const
const MOST = Math.max(...COUNTS)
const BYTES_IN_MB = 1024 * 1024

const countKey = (count: number) => `${count} servers`

/**
 * Measures what the requests of a market cost in CPU time of the server and of PostgreSQL, each kind alone and all of them
 * mixed, and how many one, two and four servers answer. Linux only: it reads /proc.
 */
export async function measureServers({ runs, products }: Bench): Promise<Finding> {
  await ensureBuilt()
  const market = await openManyServers(products, MOST)
  try {
    const variants = Object.fromEntries([
      ...kindNames.map((name) => [name, () => market.measure(1, [name])] as const),
      ...COUNTS.map((count) => [countKey(count), () => market.measure(count, mixOf())] as const),
    ])
    const found = await interleave(runs, variants)
    return { text: textOf(products, (variant) => found[variant] ?? []), goals: [] }
  } finally {
    await market.close()
  }
}

type Found = (variant: string) => readonly Cost[]

function textOf(products: number, of: Found): string {
  const figure = (variant: string, name: keyof Cost, digits = 0) =>
    inWords(spreadOf(of(variant).map((cost) => cost[name])), digits)
  const inMegabytes = (variant: string, name: 'serverMemory' | 'databaseMemory') =>
    (spreadOf(of(variant).map((cost) => cost[name])).median / BYTES_IN_MB).toFixed(0)
  return `${products.toLocaleString('en')} products in PostgreSQL, one server, 16 callers. The CPU time is that of a request:

${table(
  ['request', 'of 20 in the mix', 'a second', 'p95 ms', 'server, CPU ms', 'PostgreSQL, CPU ms'],
  kindNames.map((name) => [
    name,
    String(kinds[name].share),
    figure(name, 'perSecond'),
    figure(name, 'p95', 1),
    figure(name, 'serverMs', 2),
    figure(name, 'databaseMs', 2),
  ]),
)}

The mix, on one machine. The servers, PostgreSQL and the callers share its processors, so this is no measure of how servers on
machines of their own add up:

${table(
  [
    'servers',
    'a second',
    'p50 ms',
    'p95 ms',
    'servers, CPU ms',
    'PostgreSQL, CPU ms',
    'connections of four',
    'memory of a server, MB',
    'memory of PostgreSQL, MB',
  ],
  COUNTS.map((count) => [
    String(count),
    figure(countKey(count), 'perSecond'),
    figure(countKey(count), 'p50', 1),
    figure(countKey(count), 'p95', 1),
    figure(countKey(count), 'serverMs', 2),
    figure(countKey(count), 'databaseMs', 2),
    spreadOf(of(countKey(count)).map(({ connections }) => connections)).median.toFixed(0),
    inMegabytes(countKey(count), 'serverMemory'),
    inMegabytes(countKey(count), 'databaseMemory'),
  ]),
)}`
}
