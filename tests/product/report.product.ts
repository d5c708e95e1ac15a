import type { ContextFrom } from 'xstate'
import type { reportMachine } from '../../machines/report.machine.ts'
import { messages } from '../../src/domain/messages.ts'
import { productCard } from '../journeys/steps.ts'
import { reportScript } from '../models/report.events.ts'
import type { Sight } from '../screens/screen.ts'
import { loginInAnotherTab } from './session-gestures.ts'
import type { ProductFlow, Stage, WirePort } from './stage.ts'
import { becomeGuest, beginsUnidentified, identify, openCameras } from './unidentified.ts'
import { answered, isBehind, isCall, passed } from './wire-answers.ts'

const PRODUCT = 'Rangefinder 35 mm film camera'

const RADIO = 'Table radio with telescopic aerial'

const OPEN = `button: Report ${PRODUCT}`
const BUSY = `busy: Report ${PRODUCT}`
const REPORTED = `button: Reported ${PRODUCT}`
const thanks = messages.reported.split('\n ')

const idle = (...says: string[]): Sight => ({
  says: [PRODUCT, ...says],
  hides: [BUSY, ...[OPEN, REPORTED].filter((words) => !says.includes(words))],
})

const toLogin: Sight = { says: ['Sign in with Google', messages.loginFirst], hides: [PRODUCT] }

const sights: Readonly<Record<string, Sight>> = {
  'idle by viewer.changed=unidentified': { says: [OPEN], hides: [BUSY, REPORTED, 'Logout'] },
  'idle by viewer.changed=guest': idle(OPEN, 'Login'),
  'idle by viewer.changed=ada': idle(OPEN, 'Logout'),
  'idle by report.send=camera': toLogin,
  'identifying by report.send=camera': { says: [OPEN, BUSY], hides: ['Logout', ...thanks] },
  'identifying by report.send=radio': { says: [OPEN, `busy: Report ${RADIO}`], hides: [BUSY] },
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

const report = ({ page }: Stage, product: string) =>
  productCard(page, product).getByRole('button', { name: 'Report' }).click()

/** Drives Report on a card in the production build; guests open the page and sign in on it. */
export const reportInProduct: ProductFlow<ContextFrom<typeof reportMachine>> = {
  script: reportScript,
  async open(world, path) {
    const shelf = await openCameras(world, path, null, isBehind(ports))
    const asked = { ...sights, 'idle by viewer.changed=guest': toLogin }
    return { ...shelf, sights: beginsUnidentified(path) ? asked : sights }
  },
  ports,
  gestures: {
    'report.send=camera': (stage) => report(stage, PRODUCT),
    'report.send=radio': (stage) => report(stage, RADIO),
    'viewer.changed=ada': (stage) =>
      beginsUnidentified(stage.path) ? identify(stage) : loginInAnotherTab(stage),
    'viewer.changed=guest': becomeGuest,
  },
  arrives: ({ name }) => /^viewer\.changed=(unidentified|guest)$/.test(name),
  outOfReach: {
    'watchViewer!': 'The session is an actor of the same page; listening to it cannot fail.',
  },
}
