import { type CrashTable, row, type Rows, type Same } from '../../product/crash.ts'
import { atTheDoor } from './session-door.crashes.ts'
import { beingConfirmed, unconfirmed } from './session-unconfirmed.crashes.ts'
import { eachForItself, newTab, staysWithThePage } from '../../product/same.ts'

const active = 'signedIn.active'
const retry = 'session.retry'

const noToken: Same = { same: 'reload', why: 'There is no access token yet that could expire.' }

/** Rows for a known user whose sign-in is pending; offline, it ends in the state `failed`. */
const onTheWay = (failed: string, why: string): Rows => ({
  reload: row(active, why),
  reopen: newTab,
  backAndForward: row(active, 'The session continues on every screen.'),
  offline: row(active, 'An error shows, and the user retries.', {
    meanwhile: failed,
    next: [retry],
  }),
  twoTabs: row(active, 'Each tab requests its own token.', { other: active }),
  tokenExpired: row(active, 'A new token is being fetched anyway.'),
  dayLater: row(active, 'The ID token has expired on arrival; the user retries with a new one.', {
    next: [retry],
  }),
})

/** Rows for a state that reports an unfinished sign-in and offers a retry. */
const stuck = (why: string, failed: string): Rows => ({
  reload: row(active, why),
  reopen: newTab,
  backAndForward: staysWithThePage,
  offline: row(active, 'Retries fail until the network is back.', {
    during: [retry],
    meanwhile: failed,
    next: [retry],
  }),
  twoTabs: eachForItself,
  tokenExpired: noToken,
  dayLater: row(active, 'The ID token has expired and is renewed automatically.', {
    next: [retry],
  }),
})

/** The crash table of a session, with an entry for every state. */
export const sessionCrashes: CrashTable = {
  restoring: 'The identity is read from this browser, so no page can be held in this state.',
  reidentifying: 'The identity is read from this browser, so no page can be held in this state.',
  ...atTheDoor,
  'establishing.resuming': {
    ...onTheWay('establishing.roleFailed', 'The stored token is used again.'),
    tokenExpired: row(active, 'The token is rejected, and a new one is fetched silently.'),
    dayLater: row(
      active,
      'The token is rejected; the access token and the ID token are renewed silently.',
    ),
  },
  'establishing.savingUser': {
    reload: [
      row('establishing.unregistered', 'The provider has the account, but the server does not.', {
        onwards: [['registration.complete'], active],
      }),
      row(active, 'The server has the account.', { isDone: true }),
    ],
    reopen: newTab,
    backAndForward: row(active, 'The session continues on every screen.'),
    offline: row(active, 'An error shows, and the user retries.', {
      meanwhile: 'establishing.saveUserFailed',
      next: [retry],
    }),
    twoTabs: row(active, 'The second tab asks for the missing data, and the first one continues.', {
      other: 'establishing.unregistered',
      otherStays: true,
      onwards: [['registration.complete'], active],
    }),
    tokenExpired: noToken,
    dayLater: row('establishing.saveUserFailed', 'The ID token has expired on arrival.', {
      onwards: [[retry], active],
    }),
  },
  'establishing.saveUserFailed': {
    ...stuck('', 'establishing.saveUserFailed'),
    reload: row('establishing.unregistered', 'The form asks for the missing data.', {
      onwards: [['registration.complete'], active],
    }),
  },
  'establishing.fetchingToken': onTheWay(
    'establishing.tokenFailed',
    'The identity is stored; the token and the role are fetched again.',
  ),
  'establishing.tokenFailed': stuck('A reload retries too.', 'establishing.tokenFailed'),
  'establishing.unregistered': {
    reload: row(active, 'The current response of the server decides.'),
    reopen: newTab,
    backAndForward: staysWithThePage,
    offline: row(active, 'An error shows, and the user retries.', {
      during: ['registration.complete'],
      meanwhile: 'establishing.saveUserFailed',
      next: [retry],
    }),
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: row(active, 'The ID token has expired and is renewed automatically.', {
      next: ['registration.complete'],
    }),
  },
  'establishing.fetchingRole': {
    ...onTheWay('establishing.roleFailed', 'The token and the role are fetched again.'),
    tokenExpired: row(
      active,
      'The role request is rejected and shows an error; a retry fetches a token.',
      {
        next: [retry],
      },
    ),
  },
  'establishing.roleFailed': stuck('A reload retries too.', 'establishing.tokenFailed'),
  'signedIn.active': {
    reload: row(active, 'The identity is stored.'),
    reopen: newTab,
    backAndForward: row(active, 'The session continues on every screen.'),
    offline: row(active, 'Staying signed in needs no network.'),
    twoTabs: row(active, 'Both tabs are signed in.', { other: active }),
    tokenExpired: row(active, 'The token is renewed on the first 401 without a prompt.', {
      next: ['open My Orders'],
    }),
    dayLater: row(
      active,
      'The access token and the ID token have expired; both are renewed silently.',
      {
        next: ['open My Orders'],
      },
    ),
  },
  'signedIn.renewing': {
    reload: row(active, 'The token is rejected and renewed after the reload.', {
      before: ['orders are shown again'],
      onwards: [['open My Orders'], active],
    }),
    reopen: newTab,
    backAndForward: row(active, 'The session continues on every screen.', {
      before: ['orders are shown again'],
    }),
    offline: row(active, 'The request fails; the user stays signed in.', {
      before: ['orders are shown again'],
      meanwhile: active,
      onwards: [[retry], active],
    }),
    twoTabs: row(active, 'Each tab renews its own token.', {
      before: ['orders are shown again'],
      other: active,
    }),
    tokenExpired: {
      same: 'reload',
      why: 'The token has already expired; that is why it is being renewed.',
    },
    dayLater: row('signedOut.idle', 'The ID token is a day old on arrival and is rejected.', {
      before: ['orders are shown again'],
    }),
  },
  'signedIn.unconfirmed': unconfirmed,
  'signedIn.confirming.fetchingToken': beingConfirmed('Another token is fetched after the reload.'),
  'signedIn.confirming.fetchingRole': beingConfirmed('The role is fetched again after the reload.'),
  signingOut: 'Signing out is synchronous, so no page can be held in this state.',
}
