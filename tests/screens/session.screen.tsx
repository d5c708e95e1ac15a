import { page, userEvent } from 'vitest/browser'
import { Route } from 'wouter'
import { sessionMachine } from '../../machines/session.machine.ts'
import { LoginView } from '../../src/screens/login/LoginView.tsx'
import { RegisterView } from '../../src/screens/register/RegisterView.tsx'
import { scriptedActor } from '../models/scripted-actor.ts'
import { myOrders, sessionScript } from '../models/session.events.ts'
import type { Screen, Sight } from './screen.ts'

export const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
export const field = (label: string) => page.getByLabelText(label, { exact: true })
export const choice = (name: RegExp) => page.getByRole('radio', { name })

/** Goes to the form by its link, where the other one is on the screen. */
async function goTo(form: 'Login' | 'Register'): Promise<void> {
  if (button(form).elements().length === 0) await userEvent.click(link(form))
}

const email = 'ada@loppis.test'
const password = 'second-hand'

export async function fillLogin(): Promise<void> {
  await goTo('Login')
  await userEvent.fill(field('Email'), email)
  await userEvent.fill(field('Password'), password)
}

export async function fillRegistration(): Promise<void> {
  await goTo('Register')
  await userEvent.fill(field('Name'), 'Ada')
  await userEvent.fill(field('Email'), email)
  await userEvent.fill(field('Password'), password)
}

const form = (...says: string[]): Sight => ({
  says: ['Sign in with Google', 'Email', 'Password', ...says],
  hides: ['Signing you in'],
})
const spinner: Sight = { says: ['Signing you in'], hides: ['Password'], waits: true }
const stuck = (...says: string[]): Sight => ({ says, hides: ['Signing you in', 'Password'] })
const signedIn: Sight = { says: ['You are signed in as'], hides: ['Password'] }
const unfinished = stuck('Signing in did not finish', 'You are known as')

export const sessionScreen: Screen<typeof sessionMachine> = {
  machine: sessionMachine,
  script: sessionScript,
  start: () => scriptedActor(sessionMachine, { input: undefined, listeners: ['watchSession'] }),
  hidesFacts: true,
  at: '/login',
  draw: (state, send) => (
    <>
      <Route path="/login">
        <LoginView origin={myOrders} send={send} state={state} />
      </Route>
      <Route path="/register">
        <RegisterView origin={myOrders} send={send} state={state} />
      </Route>
    </>
  ),
  controls: [
    {
      sends: 'login.submit=complete',
      find: () => button('Login'),
      reachedBy: () => link('Login'),
    },
    {
      sends: 'register.submit=complete',
      find: () => button('Register'),
      reachedBy: () => link('Register'),
    },
    { sends: 'google.submit', find: () => button('Sign in with Google') },
    { sends: 'google.cancel', find: () => button('Cancel Google sign-in') },
    { sends: 'registration.complete', find: () => button('Finish') },
    { sends: 'session.retry', find: () => button('Try again') },
    {
      sends: 'session.logout',
      find: () => page.getByRole('button', { name: /^(Log Out|Sign in as somebody else)$/ }),
      // A guest meets it on the error screen only.
      where: (state) => !state.matches('signedOut'),
    },
  ],
  gestures: {
    'login.submit=complete': async () => {
      await fillLogin()
      await userEvent.click(button('Login'))
    },
    'login.submit=blank': async () => {
      await goTo('Login')
      await userEvent.click(button('Login'))
    },
    'register.submit=complete': async () => {
      await fillRegistration()
      await userEvent.click(choice(/^Seller/))
      await userEvent.click(button('Register'))
    },
    'register.submit=noRole': async () => {
      await fillRegistration()
      await userEvent.click(button('Register'))
    },
    'registration.complete': async () => {
      await userEvent.click(choice(/^Seller/))
      await userEvent.click(button('Finish'))
    },
  },
  sights: {
    restoring: spinner,
    'signedOut.idle': form(),
    'signedOut.signingIn': form(),
    'signedOut.signingInWithGoogle': form('Choose your account in the window that opened.'),
    'signedOut.popupBlocked': form('Your browser blocked the sign-in window.'),
    'signedOut.registering': form(),
    'establishing.savingUser': spinner,
    'establishing.saveUserFailed': unfinished,
    'establishing.fetchingToken': spinner,
    'establishing.unregistered': stuck('Finish your registration', 'Register As'),
    'establishing.tokenFailed': unfinished,
    'establishing.fetchingRole': spinner,
    'establishing.roleFailed': unfinished,
    'signedIn.active': signedIn,
    'signedIn.renewing': signedIn,
    signingOut: { says: ['Logging out'], hides: ['Password'], waits: true },
  },
}
