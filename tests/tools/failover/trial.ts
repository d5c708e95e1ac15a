import { setTimeout as sleep } from 'node:timers/promises'
import { auditFlows } from '../../../server/flows/audit.ts'
import { flows } from '../../../server/market-flows.ts'
import { Buyers } from '../cluster/buyers.ts'
import { startDatabaseCluster } from '../cluster/cluster.ts'
import { MarketServers } from '../cluster/market-servers.ts'
import type { Report } from '../cluster/on-programs.ts'
import type { Programs } from '../cluster/packages.ts'
import { until } from '../cluster/until.ts'
import { computeTotals } from '../crashes/totals.ts'
import { countReminders, scheduleReminders } from './deadlines.ts'
import { untilWritten } from './write-watch.ts'

const PRODUCTS = 5_000
/** Purchases before each kill, whose orders have the reminders that are due meanwhile. */
const BEFORE = 40
/** Longer than a failover, so that reminders are due before it, during it and after it. */
const REMINDERS_SECONDS = 45
const RECOVERY_SECONDS = 30
const LOOK_EVERY_MS = 200

/** Kills the primary `kills` times while buyers pay on two servers, and compares the records afterwards. */
export async function failOver(programs: Programs, kills: number): Promise<Report> {
  const report: Report = { lines: [], problems: [] }
  const cluster = await startDatabaseCluster(programs)
  const ends = [cluster.end]
  try {
    const servers = await MarketServers.start(cluster, PRODUCTS)
    ends.push(() => servers.end())
    const buyers = new Buyers(servers.origin)
    const buyer = await buyers.start()
    const { shop, bought } = buyers
    const reminded = new Set<string>()
    const isBought = async (count: number) => {
      while (bought.length < count) await sleep(LOOK_EVERY_MS)
    }
    for (let kill = 1; kill <= kills; kill += 1) {
      await isBought(bought.length + BEFORE)
      const due = await servers.withDatabase((database) =>
        scheduleReminders(database, REMINDERS_SECONDS),
      )
      for (const id of due) reminded.add(id)
      await sleep((REMINDERS_SECONDS * 1000) / 4)
      const began = performance.now()
      const { name, restart } = await cluster.killPrimary()
      const seconds = ((await untilWritten(servers.origin, buyer, 'p0')) - began) / 1000
      const writing = `the first write ${seconds.toFixed(1)} s after the kill`
      report.lines.push(`kill ${kill}: ${name}, ${due.length} reminders due, ${writing}`)
      if (seconds > RECOVERY_SECONDS) report.problems.push(`kill ${kill}: ${writing}`)
      await isBought(bought.length + BEFORE)
      await restart()
      await cluster.untilWhole()
    }
    await buyers.stop()
    await servers.withDatabase(async (database) => {
      const counts = async () => [...(await countReminders(database, [...reminded])).values()]
      await until('the last reminder', async () =>
        (await counts()).every((times) => times > 0),
      ).catch(() => undefined)
      const times = await counts()
      const [lost, twice] = [times.filter((n) => n === 0), times.filter((n) => n > 1)]
      const { charges, sales, refunds, problems } = await computeTotals(
        database,
        bought,
        shop.acknowledged,
      )
      report.lines.push(
        `${shop.requests} requests, ${shop.unanswered} unanswered, ${shop.failed} answered 5xx`,
        `${bought.length} purchases, ${charges} charges, ${sales} sales, ${refunds} refunds`,
        `${times.length} reminders, ${lost.length} lost, ${twice.length} fired more than once`,
        'Not tried: a network that parts, a disk that fails, the loss of etcd, of a proxy or of two members at once.',
      )
      report.problems.push(...problems)
      if (lost.length + twice.length > 0) report.problems.push('reminders did not fire once')
      for (const flow of flows) {
        const { breach } = await auditFlows(database, flow)
        if (breach !== null) report.problems.push(breach)
      }
    })
    return report
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
