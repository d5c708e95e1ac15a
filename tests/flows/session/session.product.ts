import type { ContextFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session.machine.ts'
import { login, waitForHydrated } from '../../product/steps.ts'
import { nameOf } from '../../model/script.ts'
import { sessionScript } from './session.script.ts'
import type { Assertion } from '../../screen/screen.ts'
import { cancelGoogle, finishAsSeller, retry } from './session.flow.ts'
import { performOnPage } from '../../product/page-driver.ts'
import {
  chooseGoogleAccount,
  closeGoogle,
  loginInAnotherTab,
  logOut,
  logOutInAnotherTab,
  meetRefusal,
  meetRefusalTwice,
  openGoogle,
  removeTokenInAnotherTab,
  renew,
} from './session-actions.ts'
import { forgetIdentity, forgetRole, forgetToken } from './session-storage.ts'
import {
  cutOffIdentity,
  firstRequests,
  identityCode,
  refusedByIdentity,
  sessionPorts,
} from './session-wire.ts'
import { asPrepared, type ProductFlow, reconnect, type Stage } from '../../product/stage.ts'
import { isBehind } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const CHOOSE = 'Choose your account in the window that opened.'
const form = (...says: string[]): Assertion => ({
  shows: ['Sign in with Google', 'Password', ...says],
  hides: says.includes(CHOOSE) ? [] : [CHOOSE],
})
const waiting = (says: string): Assertion => ({ shows: [says], hides: ['Password', 'Logout'] })
const pending = waiting('Logging you in')
const unfinished: Assertion = {
  shows: ["Login didn't finish", "You're still signed in as"],
  hides: ['Password', 'Logout'],
}
const signedIn: Assertion = { shows: ['Logout'], hides: ['Password', 'Logging you in'] }
const guest: Assertion = { shows: ['Login'], hides: ['Logout', 'Logging you in'] }

const assertions: Readonly<Record<string, Assertion>> = {
  // As soon as the provider returns the identity, a token is fetched.
  restoring: pending,
  'signedOut.idle': form(),
  'signedOut.idle by restoreIdentity!identity': form('auth/network-request-failed'),
  'signedOut.idle by identifyAgain!identity': form('auth/network-request-failed'),
  'signedOut.idle by identifyAgain=nobody': form('You were logged out. Log in to continue.'),
  'signedOut.idle by signInWithPassword!noAnswer': form('auth/network-request-failed'),
  'signedOut.idle by registerIdentity!noAnswer': form('auth/network-request-failed'),
  'signedOut.idle by signInWithGoogle!identity': form('auth/too-many-requests'),
  'signedOut.idle by signOut=done': guest,
  'signedOut.signingIn': form(),
  'signedOut.signingInWithGoogle': form(CHOOSE),
  'signedOut.popupBlocked': form('Your browser blocked the sign-in window.'),
  'signedOut.registering': form(),
  'establishing.resuming': pending,
  'establishing.savingUser': waiting('Creating your account'),
  'establishing.saveUserFailed': unfinished,
  'establishing.fetchingToken': pending,
  'establishing.unregistered': { shows: ['Finish your registration', 'Register As'] },
  'establishing.tokenFailed': unfinished,
  'establishing.fetchingRole': pending,
  'establishing.roleFailed': unfinished,
  'signedIn.active': signedIn,
  'signedIn.renewing': signedIn,
  'signedIn.unconfirmed': signedIn,
  'signedIn.confirming.fetchingToken': signedIn,
  'signedIn.confirming.fetchingRole': signedIn,
  // Signing out is synchronous in this browser, so it cannot be held.
  signingOut: guest,
}

let registered = 0

async function register({ page }: Stage, role: RegExp | null): Promise<void> {
  registered += 1
  const email = `ada${registered}@loppis.test`
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('second-hand')
  if (role !== null) await page.getByRole('radio', { name: role }).click()
  await page.getByRole('button', { name: 'Register' }).click()
}

async function changeRegistration({ page }: Stage): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
}

/** Drives signing in and out in the production build. */
export const sessionInProduct: ProductFlow<ContextFrom<typeof sessionMachine>> = {
  script: sessionScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const isGuest = path.id.startsWith('restoreIdentity=nobody')
    const page = await visitors.arrive(isGuest ? null : 'buyer@loppis.test')
    if (/restoreIdentity!|identifyAgain!/.test(path.id)) await cutOffIdentity(page)
    if (path.id.includes('identifyAgain=nobody')) await forgetIdentity(page, market.origin)
    if (!path.id.startsWith('restoreIdentity=kept')) await forgetToken(page, market.origin)
    else if (!path.id.startsWith('restoreIdentity=keptRole')) await forgetRole(page, market.origin)
    const isRestoring = path.id.startsWith('session.logout')
    const held = await holdRequests(
      page,
      isBehind(isRestoring ? { ...sessionPorts, identityCode } : sessionPorts),
    )
    await page.goto(`${market.origin}/login?from=%2Fdashboard%2Fmy-orders`)
    if (isRestoring) {
      await held.wait(identityCode.matches)
      await waitForHydrated(page)
    }
    const [arrival] = path.steps
    const requested = arrival && firstRequests[nameOf(arrival.expected)]
    if (requested !== undefined) await held.wait(requested.matches)
    const isBlocked = path.id.includes('!popupBlocked')
    return {
      page,
      path,
      held,
      assertions: isBlocked
        ? { ...assertions, 'signedOut.signingInWithGoogle': form() }
        : assertions,
    }
  },
  ports: sessionPorts,
  actions: {
    'connection.restored': reconnect,
    'login.submit=complete': ({ page }) => login(page, 'buyer@loppis.test'),
    'login.change': ({ page }) => page.getByLabel('Email').fill('buyer@loppis.test'),
    'register.change': changeRegistration,
    'login.submit=blank': ({ page }) => login(page, ' ', ''),
    'register.submit=complete': (stage) => register(stage, /^Seller/),
    'register.submit=noRole': (stage) => register(stage, null),
    'google.submit': openGoogle,
    'google.cancel': performOnPage({ press: cancelGoogle }),
    'registration.complete': performOnPage(...finishAsSeller),
    'session.retry': performOnPage({ press: retry }),
    'session.logout': logOut,
    'session.unauthorized=screen': meetRefusal,
    'session.refused=screen': meetRefusalTwice,
    'identity.changed=nobody': logOutInAnotherTab,
    'identity.changed=ada': loginInAnotherTab,
    'token.removedElsewhere': removeTokenInAnotherTab,
    'renewToken=kept': renew,
    'confirmToken=kept': renew,
    'identifyAgain=ada': asPrepared,
    'identifyAgain=nobody': asPrepared,
    'identifyAgain!identity': asPrepared,
    'signInWithGoogle=ada': chooseGoogleAccount,
    'signInWithGoogle!popupClosed': closeGoogle,
    'signInWithGoogle!popupBlocked': asPrepared,
    'signInWithGoogle!identity': async (stage) => {
      await stage.page.route(
        '**/accounts:signInWithIdp*',
        refusedByIdentity('TOO_MANY_ATTEMPTS_TRY_LATER'),
      )
      await chooseGoogleAccount(stage)
    },
    'signOut=done': ({ held }) => held.release(undefined, identityCode.matches),
  },
  arrives: ({ name }) => /^restoreIdentity(=|!identity$)/.test(name),
  // The identity is read from this browser.
  fleeting: 'reidentifying',
  unreachable: {
    'signOut!': 'Signing out involves only this browser.',
    'after.signOutTimeout': 'Signing out involves only this browser.',
    'watchSession!': 'Subscribing to code that this page has loaded cannot fail.',
    'identity.renamed': 'The page of the account, which has a test of its own, changes the name.',
    'identity.changed=eve': 'A user has to log out before another one can sign in.',
  },
  ends: {
    'signOut=done': 'The driver follows one sign-in of a page.',
    'identity.changed=ada': 'The driver follows one sign-in of a page.',
    'login.submit=blank': 'The driver follows one form of a page.',
    'google.cancel': 'The driver follows one window of Google.',
    'signInWithGoogle!popupClosed': 'The driver follows one window of Google.',
    'signInWithGoogle!popupBlocked': 'The driver follows one window of Google.',
  },
}
