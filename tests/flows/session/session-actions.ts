import type { Page } from 'playwright'
import { expect } from '../../browser/patient-expect.ts'
import { login } from '../../product/steps.ts'
import { sessionPorts } from './session-wire.ts'
import type { Stage, StageWithRemainingSteps } from '../../product/stage.ts'

const ORDERS = '**/book-product*'
const signsOut = /^(Log ?[Oo]ut|Switch account)$/

/** Navigates on the client, as a link does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

/** Logs out; a guest has this button only on the error screen. */
export async function logOut({ page }: Stage): Promise<void> {
  const buttons = page.getByRole('button', { name: signsOut })
  if ((await buttons.count()) === 0) await goTo(page, '/nowhere')
  await buttons.first().click()
}

/** Performs an action in another tab and closes the tab. */
async function inAnotherTab(
  { page }: Stage,
  act: (other: Page) => Promise<void>,
  path = '/',
): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(new URL(path, page.url()).href)
  await act(other)
  await other.close()
}

export async function logOutInAnotherTab(stage: Stage): Promise<void> {
  await inAnotherTab(stage, async (other) => {
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(other.getByRole('link', { name: 'Login' })).toBeVisible()
  })
}

export async function loginInAnotherTab(stage: Stage): Promise<void> {
  await inAnotherTab(
    stage,
    async (other) => {
      await login(other, 'buyer@loppis.test')
      await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible()
    },
    '/login',
  )
}

/** A storage event fires only for a change, so the token is set before it is removed. */
export async function removeTokenInAnotherTab(stage: Stage): Promise<void> {
  await inAnotherTab(stage, (other) =>
    other.evaluate(() => {
      localStorage.setItem('accessToken', 'of another tab')
      localStorage.removeItem('accessToken')
    }),
  )
}

/** Answers the call of My Orders with 401 from now on, and opens My Orders. */
export async function meetRefusal({ page }: Stage): Promise<void> {
  await page.route(ORDERS, (route) => route.fulfill({ status: 401, json: { status: 401 } }))
  await goTo(page, '/')
  await goTo(page, '/dashboard/my-orders')
}

export async function renew({ page, held }: Stage): Promise<void> {
  const route = await held.take(sessionPorts.renewToken.matches)
  await page.unroute(ORDERS)
  await route.continue()
}

/** Refuses the call, renews the token and refuses the call again. */
export async function meetRefusalTwice(stage: Stage): Promise<void> {
  await meetRefusal(stage)
  const route = await stage.held.take(sessionPorts.renewToken.matches)
  await route.continue()
}

/** Returns the popup that the identity provider opened. */
const popupOf = ({ page }: Stage) => {
  const popup = page.context().pages().at(-1)
  if (popup === undefined || popup === page) throw new Error('No window is open.')
  return popup
}

export async function openGoogle({ page, path }: Stage): Promise<void> {
  const isBlocked = path.id.includes('!popupBlocked')
  if (isBlocked) await page.evaluate(() => (window.open = () => null))
  const opening = isBlocked ? null : page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await opening
}

/** Chooses an account that the server does not know, or one that it knows if it is to give a token next. */
export async function chooseGoogleAccount(stage: StageWithRemainingSteps): Promise<void> {
  const isKnown = stage.remainingSteps[0] === 'fetchToken=kept'
  await popupOf(stage)
    .getByRole('button', { name: isKnown ? /Priya Raman/ : /Maya Lindqvist/ })
    .click()
}

export const closeGoogle = (stage: Stage) => popupOf(stage).close()
