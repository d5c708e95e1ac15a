import pLimit from 'p-limit'
import { enums, type } from 'superstruct'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import { everyMember } from '../access/permissions.ts'
import { letTimePass } from '../flows/pass-time.ts'
import { Problem } from '../http/problem.ts'
import { workOfFlows } from '../use-cases/market-flows.ts'
import { Now } from './answers.ts'
import { DEMO_CLOCK } from './extensions.ts'

const DAY_MS = 86_400_000

/** How far users move the clock in all. Everybody who uses the demo world has it, and nothing turns it back. */
const MOST_AHEAD_MS = 365 * DAY_MS

/** Two requests at once let the days of both pass, one after the other. */
const inTurn = pLimit(1)

/** Returns the clock that users move. Throws not-found outside of the demo world. */
function movedClock({ demoClock }: AppContext) {
  if (demoClock === null) throw new Problem('not-found')
  return demoClock
}

export const demoClockEndpoints = [
  endpoint({
    method: 'GET',
    path: '/demo-clock',
    access: everyMember,
    limit: 'read',
    summary: 'Reads the clock of the flows, in the demo world alone.',
    extension: DEMO_CLOCK,
    answer: Now,
    handle: (_, app) => ({ now: movedClock(app).now().toISOString() }),
  }),
  endpoint({
    method: 'POST',
    path: '/demo-clock',
    access: everyMember,
    limit: 'demoClock',
    isIdempotent: true,
    summary:
      'Lets days pass in the demo world, and answers when each deadline on the way has fired at its own time.',
    extension: DEMO_CLOCK,
    body: type({ days: enums([1, 2, 7]) }),
    answer: Now,
    example: { body: { days: 1 } },
    async handle({ body }, app) {
      const { database, clock } = app
      const time = movedClock(app)
      await inTurn(() => {
        const until = new Date(time.now().getTime() + body.days * DAY_MS)
        if (until.getTime() - clock().getTime() > MOST_AHEAD_MS) {
          throw new Problem('demo-clock-at-end')
        }
        return letTimePass({ database, clock, time }, workOfFlows(app), until)
      })
      return { now: time.now().toISOString() }
    },
  }),
]
