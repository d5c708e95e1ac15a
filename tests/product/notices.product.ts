import type { Page } from 'playwright'
import type { ContextFrom } from 'xstate'
import type { noticesMachine } from '../../machines/notices.machine.ts'
import { messages } from '../../src/domain/messages.ts'
import { openCategory, productCard } from '../journeys/steps.ts'
import type { Path } from '../models/model.ts'
import { noticesScript } from '../models/notices.events.ts'
import { expect } from '../patient-expect.ts'
import type { Sight } from '../screens/screen.ts'
import type { ProductFlow, Stage } from './stage.ts'
import { answered, isCall, passed } from './wire-answers.ts'
import { holdRequests } from './wire.ts'

type Notices = ContextFrom<typeof noticesMachine>

const CATEGORY = 'Cameras & sound'
const PRODUCT = 'Rangefinder 35 mm film camera'
const RAISED = 'notice.raised=lasting'
const [TAKEN] = messages.reported.split('\n ')
const NOT_TAKEN = messages.unexpectedTryAgain

/** Signing in closes only the toast that asked for it; without such a toast the event has no visible effect. */
const script = {
  ...noticesScript,
  sends: noticesScript.sends.map((variant) =>
    variant.name === 'notice.settled'
      ? {
          ...variant,
          when: ({ context }: { context: Notices }) =>
            context.notices.some(({ until }) => until === 'signedIn'),
        }
      : variant,
  ),
}

/** Returns true if the path waits for a toast to expire; other paths use a toast that has to be closed. */
const goesByItself = ({ id }: Path) => id === `${RAISED} > notice.dismissed=1`

function sightsOf(path: Path): Readonly<Record<string, Sight>> {
  const lasting = goesByItself(path) ? (TAKEN ?? '') : NOT_TAKEN
  const isFirst = path.id.startsWith(RAISED)
  return {
    [`showing by ${RAISED}`]: { says: [lasting, 'Logout'], hides: [messages.loginFirst] },
    'showing by notice.raised=loginFirst': {
      says: [messages.loginFirst, 'Sign in with Google', ...(isFirst ? [lasting] : [])],
      hides: ['Logout'],
    },
    'showing by notice.dismissed=1': { says: [messages.loginFirst], hides: [lasting] },
    'quiet by notice.dismissed=1': { says: [PRODUCT], hides: [lasting] },
    'showing by notice.settled': { says: [lasting, 'Logout'], hides: [messages.loginFirst] },
    'quiet by notice.settled': { says: ['Logout'], hides: [messages.loginFirst, lasting] },
  }
}

const reports = isCall('POST', /^\/reported-product\/$/)
const press = (page: Page, name: string) =>
  productCard(page, PRODUCT).getByRole('button', { name }).click()
const toast = (page: Page, words: string) =>
  page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('listitem')
    .filter({ hasText: words })

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
  await toast(page, messages.loginFirst).hover()
  await page.getByLabel('Email').fill('buyer@loppis.test')
  await page.getByLabel('Password').fill('second-hand')
  await page.getByLabel('Password').press('Enter')
}

/** Drives the toasts of the production build, raised by a report and by a guest who wants to buy. */
export const noticesInProduct: ProductFlow<Notices> = {
  script,
  async open({ market, visitors }, path) {
    const isReported = path.id.startsWith(RAISED)
    const page = await visitors.arrive(isReported ? 'buyer@loppis.test' : null)
    const held = await holdRequests(page, reports)
    await page.goto(market.origin)
    await openCategory(page, CATEGORY)
    if (isReported) {
      await press(page, 'Report')
      const answer = goesByItself(path) ? passed : answered({ insertedId: null })
      await answer(await held.take(reports))
    }
    return { page, path, held, sights: sightsOf(path), close: () => page.context().close() }
  },
  ports: {},
  gestures: {
    'notice.raised=loginFirst': wantAsGuest,
    'notice.dismissed=1': async ({ page, path }) => {
      if (goesByItself(path)) return
      const close = { name: 'Close this message' }
      await toast(page, NOT_TAKEN).getByRole('button', close).click()
    },
    'notice.settled': signIn,
  },
  arrives: ({ name }) => name === RAISED,
  outOfReach: {},
}
