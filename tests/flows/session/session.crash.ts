import type { BrowserContext } from 'playwright'
import { expect } from '../../browser/patient-expect.ts'
import type { ContextFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session.machine.ts'
import { login } from '../../product/steps.ts'
import { sessionPorts } from './session-wire.ts'
import { sessionInProduct } from './session.product.ts'
import type { Stage } from '../../product/stage.ts'
import type { AppFixture } from '../../product/app-fixture.ts'
import type { CrashFlow } from '../../product/crash.ts'
import { sessionCrashes } from './session.crashes.ts'

/** The e-mail that a new user registers with, by browser. */
const registering = new WeakMap<BrowserContext, string>()

async function openMyOrders({ page }: Stage): Promise<void> {
  await page.evaluate(() => history.pushState(null, '', '/dashboard/my-orders'))
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  await expect(
    page.getByText("You haven't booked anything yet.").or(page.getByRole('table')),
  ).toBeVisible()
}

/** Crash tests for a session in the production build. */
export const sessionCrash: CrashFlow<ContextFrom<typeof sessionMachine>> = {
  flow: {
    ...sessionInProduct,
    actions: {
      ...sessionInProduct.actions,
      'open My Orders': openMyOrders,
      'orders are shown again': ({ page }) => page.unroute('**/book-product*'),
      'keep the e-mail': async ({ page }) => {
        registering.set(page.context(), await page.getByLabel('Email').inputValue())
      },
      'log in with the e-mail': async ({ page }) => {
        await page.goto(new URL('/login', page.url()).href)
        await login(page, registering.get(page.context()) ?? '')
      },
    },
  },
  table: sessionCrashes,
  isAuthorised: sessionPorts.fetchRole.matches,
  afterwards: nobodyIsHalfSignedIn,
}

/** Asserts that a browser has the access token if it shows a signed-in user, and none if it shows a guest. */
async function nobodyIsHalfSignedIn(_: AppFixture, { page }: Stage): Promise<void> {
  const halves = async () => {
    const isSignedIn = await page.getByRole('button', { name: 'Logout' }).isVisible()
    const isGuest = await page.getByRole('link', { name: 'Login', exact: true }).first().isVisible()
    const hasToken = await page.evaluate(() => localStorage.getItem('accessToken') !== null)
    return [
      ...(isSignedIn && !hasToken ? ['no token'] : []),
      ...(isGuest && hasToken ? ['a token'] : []),
    ]
  }
  // Changes from another tab arrive here asynchronously.
  await expect.poll(halves).toEqual([])
}
