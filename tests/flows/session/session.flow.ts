import type { ContextFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session.machine.ts'
import { sessionScript } from './session.script.ts'
import { type Action, button, labelled, link, radio } from '../../screen/actions.ts'
import type { ScreenFlow, Assertion } from '../../screen/screen.ts'
import { sessionInvariants } from './session.invariants.ts'
import { sessionEndInvariants } from './session-ends.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const login = button('Login')
const register = button('Register')
const google = button('Sign in with Google')
export const cancelGoogle = button('Cancel Google sign-in')
const toRegister = link('Register')
const toLogin = link('Login')
export const retry = button('Try again')
const finish = button('Finish')

const credentials: readonly Action[] = [
  { fill: labelled('Email'), with: 'ada@loppis.test' },
  { fill: labelled('Password'), with: 'second-hand' },
]
/** Opens the login form through its link, if the registration form is on the screen. */
const goToLogin: Action = { press: toLogin, unless: login }
const chooseSeller: Action = { press: radio(/^Seller/) }

/** Chooses a role for a user whose registration is unfinished. */
export const finishAsSeller: readonly Action[] = [chooseSeller, { press: finish }]

export const fillLogin: readonly Action[] = [goToLogin, ...credentials]
export const fillRegistration: readonly Action[] = [
  { press: toRegister, unless: register },
  { fill: labelled('Name'), with: 'Ada' },
  ...credentials,
]

const form = (...says: string[]): Assertion => ({
  shows: ['Sign in with Google', 'Email', 'Password', ...says],
  hides: ['Logging you in'],
})
const waiting = (says: string): Assertion => ({ shows: [says], hides: ['Password'], waits: true })
const spinner = waiting('Logging you in')
const stuck = (...says: string[]): Assertion => ({
  shows: says,
  hides: ['Logging you in', 'Password'],
})
const signedIn: Assertion = { shows: ["You're signed in as"], hides: ['Password'] }
const unfinished = stuck("Login didn't finish", "You're still signed in as")

export const sessionFlow: ScreenFlow<ContextFrom<typeof sessionMachine>> = {
  name: 'session',
  rules: 'S1 to S11',
  script: sessionScript,
  hidesFacts: true,
  controls: [
    { sends: 'login.submit=complete', at: login, reachedBy: toLogin },
    { sends: 'register.submit=complete', at: register, reachedBy: toRegister },
    { sends: 'google.submit', at: google },
    { sends: 'google.cancel', at: cancelGoogle },
    { sends: 'registration.complete', at: finish },
    { sends: 'session.retry', at: retry },
    {
      sends: 'session.logout',
      at: button(/^(Log out|Switch account)$/),
      // A guest has this button only on the error screen.
      where: (state) => !state.matches('signedOut'),
    },
  ],
  actions: {
    'login.submit=complete': [...fillLogin, { press: login }],
    'login.change': [goToLogin, ...credentials],
    'login.submit=blank': [goToLogin, { press: login }],
    'register.change': fillRegistration,
    'register.submit=complete': [...fillRegistration, chooseSeller, { press: register }],
    'register.submit=noRole': [...fillRegistration, { press: register }],
    'registration.complete': finishAsSeller,
  },
  assertions: {
    restoring: spinner,
    reidentifying: spinner,
    'signedOut.idle': form(),
    'signedOut.signingIn': form(),
    'signedOut.signingInWithGoogle': form('Choose your account in the window that opened.'),
    'signedOut.popupBlocked': form('Your browser blocked the sign-in window.'),
    'signedOut.registering': form(),
    'establishing.resuming': spinner,
    'establishing.savingUser': waiting('Creating your account'),
    'establishing.saveUserFailed': unfinished,
    'establishing.fetchingToken': spinner,
    'establishing.unregistered': stuck('Finish your registration', 'Register As'),
    'establishing.tokenFailed': unfinished,
    'establishing.fetchingRole': spinner,
    'establishing.roleFailed': unfinished,
    'signedIn.active': signedIn,
    'signedIn.renewing': signedIn,
    'signedIn.unconfirmed': signedIn,
    'signedIn.confirming.fetchingToken': signedIn,
    'signedIn.confirming.fetchingRole': signedIn,
    signingOut: waiting('Logging you out'),
  },
}

export const session = defineFlow({
  name: 'session',
  title: 'Signing in and out',
  script: sessionScript,
  invariants: { ...sessionInvariants, ...sessionEndInvariants },
  screen: sessionFlow,
})
