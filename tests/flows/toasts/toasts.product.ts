import type { Page } from 'playwright'
import type { ContextFrom } from 'xstate'
import { specMessages } from '../../../src/messages/catalogue.ts'
import type { toastsMachine } from '../../../machines/toasts.machine.ts'
import { openCategory, productCard } from '../../product/steps.ts'
import type { Path } from '../../model/model.ts'
import { toastsScript } from './toasts.script.ts'
import { expect } from '../../browser/patient-expect.ts'
import { perform } from '../../screen/actions.ts'
import { sendReport } from '../productReport/productReport.actions.ts'
import type { Assertion } from '../../screen/screen.ts'
import type { ProductFlow, Stage } from '../../product/stage.ts'
import { deletesBooking } from '../confirmation/confirmation-actions.ts'
import { createPageDriver } from '../../product/page-driver.ts'
import { answered, isCall, passed } from '../../product/wire-answers.ts'
import { type HeldRequests, holdRequests } from '../../product/wire.ts'

type Notices = ContextFrom<typeof toastsMachine>

const CATEGORY = 'Cameras & sound'
const PRODUCT = 'Rangefinder 35 mm film camera'
const RAISED = 'toast.added=lasting'
const [TAKEN] = specMessages.reported.split('\n ')
const NOT_TAKEN = specMessages.errorTryAgain

/** Signing in closes only the toast that asked for it; without such a toast the event has no visible effect. */
const script = {
  ...toastsScript,
  sends: toastsScript.sends.map((variant) =>
    variant.name === 'toast.obsoleted'
      ? {
          ...variant,
          when: ({ context }: { context: Notices }) =>
            context.toasts.some(({ dismissOn }) => dismissOn === 'signedIn'),
        }
      : variant,
  ),
}

/** Returns true if the path waits for a toast to expire; other paths use a toast that has to be closed. */
const goesByItself = ({ id }: Path) => id === `${RAISED} > toast.dismissed=1`

function sightsOf(path: Path): Readonly<Record<string, Assertion>> {
  const lasting = goesByItself(path) ? (TAKEN ?? '') : NOT_TAKEN
  const isFirst = path.id.startsWith(RAISED)
  return {
    [`showing by ${RAISED}`]: { shows: [lasting, 'Logout'], hides: [specMessages.loginFirst] },
    'showing by toast.added=loginFirst': {
      shows: [specMessages.loginFirst, 'Sign in with Google', ...(isFirst ? [lasting] : [])],
      hides: ['Logout'],
    },
    'showing by toast.dismissed=1': { shows: [specMessages.loginFirst], hides: [lasting] },
    'quiet by toast.dismissed=1': { shows: [PRODUCT], hides: [lasting] },
    'showing by toast.obsoleted': { shows: [lasting, 'Logout'], hides: [specMessages.loginFirst] },
    'quiet by toast.obsoleted': { shows: ['Logout'], hides: [specMessages.loginFirst, lasting] },
  }
}

const reports = isCall('POST', /^\/reported-product\/$/)
const press = (page: Page, name: string) =>
  productCard(page, PRODUCT).getByRole('button', { name }).click()
const toast = (page: Page, words: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: words })

/** Raises a toast that goes by itself soon: a report was taken. */
async function raiseShort(page: Page, held: HeldRequests): Promise<void> {
  await press(page, 'Report')
  await perform(createPageDriver(page), sendReport)
  await passed(await held.take(reports))
}

/** Raises a toast that stays for longer: a booking was not removed. */
async function raiseLong(page: Page, held: HeldRequests): Promise<void> {
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await answered({ modifiedCount: 0 })(await held.take(deletesBooking))
}

/** Raises the 'login first' toast; logs out before, since only a guest is told to log in. */
async function wantAsGuest({ page }: Stage): Promise<void> {
  const logout = page.getByRole('button', { name: 'Logout' })
  if (await logout.isVisible()) {
    await logout.click()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  }
  await openCategory(page, CATEGORY)
  await press(page, 'Buy now')
}

/** Signs in with the pointer on the toast, which pauses its timer: only the sign-in can close the toast. */
async function signIn({ page }: Stage): Promise<void> {
  await toast(page, specMessages.loginFirst).hover()
  await page.getByLabel('Email').fill('buyer@loppis.test')
  await page.getByLabel('Password').fill('second-hand')
  await page.getByLabel('Password').press('Enter')
}

/** Drives the toasts of the production build, raised by a report, by a failed deletion and by a guest who wants to buy. */
export const toastsInProduct: ProductFlow<Notices> = {
  script,
  async open({ market, visitors }, path) {
    const isReported = path.id.startsWith(RAISED)
    const page = await visitors.arrive(isReported ? 'buyer@loppis.test' : null)
    const held = await holdRequests(page, (asked) => reports(asked) || deletesBooking(asked))
    const isInOrders = isReported && !goesByItself(path)
    await page.goto(market.origin + (isInOrders ? '/dashboard/my-orders' : ''))
    if (!isInOrders) await openCategory(page, CATEGORY)
    if (isReported) await (goesByItself(path) ? raiseShort : raiseLong)(page, held)
    return { page, path, held, assertions: sightsOf(path) }
  },
  ports: {},
  actions: {
    'toast.added=loginFirst': wantAsGuest,
    'toast.dismissed=1': async ({ page, path }) => {
      if (goesByItself(path)) return
      const close = { name: 'Close this message' }
      await toast(page, NOT_TAKEN).getByRole('button', close).click()
    },
    'toast.obsoleted': signIn,
  },
  arrives: ({ name }) => name === RAISED,
  unreachable: {},
}
