import { countsOf, planned, takeWalks } from './property.ts'

// `npm run walks -- 10000`: as many random walks, each time others, unless WALKS_SEED names them.
const count = Number(process.argv[2] ?? 1000)
if (!Number.isInteger(count) || count < 1) throw new Error('How many? npm run walks -- 10000')
const started = performance.now()
const report = await takeWalks(planned(count))
const seconds = ((performance.now() - started) / 1000).toFixed(0)
process.stdout.write(`${countsOf(report)} (${seconds} s)\n`)
if (report.failure !== null) {
  process.stdout.write(`${report.failure.words}\n`)
  process.exitCode = 1
}
