import { Hono } from 'hono'
import { enums, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { decodeBody } from '../http/decode.ts'
import { letTimePass } from '../flows/pass-time.ts'
import { idempotent } from '../access/idempotency.ts'
import { workOfFlows } from '../use-cases/market-flows.ts'
import { Problem } from '../http/problem.ts'

const DAY_MS = 86_400_000

/** How far users move the clock in all. Everybody who uses the demo world has it, and nothing turns it back. */
const MOST_AHEAD_MS = 365 * DAY_MS

/** How many days pass at a request. */
const PassStruct = type({ days: enums([1, 2, 7]) })

/**
 * Serves GET and POST /demo-clock, an extension of the demo world alone: the clock of the flows. POST lets days pass, and
 * answers when the deadlines of these days have fired and their effects are performed; it throws demo-clock-at-end where the
 * clock would be more than a year ahead. Elsewhere both throw not-found.
 */
export function demoClockRoutes(appContext: AppContext): Hono {
  const { database, clock, demoClock, flowClock } = appContext
  const work = workOfFlows(appContext)
  const answer = () => ({ now: flowClock().toISOString() })
  let passing: Promise<unknown> = Promise.resolve()
  return new Hono()
    .get('/demo-clock', authorise(appContext, 'GET /demo-clock'), (context) => {
      if (demoClock === null) throw new Problem('not-found')
      return context.json(answer())
    })
    .post(
      '/demo-clock',
      authorise(appContext, 'POST /demo-clock'),
      idempotent(appContext),
      async (context) => {
        if (demoClock === null) throw new Problem('not-found')
        const { days } = await decodeBody(context, PassStruct)
        const pass = async () => {
          const until = new Date(demoClock.now().getTime() + days * DAY_MS)
          if (until.getTime() - clock().getTime() > MOST_AHEAD_MS) {
            throw new Problem('demo-clock-at-end')
          }
          return letTimePass({ database, clock, time: demoClock }, work, until)
        }
        // Two requests at once let the days of both pass, one after the other.
        const passed = passing.then(pass, pass)
        passing = passed
        await passed
        return context.json(answer())
      },
    )
}
