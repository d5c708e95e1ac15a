import type { ContextFrom } from 'xstate'
import type { reportMachine } from '../../machines/report.machine.ts'
import { messages } from '../../src/domain/messages.ts'
import { openCategory, productCard } from '../journeys/steps.ts'
import { reportScript } from '../models/report.events.ts'
import type { Sight } from '../screens/screen.ts'
import { loginInAnotherTab, logOutInAnotherTab } from './session-gestures.ts'
import type { ProductFlow, WirePort } from './stage.ts'
import { answered, isBehind, isCall, passed } from './wire-answers.ts'
import { holdRequests } from './wire.ts'

const PRODUCT = 'Rangefinder 35 mm film camera'

const OPEN = `button: Report ${PRODUCT}`
const BUSY = `busy: Report ${PRODUCT}`
const REPORTED = `button: Reported ${PRODUCT}`
const thanks = messages.reported.split('\n ')

const idle = (...says: string[]): Sight => ({
  says: [PRODUCT, ...says],
  hides: [BUSY, ...[OPEN, REPORTED].filter((words) => !says.includes(words))],
})

const sights: Readonly<Record<string, Sight>> = {
  'idle by viewer.changed=guest': idle(OPEN, 'Login'),
  'idle by viewer.changed=ada': idle(OPEN, 'Logout'),
  'idle by report.send=camera': {
    says: ['Sign in with Google', messages.loginFirst],
    hides: [PRODUCT],
  },
  'idle by report=taken': idle(REPORTED, ...thanks),
  'idle by report=refused': idle(OPEN, messages.unexpectedTryAgain),
  'idle by report!noAnswer': idle(OPEN, messages.unexpectedTryAgain),
  reporting: { says: [OPEN, BUSY, 'Logout'], hides: [...thanks, messages.unexpectedTryAgain] },
}

const ports = {
  report: {
    matches: isCall('POST', /^\/reported-product\/$/),
    answers: { taken: passed, refused: answered({ acknowledged: true, insertedId: null }) },
  },
} as const satisfies Readonly<Record<string, WirePort>>

/** Report on a card in the built product; a guest opens the page, and signs in beside it. */
export const reportInProduct: ProductFlow<ContextFrom<typeof reportMachine>> = {
  script: reportScript,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(market.origin)
    await openCategory(page, 'Cameras & sound')
    return { page, path, held, sights, close: () => page.context().close() }
  },
  ports,
  gestures: {
    'report.send=camera': ({ page }) =>
      productCard(page, PRODUCT).getByRole('button', { name: 'Report' }).click(),
    'viewer.changed=ada': loginInAnotherTab,
    'viewer.changed=guest': logOutInAnotherTab,
  },
  // The session looks for an earlier visit once the page is there, and says that it found nobody.
  arrives: ({ name }) => name === 'viewer.changed=guest',
  outOfReach: {
    'watchViewer!': 'The session is an actor of the same page; listening to it cannot fail.',
  },
}
