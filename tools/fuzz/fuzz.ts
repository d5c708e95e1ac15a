import { asyncProperty, check } from 'fast-check'
import { endpoints } from '../../server/routes/endpoints.ts'
import { openWalkMarket } from '../walks/market.ts'
import { openBookedStall, send } from './booked-stall.ts'
import { harm, harms } from './requests.ts'
import { shapesOf } from './valid-requests.ts'
import { watchWrites } from './watch.ts'

export type FuzzReport = {
  requests: number
  /** The number of responses with each status. */
  statuses: Record<number, number>
  seed: number
  /** The failure and how to reproduce it; null if there is none. */
  failure: string | null
}

/** Internals that a response must never reveal: stack traces, files, SQL, database drivers and internal addresses. */
const INNER =
  /\bat \S+:\d+|node_modules|\.ts\b|select |insert into|violates|relation |syntax error|pglite/i
/** Requests per stall: some of them remove the stall's users. */
const AT_A_STALL = 25

export const everyCall = endpoints.map(({ call }) => call)

/** Sends about `count` requests, the same number for each call, each mutated in another way. */
export async function fuzz(count: number, seed: number): Promise<FuzzReport> {
  const market = await openWalkMarket()
  const written = await watchWrites(market.database)
  const report: FuzzReport = { requests: 0, statuses: {}, seed, failure: null }
  let stall = await openBookedStall(market)
  const perCall = Math.ceil(count / everyCall.length)
  try {
    for (const [index, call] of everyCall.entries()) {
      const property = asyncProperty(harms, async (done) => {
        report.requests += 1
        if (report.requests % AT_A_STALL === 0) stall = await openBookedStall(market)
        const request = harm(call, shapesOf(stall)[call], done)
        const before = await written()
        const { status, text, type } = await send(market, stall, request)
        report.statuses[status] = (report.statuses[status] ?? 0) + 1
        const wrong = wrongIn(status, text, type)
        if (status >= 400 && (await written()) !== before) wrong.push('was refused and stored')
        if (wrong.length > 0)
          throw new Error(`${wrong.join(', ')}: ${JSON.stringify(request)} ${text}`)
      })
      const { failed, errorInstance } = await check(property, {
        numRuns: perCall,
        seed: seed + index,
      })
      if (failed)
        report.failure = `${call} with FUZZ_SEED=${seed}: ${String(errorInstance).slice(0, 600)}`
      if (failed) break
    }
  } finally {
    await market.database.close()
  }
  return report
}

function wrongIn(status: number, text: string, type: string): string[] {
  if (status < 400) return []
  return [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(type.startsWith('application/problem+json') ? [] : [`refused as ${type}`]),
    ...(INNER.test(text) ? ['tells what is inside'] : []),
  ]
}
