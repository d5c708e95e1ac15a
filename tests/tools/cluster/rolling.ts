import { computeTotals } from '../crashes/totals.ts'
import { Buyers } from './buyers.ts'
import { startDatabaseCluster } from './cluster.ts'
import { Listener } from './listener.ts'
import { MarketServers } from './market-servers.ts'
import { findPrograms, type Programs } from './packages.ts'
import { exitOnSignals } from './signals.ts'
import { until } from './until.ts'

// `npm run rolling -- 3` restarts each of two servers three times while buyers pay.
const [rounds = 2] = process.argv.slice(2).map(Number)
/** More than the buyers can buy meanwhile. */
const PRODUCTS = 5_000

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Restarts servers under load, on a cluster of its own. Returns what went wrong. */
async function roll(programs: Programs): Promise<string[]> {
  const cluster = await startDatabaseCluster(programs)
  const ends = [cluster.end]
  try {
    const servers = await MarketServers.start(cluster, PRODUCTS)
    ends.push(() => servers.end())
    const buyers = new Buyers(servers.origin)
    const { token } = await buyers.start()
    const listener = new Listener(servers.origin, token)
    ends.push(() => listener.close())
    await until('a live stream', async () => listener.streams > 0)
    for (let round = 0; round < rounds; round += 1) await servers.restartEach()
    await buyers.stop()

    const { shop, bought } = buyers
    const orders = await fetch(`${servers.origin}/orders`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const own = (await orders.json()) as { _id: string }[]
    const unheard = () => own.filter(({ _id }) => !listener.heard.has(`order ${_id}`))
    await until('the last live update', async () => unheard().length === 0).catch(() => undefined)
    const { problems, charges } = await servers.withDatabase((database) =>
      computeTotals(database, bought, shop.acknowledged),
    )
    say(
      `${rounds * 2} restarts, ${shop.requests} requests, ${shop.unanswered} unanswered, ${shop.failed} answered 5xx; ` +
        `${bought.length} purchases, ${charges} charges; ${listener.streams} live streams of one buyer, ` +
        `${listener.broken} broken, ${listener.resets} resets, ${own.length} orders, ${unheard().length} not heard of`,
    )
    return [
      ...problems,
      ...(shop.unanswered + shop.failed > 0 ? ['requests failed'] : []),
      ...(listener.broken > 0 ? ['live streams broke off'] : []),
      ...unheard().map(({ _id }) => `order ${_id} was not heard of`),
    ]
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

exitOnSignals()
const programs = await findPrograms()
if (typeof programs === 'string') say(programs)
else {
  const problems = await roll(programs)
  say(`${problems.length} problems`)
  for (const problem of problems) say(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
