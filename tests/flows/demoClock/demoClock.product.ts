import type { DemoClockContext } from '../../../machines/demoClock.machine.ts'
import { demoClockScript, before } from './demoClock.script.ts'
import { demoClockFlow, twoDays } from './demoClock.actions.ts'
import { performOnPage } from '../../product/page-driver.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ports = {
  readClock: {
    matches: isCall('GET', /^\/demo-clock$/),
    answers: { known: answered({ now: before }) },
  },
  passDays: { matches: isCall('POST', /^\/demo-clock$/), answers: {} },
} as const satisfies Readonly<Record<string, RequestPort>>

/** Drives the demo clock in the production build, below My Orders. */
export const demoClockInProduct: ProductFlow<DemoClockContext> = {
  script: demoClockScript,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/my-orders`)
    const { assertions = {} } = demoClockFlow
    return { page, path, held, assertions }
  },
  ports,
  actions: { 'demoClock.pass=2': performOnPage({ press: twoDays }) },
  arrives: () => false,
  unreachable: {
    'readClock=absent': 'The embedded server of the demo world has the clock.',
    'passDays=': 'The page loads again (tests/journeys/demo-clock.test.ts).',
  },
}
