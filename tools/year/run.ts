import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { reportOf } from './report.ts'
import { type Plan, takeYear } from './year.ts'

// `npm run year -- --seed 7 --orders 5000 --days 365`: lets a year pass on the server, with a random seed by default.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    orders: { type: 'string', default: '5000' },
    days: { type: 'string', default: '365' },
  },
})
const whole = (name: keyof Plan): number => {
  const number = Number(values[name])
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`--${name} is a whole number above 0: npm run year -- --seed 7 --orders 5000`)
}
const plan = { seed: whole('seed'), orders: whole('orders'), days: whole('days') }
const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(0)
const outcome = await takeYear(plan, {
  onDay(day, { orders }) {
    if (day % 30 !== 0) return
    process.stdout.write(`day ${day}: ${orders} orders, the books balance (${seconds()} s)\n`)
  },
})
for (const line of await reportOf(outcome, plan)) process.stdout.write(`${line}\n`)
process.stdout.write(`${seconds()} s\n`)
if (outcome.problem.length > 0) process.exitCode = 1
await outcome.market.database.close()
