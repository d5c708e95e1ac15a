import { migrate } from '../../../server/database/migrate.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { openTestDatabase } from '../../../tests/database/test-database.ts'
import { startProcess } from '../../../tests/served/server-process.ts'
import { runCallers } from '../callers-process.ts'
import { atLeast, atMost, type Bench, type Finding, inMs } from '../finding.ts'
import { interleave } from '../interleave.ts'
import { inWords, table } from '../markdown.ts'
import { type DatabaseEngine, openEngines } from '../own-database.ts'
import { spreadOf } from '../statistics.ts'
import { insertJudgedProducts, judgedSets, judgeSearch, meanOf } from './judge.ts'
import type { Searched, Searchers } from './search-callers.ts'
import { fillMarket, KINDS, questions } from './searched-market.ts'

const EACH_MS = 5000
/** The size of a market that each engine is for, how many people search at once, and the goal for p95 in milliseconds. */
const markets = {
  PGlite: { products: 100_000, callers: 4, goal: 60 },
  PostgreSQL: { products: 1_000_000, callers: 8, goal: 50 },
} as const
const engines = Object.keys(markets) as DatabaseEngine[]

/** Measures how long searches with their counts take in large markets, and how good the answers of judged questions are. */
export async function measureSearch({ runs }: Bench): Promise<Finding> {
  const own = await openEngines()
  const opened: (() => Promise<void>)[] = [own.remove]
  try {
    const variants: Record<string, () => Promise<Searched>> = {}
    for (const engine of engines) {
      const { products, callers } = markets[engine]
      const market = await own.create(engine)
      opened.push(market.remove)
      const database = await openDatabase(market.config)
      await fillMarket(database, products)
      await database.close()
      const server = await startProcess(market.env)
      opened.push(() => server.end('SIGTERM'))
      const searchers: Searchers = { port: server.port, callers, milliseconds: EACH_MS }
      variants[engine] = () => runCallers<Searched>('search/search-callers.ts', searchers)
    }
    const found = await interleave(runs, variants)
    return findingOf((engine) => found[engine] ?? [], await readQuality())
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

/** Returns the mean nDCG@10 of each set of judged questions. */
async function readQuality(): Promise<[name: string, quality: number][]> {
  const qualities: [string, number][] = []
  for (const [name, make] of Object.entries(judgedSets)) {
    const database = await openTestDatabase()
    await migrate(database)
    const set = make()
    await insertJudgedProducts(database, set)
    qualities.push([name, meanOf(await judgeSearch(database, set))])
    await database.close()
  }
  return qualities
}

type Found = (engine: DatabaseEngine) => readonly Searched[]

function findingOf(of: Found, qualities: readonly [string, number][]): Finding {
  const spread = (engine: DatabaseEngine, figure: 'perSecond' | 'p50' | 'p95' | 'p99') =>
    spreadOf(of(engine).map((throughput) => throughput[figure]))
  const sizeOf = (engine: DatabaseEngine) => markets[engine].products.toLocaleString('en')
  return {
    text: `${questions.length} questions by HTTP, none twice, each with the counts of all filters:\n\n${table(
      ['database', 'products', 'callers', 'a second', 'p50 ms', 'p95 ms', 'p99 ms'],
      engines.map((engine) => [
        engine,
        sizeOf(engine),
        String(markets[engine].callers),
        inWords(spread(engine, 'perSecond')),
        inWords(spread(engine, 'p50'), 1),
        inWords(spread(engine, 'p95'), 1),
        inWords(spread(engine, 'p99'), 1),
      ]),
    )}\n\np95 in milliseconds by kind of question:\n\n${table(
      ['database', ...KINDS],
      engines.map((engine) => [
        engine,
        ...KINDS.map((kind) => inWords(spreadOf(of(engine).map(({ p95Of }) => p95Of[kind])), 1)),
      ]),
    )}`,
    goals: [
      ...engines.map((engine) =>
        atMost(
          `a search of ${sizeOf(engine)} products on ${engine}: p95`,
          markets[engine].goal,
          spread(engine, 'p95').median,
          inMs,
        ),
      ),
      ...qualities.map(([name, quality]) =>
        atLeast(`the judged questions, ${name}: mean nDCG@10`, 0.85, quality),
      ),
    ],
  }
}
