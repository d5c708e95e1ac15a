import type { Database } from '../../server/database/database.ts'
import { auditFlows } from '../../server/flows/audit.ts'
import { flows } from '../../server/use-cases/market-flows.ts'
import { startDatabaseCluster } from '../cluster/cluster.ts'
import { MarketServers } from '../cluster/market-servers.ts'
import type { Report } from '../cluster/on-programs.ts'
import type { Programs } from '../cluster/packages.ts'
import { until } from '../cluster/until.ts'
import { computeTotals } from '../crashes/totals.ts'
import { checkLinearizable, describeVerdict } from '../linearizability/linearizability.ts'
import { productModel } from '../linearizability/product-model.ts'
import { Crowd } from './crowd.ts'
import { countWrong, Deadlines, isMoneyEvent } from './deadlines.ts'
import type { Fault } from './faults.ts'
import type { Histories } from './histories.ts'
import { compareMoney } from './money.ts'
import { type Counted, strikeOnce, type Trial } from './phase.ts'
import { sellerToken, setUpPayouts } from './seller.ts'
import { tableOf } from './table.ts'

/** More than the buyers can buy meanwhile. Nobody buys the last one. */
const PRODUCTS = 10_000
const LAST_SECONDS = 5

/** Lets each fault strike, one after the other, on one cluster, and compares the records afterwards. */
export async function failOver(
  programs: Programs,
  faults: readonly Fault[],
  onProgress: (line: string) => void,
): Promise<Report> {
  const began = performance.now()
  const cluster = await startDatabaseCluster(programs)
  const ends = [cluster.end]
  try {
    const servers = await MarketServers.start(cluster, PRODUCTS)
    ends.push(() => servers.end())
    const token = await servers.withDatabase(sellerToken)
    await setUpPayouts(servers.origin, token)
    const crowd = new Crowd(servers.origin, token)
    const buyer = await crowd.start()
    const writer = { buyer, productId: `p${PRODUCTS - 1}` }
    const field = { cluster, servers }
    const trial: Trial = { field, crowd, deadlines: new Deadlines(), writer }
    const counted: Counted[] = []
    for (const [index, fault] of faults.entries()) {
      onProgress(`${index + 1} of ${faults.length}: ${fault.name}, ${fault.what}`)
      counted.push(await strikeOnce(trial, fault))
    }
    onProgress('the last deadlines and movements of money')
    await crowd.stop()
    const report = await servers.withDatabase((database) => compare(database, trial))
    report.problems.unshift(...counted.flatMap(({ problems }) => problems))
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    report.lines.unshift(...tableOf(counted))
    report.lines.push(`${seconds} s`)
    return report
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

/** Compares what the server has acknowledged with its records, and these with the provider's. */
async function compare(
  database: Database,
  { crowd, deadlines }: Pick<Trial, 'crowd' | 'deadlines'>,
): Promise<Report> {
  await deadlines.hasten(database, LAST_SECONDS)
  await until('the last deadline', async () =>
    (await deadlines.count(database)).every(({ times }) => times > 0),
  ).catch(() => undefined)
  await until('the last movement of money', () => isMoneyAtRest(database)).catch(() => undefined)

  const fired = await deadlines.count(database)
  const { lost, twice, early } = countWrong(fired)
  const money = await compareMoney(database, fired)
  const moved = new Set(money.products)
  const { shop, bought } = crowd
  const unmoved = bought.filter((productId) => !moved.has(productId))
  const totals = await computeTotals(database, unmoved, shop.acknowledged)
  const lostEvents = await countMissing(database, crowd.handedOver)
  const reminders = fired.filter(({ event }) => !isMoneyEvent(event)).length
  const histories = checkHistories(crowd.histories)
  const lines = [
    `${bought.length} products that four buyers wanted and one bought, ${crowd.handedOver.length} handed over, ${shop.requests} requests, ${shop.unanswered} unanswered, ${shop.failed} answered 5xx`,
    `${money.refunds} refunds and ${money.payouts} payouts by a deadline, ${reminders} reminders: ${lost} lost, ${twice} fired more than once, ${early} early`,
    ...histories.lines,
  ]
  const problems = [
    ...crowd.problems,
    ...totals.problems,
    ...money.problems,
    ...histories.problems,
    ...(lost + twice + early > 0 ? ['deadlines did not fire once, in time'] : []),
    ...(lostEvents > 0 ? [`${lostEvents} acknowledged hand-overs are lost`] : []),
  ]
  for (const flow of flows) {
    const { breach } = await auditFlows(database, flow)
    if (breach !== null) problems.push(breach)
  }
  return { lines, problems }
}

async function isMoneyAtRest(database: Database): Promise<boolean> {
  const open = await database.query(
    `select 1 from outbox where flow = 'order' and done_at is null limit 1`,
  )
  return open.length === 0
}

async function countMissing(database: Database, handedOver: readonly string[]): Promise<number> {
  const missing = await database.query(
    `select id from unnest($1::text[]) as o (id)
      where not exists (select 1 from journal j
                         where j.flow = 'order' and j.flow_id = o.id and j.event->>'type' = 'seller.meet')`,
    [handedOver],
  )
  return missing.length
}

/** Checks the history of each product for linearizability. */
function checkHistories({ byProduct }: Histories): Report {
  const report: Report = { lines: [], problems: [] }
  let [operations, unanswered] = [0, 0]
  for (const [productId, history] of byProduct) {
    operations += history.length
    unanswered += history.filter(({ output }) => output === null).length
    const verdict = checkLinearizable(productModel, history)
    if (verdict.result !== 'ok') report.problems.push(`${productId}: ${describeVerdict(verdict)}`)
  }
  const wrong = report.problems.length
  report.lines.push(
    `${byProduct.size} histories of ${operations} operations, ${unanswered} unanswered: ${byProduct.size - wrong} linearizable, ${wrong} not`,
  )
  return report
}
