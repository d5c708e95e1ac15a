import { addReports, countsOf, nothingWalked, planned, takeWalks } from './property.ts'

/** The server checks the open payments of all earlier walks: thousands in one database would take most of the time. */
const WALKS_IN_A_MARKET = 500

// `npm run walks -- 10000`: takes this many random walks, with a random seed unless WALKS_SEED is set.
const count = Number(process.argv[2] ?? 1000)
if (!Number.isInteger(count) || count < 1) throw new Error('How many? npm run walks -- 10000')
const started = performance.now()
const plan = planned(count)
let report = nothingWalked
for (let done = 0; done < plan.count && report.failure === null; done += WALKS_IN_A_MARKET) {
  const part = await takeWalks({
    ...plan,
    count: Math.min(WALKS_IN_A_MARKET, plan.count - done),
    seed: plan.seed === undefined ? undefined : plan.seed + done,
  })
  report = addReports(report, part)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  process.stdout.write(`${countsOf(report)} (${seconds} s)\n`)
}
if (report.failure !== null) {
  process.stdout.write(`${report.failure.words}\n`)
  process.exitCode = 1
}
