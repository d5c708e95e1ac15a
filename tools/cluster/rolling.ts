import { computeTotals } from '../crashes/totals.ts'
import { Buyers } from './buyers.ts'
import { startDatabaseCluster } from './cluster.ts'
import { Guests } from './guests.ts'
import { Listener } from './listener.ts'
import { MarketServers } from './market-servers.ts'
import { type Report, reportOnPrograms } from './on-programs.ts'
import type { Programs } from './packages.ts'
import { until } from './until.ts'

// `npm run rolling -- 3` restarts each of two servers three times while buyers pay.
const [rounds = 2] = process.argv.slice(2).map(Number)
/** More than the buyers can buy meanwhile. */
const PRODUCTS = 5_000

/** Restarts servers under load, on a cluster of its own. */
async function roll(programs: Programs): Promise<Report> {
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
    const before = await cluster.readsOfReplicas()
    const guests = new Guests(servers.origin)
    ends.push(() => guests.stop())
    for (let round = 0; round < rounds; round += 1) await servers.restartEach()
    await Promise.all([buyers.stop(), guests.stop()])
    const reads = (await cluster.readsOfReplicas()) - before

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
    const lines = [
      `${rounds * 2} restarts, ${shop.requests} requests, ${shop.unanswered} unanswered, ${shop.failed} answered 5xx; ` +
        `${bought.length} purchases, ${charges} charges; ${listener.streams} live streams of one buyer, ` +
        `${listener.broken} broken, ${listener.resets} resets, ${own.length} orders, ${unheard().length} not heard of`,
      `${guests.answered} requests of guests, ${guests.failed} failed; ${reads} transactions on the replicas`,
    ]
    if (shop.unanswered + shop.failed > 0) problems.push('requests failed')
    if (guests.failed > 0) problems.push('requests of guests failed')
    if (reads < guests.answered / 2) problems.push('the replicas were not read')
    if (listener.broken > 0) problems.push('live streams broke off')
    problems.push(...unheard().map(({ _id }) => `order ${_id} was not heard of`))
    return { lines, problems }
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

await reportOnPrograms(roll)
