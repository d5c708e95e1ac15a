import type { ContextFrom } from 'xstate'
import { specMessages } from '../../src/messages/catalogue.ts'
import type { productReportMachine } from '../../machines/productReport.machine.ts'
import { productCard } from '../journeys/steps.ts'
import { productReportScript } from '../models/productReport.events.ts'
import type { Assertion } from '../screens/screen.ts'
import type { ProductFlow, Stage, RequestPort } from './stage.ts'
import { becomeBuyer, becomeGuest, identify, openCameras } from './unidentified.ts'
import { answered, isBehind, isCall, passed } from './wire-answers.ts'

const PRODUCT = 'Rangefinder 35 mm film camera'

const RADIO = 'Table radio with telescopic aerial'

const OPEN = `button: Report ${PRODUCT}`
const BUSY = `busy: Report ${PRODUCT}`
const REPORTED = `button: Reported ${PRODUCT}`
const thanks = specMessages.reported.split('\n ')

const idle = (...says: string[]): Assertion => ({
  shows: [PRODUCT, ...says],
  hides: [BUSY, ...[OPEN, REPORTED].filter((words) => !says.includes(words))],
})

const toLogin: Assertion = {
  shows: ['Sign in with Google', specMessages.loginFirst],
  hides: [PRODUCT],
}

const assertions: Readonly<Record<string, Assertion>> = {
  'idle by viewer.changed=guest': idle(OPEN, 'Login'),
  'idle by viewer.changed=ada': idle(OPEN, 'Logout'),
  'idle by identifyViewer=guest': toLogin,
  'identifying by productReport.send=camera': { shows: [OPEN, BUSY], hides: ['Logout', ...thanks] },
  'identifying by productReport.send=radio': {
    shows: [OPEN, `busy: Report ${RADIO}`],
    hides: [BUSY],
  },
  'idle by report=taken': idle(REPORTED, ...thanks),
  'idle by report=refused': idle(OPEN, specMessages.unexpectedTryAgain),
  'idle by report!noAnswer': idle(OPEN, specMessages.unexpectedTryAgain),
  reporting: { shows: [OPEN, BUSY, 'Logout'], hides: [...thanks, specMessages.unexpectedTryAgain] },
}

const ports = {
  report: {
    matches: isCall('POST', /^\/reported-product\/$/),
    answers: { taken: passed, refused: answered({ acknowledged: true, insertedId: null }) },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

const report = ({ page }: Stage, product: string) =>
  productCard(page, product).getByRole('button', { name: 'Report' }).click()

/** Drives Report on a card in the production build; guests open the page and sign in on it. */
export const productReportInProduct: ProductFlow<ContextFrom<typeof productReportMachine>> = {
  script: productReportScript,
  async open(world, path) {
    return { ...(await openCameras(world, path, isBehind(ports))), assertions }
  },
  ports,
  actions: {
    'productReport.send=camera': (stage) => report(stage, PRODUCT),
    'productReport.send=radio': (stage) => report(stage, RADIO),
    'identifyViewer=guest': identify,
    'identifyViewer=ada': identify,
    'viewer.changed=ada': becomeBuyer,
    'viewer.changed=guest': becomeGuest,
  },
  arrives: () => false,
  unreachable: {
    'watchViewer!': 'The session is an actor of the same page; subscribing to it cannot fail.',
  },
}
