import { startCluster } from '../../tests/database/cluster.ts'
import { type BigMarket, CALLERS, openBigMarket, PAGE } from './big-market.ts'
import type { Throughput } from './closed-loop.ts'
import { atLeast, atMost, type Bench, type Finding, type Goal } from './finding.ts'
import { interleave } from './interleave.ts'
import { inWords, table } from './markdown.ts'
import { pairRatios, spreadOf } from './statistics.ts'

const sizes = { '1,000': 1_000, '100,000': 100_000, '1,000,000': 1_000_000 } as const
type Size = keyof typeof sizes
const sizeNames = Object.keys(sizes) as Size[]

const ways = ['the query alone', 'the call', 'the call, gzip'] as const
type Way = (typeof ways)[number]

const EACH_MS = 1500

/** Measures a category page as an API call and as a plain query, on the PostgreSQL of the npm packages. */
export async function measureServer(bench: Bench): Promise<Finding> {
  const cluster = await startCluster()
  const markets = new Map<Size, BigMarket>()
  try {
    for (const size of sizeNames) {
      markets.set(size, await openBigMarket(cluster.url, sizes[size]))
    }
    const variants = Object.fromEntries(
      [...markets].flatMap(([size, market]) => [
        [keyOf(size, 'the query alone'), () => market.byQuery(EACH_MS)],
        [keyOf(size, 'the call'), () => market.overHttp('identity', EACH_MS)],
        [keyOf(size, 'the call, gzip'), () => market.overHttp('gzip', EACH_MS)],
      ]),
    )
    const found = await interleave(bench.runs, variants)
    const of = (size: Size, way: Way) => found[keyOf(size, way)] ?? []
    return { text: figuresTable(of), goals: goalsOf(of) }
  } finally {
    for (const market of markets.values()) await market.close()
    await cluster.remove()
  }
}

const keyOf = (size: Size, way: Way) => `${size} ${way}`

type Found = (size: Size, way: Way) => readonly Throughput[]

const perSecond = ({ perSecond: count }: Throughput) => count
const p50 = (throughput: Throughput) => throughput.p50

const figuresTable = (of: Found) =>
  `A page of ${PAGE}, anywhere in the category, by ${CALLERS} callers at once:\n\n${table(
    [
      'products',
      'way',
      'a second',
      'p50 ms',
      'p99 ms',
      'throughput over the query',
      'p50 over the query',
    ],
    sizeNames.flatMap((size) =>
      ways.map((way) => {
        const found = of(size, way)
        const query = of(size, 'the query alone')
        return [
          size,
          way,
          inWords(spreadOf(found.map(perSecond))),
          inWords(spreadOf(found.map(p50)), 1),
          inWords(spreadOf(found.map(({ p99 }) => p99)), 1),
          inWords(pairRatios(found.map(perSecond), query.map(perSecond)), 2),
          inWords(pairRatios(found.map(p50), query.map(p50)), 2),
        ]
      }),
    ),
  )}`

function goalsOf(of: Found): Goal[] {
  const large = of('1,000,000', 'the call')
  return [
    atMost(
      'a page at 1,000,000 products: time over that at 1,000',
      1.5,
      pairRatios(large.map(p50), of('1,000', 'the call').map(p50)).median,
    ),
    atLeast(
      'a page at 1,000,000 products: throughput over the query alone',
      0.5,
      pairRatios(large.map(perSecond), of('1,000,000', 'the query alone').map(perSecond)).median,
    ),
  ]
}
