import type { Request } from 'playwright'
import type { ContextFrom } from 'xstate'
import { specMessages } from '../../../src/messages/catalogue.ts'
import type { productReportMachine } from '../../../machines/productReport.machine.ts'
import { productCard } from '../../product/steps.ts'
import { close, sendReport, sendTooLong, takeBack } from './productReport.actions.ts'
import { performOnPage } from '../../product/page-driver.ts'
import { drafted, productReportScript } from './productReport.script.ts'
import { stimulusNames } from '../../model/model.ts'
import type { Assertion } from '../../screen/screen.ts'
import type { ProductFlow, Stage, RequestPort } from '../../product/stage.ts'
import { storeDraft } from '../../product/stored-draft.ts'
import { becomeBuyer, becomeGuest, identify, openCameras, userOf } from '../session/unidentified.ts'
import { answered, isBehind, isCall, passed } from '../../product/wire-answers.ts'

const PRODUCT = 'Rangefinder 35 mm film camera'
const PRODUCT_ID = 'rangefinder-film-camera'

const RADIO = 'Table radio with telescopic aerial'

const OPEN = `button: Report ${PRODUCT}`
const BUSY = `busy: Report ${PRODUCT}`
const REPORTED = `button: Reported ${PRODUCT}`
const QUESTION = "What's wrong with it?"
const FAILED = specMessages.unexpectedTryAgain
const thanks = specMessages.reported.split('\n ')

const idle = (...says: string[]): Assertion => ({
  shows: [PRODUCT, ...says],
  hides: [BUSY, QUESTION],
})
const form = (...says: string[]): Assertion => ({
  shows: [QUESTION, 'Send report', ...says],
  hides: ['busy: Send report', ...(says.includes(FAILED) ? [] : [FAILED])],
})
const reported = (...says: string[]): Assertion => ({
  shows: [`You reported ${PRODUCT}`, 'Take back report', ...says],
  hides: ['busy: Take back report', ...(says.includes(FAILED) ? [] : [FAILED])],
})

const toLogin: Assertion = {
  shows: ['Sign in with Google', specMessages.loginFirst],
  hides: [PRODUCT],
}

const assertions: Readonly<Record<string, Assertion>> = {
  'idle by viewer.changed=guest': idle(OPEN, 'Login'),
  'idle by viewer.changed=ada': idle(OPEN, 'Logout'),
  'idle by identifyViewer=guest': toLogin,
  'idle by reports.known=camera': idle(REPORTED),
  'idle by productReport.close': { shows: [PRODUCT], hides: [QUESTION, 'You reported'] },
  'idle by report=taken': idle(REPORTED, ...thanks),
  'idle by takeBack=done': idle(OPEN, 'Your report has been taken back.'),
  'open.form.editing': form(),
  'open.form.editing by productReport.submit=tooLong': form('Use at most 280 characters.'),
  'open.form.editing by draft.recalled': form(
    '17 of 280 characters',
    'chosen: Prohibited or unsafe',
  ),
  'open.form.failed': form(FAILED),
  'open.sending': { shows: [QUESTION, 'busy: Send report'], hides: [FAILED] },
  'open.reported.asking': reported(),
  'open.reported.failed': reported(FAILED),
  'open.takingBack': { shows: ['busy: Take back report'], hides: [FAILED] },
}

const ports = {
  report: {
    matches: isCall('POST', /^\/reported-product\/$/),
    answers: { taken: passed, refused: answered({ acknowledged: true, insertedId: null }) },
  },
  takeBack: {
    matches: isCall('DELETE', /^\/own-reports\/[^/]+$/),
    answers: { done: answered({ acknowledged: true, deletedCount: 1 }) },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

const readsOwn = isCall('GET', /^\/own-reports$/)
const isHeld = (request: Request) => readsOwn(request) || isBehind(ports)(request)

const report = ({ page }: Stage, product: string) =>
  productCard(page, product)
    .getByRole('button', { name: /^Report/ })
    .click()

/** Lets the server's list of the buyer's reports arrive, with the camera. */
async function knowCamera({ held }: Stage): Promise<void> {
  await held.wait(readsOwn)
  await held.release(answered([{ _id: 'report-1', reportedProductId: PRODUCT_ID }]), readsOwn)
}

/** Drives Report on a card in the production build; guests open the page and sign in on it. */
export const productReportInProduct: ProductFlow<ContextFrom<typeof productReportMachine>> = {
  script: productReportScript,
  async open(world, path) {
    const productList = await openCameras(world, path, isHeld)
    if (stimulusNames(path).includes('draft.recalled')) {
      const draft = { kind: 'report', email: userOf(path), productId: PRODUCT_ID } as const
      await storeDraft(productList.page, draft, drafted)
    }
    return { ...productList, assertions }
  },
  ports,
  actions: {
    'productReport.open=camera': (stage) => report(stage, PRODUCT),
    'productReport.open=radio': (stage) => report(stage, RADIO),
    // Local storage is read as the dialog opens.
    'draft.recalled': async () => undefined,
    'productReport.change': ({ page }) => page.getByLabel('Tell us more').fill('It is stolen.'),
    'productReport.submit=complete': performOnPage(...sendReport),
    'productReport.submit=tooLong': performOnPage(...sendTooLong),
    'productReport.takeBack': performOnPage({ press: takeBack }),
    'productReport.close': performOnPage({ press: close }),
    'reports.known=camera': knowCamera,
    'identifyViewer=guest': identify,
    'identifyViewer=ada': identify,
    'viewer.changed=ada': becomeBuyer,
    'viewer.changed=guest': becomeGuest,
  },
  arrives: () => false,
  // The press of a known viewer takes effect at once.
  fleeting: 'identifying',
  unreachable: {
    'recallDraft!': 'A browser without storage has no draft and reports no error.',
    'watchViewer!': 'The session is an actor of the same page; subscribing to it cannot fail.',
    'watchReports!': 'The session is an actor of the same page; subscribing to it cannot fail.',
  },
  ends: {
    'identifyViewer=guest': 'The page then belongs to a guest.',
    'viewer.changed=guest': 'The page then belongs to a guest.',
    'productReport.close': 'A dialog that opens again knows the viewer already.',
    'report=taken': 'The page remembers what was reported.',
    'report!noAnswer': 'The page remembers what was reported.',
  },
}
