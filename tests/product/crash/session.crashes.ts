import { type CrashTable, row, type Rows, type Same } from './crash.ts'
import { atTheDoor } from './session-door.crashes.ts'
import { eachForItself, newTab } from './same.ts'

const active = 'signedIn.active'
const retry = 'session.retry'

const staysWithThePage: Same = {
  same: 'reload',
  why: 'The session belongs to the page, not to a screen: what is under way goes on, as after a reload it begins.',
}
const noToken: Same = { same: 'reload', why: 'There is no access token as yet to expire.' }

/** Rows for a known user whose sign-in is pending; offline, it ends in the state `failed`. */
const onTheWay = (failed: string, why: string): Rows => ({
  reload: row(active, why),
  reopen: newTab,
  backAndForward: row(active, 'The session goes on, whichever screen is looked at.'),
  offline: row(active, 'It is said, and tried again by hand.', {
    meanwhile: failed,
    next: [retry],
  }),
  twoTabs: row(active, 'Each tab asks for a token of its own.', { other: active }),
  tokenExpired: row(active, 'A new token is being fetched anyway.'),
  dayLater: row(active, 'The proof is too old when it comes, and a new one is asked for by hand.', {
    next: [retry],
  }),
})

/** Rows for a state that reports an unfinished sign-in and offers a retry. */
const stuck = (why: string, failed: string): Rows => ({
  reload: row(active, why),
  reopen: newTab,
  backAndForward: staysWithThePage,
  offline: row(active, 'Trying again fails too, until there is a network.', {
    during: [retry],
    meanwhile: failed,
    next: [retry],
  }),
  twoTabs: eachForItself,
  tokenExpired: noToken,
  dayLater: row(active, 'The proof has expired and is renewed by itself.', { next: [retry] }),
})

/** The crash table of a session, with an entry for every state. */
export const sessionCrashes: CrashTable = {
  restoring: 'It is read in this browser who was here: no page can be held at it.',
  ...atTheDoor,
  'establishing.resuming': {
    ...onTheWay('establishing.roleFailed', 'The token is tried again.'),
    tokenExpired: row(active, 'It is refused, and a new one is fetched unseen.'),
    dayLater: row(active, 'It is refused, and token and proof are renewed unseen.'),
  },
  'establishing.savingUser': {
    reload: [
      row(
        'establishing.unregistered',
        'The provider knows the account, the server has never heard.',
        {
          onwards: [['registration.complete'], active],
        },
      ),
      row(active, 'The server knows the account.', { isDone: true }),
    ],
    reopen: newTab,
    backAndForward: row(active, 'The session goes on, whichever screen is looked at.'),
    offline: row(active, 'It is said, and tried again by hand.', {
      meanwhile: 'establishing.saveUserFailed',
      next: [retry],
    }),
    twoTabs: row(active, 'The second tab asks for what is missing, and the first goes on.', {
      other: 'establishing.unregistered',
      otherStays: true,
      onwards: [['registration.complete'], active],
    }),
    tokenExpired: noToken,
    dayLater: row('establishing.saveUserFailed', 'The proof is too old when it comes.', {
      onwards: [[retry], active],
    }),
  },
  'establishing.saveUserFailed': {
    ...stuck('', 'establishing.saveUserFailed'),
    reload: row('establishing.unregistered', 'What is missing is asked for.', {
      onwards: [['registration.complete'], active],
    }),
  },
  'establishing.fetchingToken': onTheWay(
    'establishing.tokenFailed',
    'Who it is outlives the page: the rest is fetched anew.',
  ),
  'establishing.tokenFailed': stuck('A reload tries again too.', 'establishing.tokenFailed'),
  'establishing.unregistered': {
    reload: row(active, 'It is what the server says now that counts.'),
    reopen: newTab,
    backAndForward: staysWithThePage,
    offline: row(active, 'It is said, and tried again by hand.', {
      during: ['registration.complete'],
      meanwhile: 'establishing.saveUserFailed',
      next: [retry],
    }),
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: row(active, 'The proof has expired and is renewed by itself.', {
      next: ['registration.complete'],
    }),
  },
  'establishing.fetchingRole': {
    ...onTheWay('establishing.roleFailed', 'The token is fetched anew, and the role with it.'),
    tokenExpired: row(active, 'The role is refused, which is said; trying again fetches a token.', {
      next: [retry],
    }),
  },
  'establishing.roleFailed': stuck('A reload tries again too.', 'establishing.tokenFailed'),
  'signedIn.active': {
    reload: row(active, 'Who it is outlives the page.'),
    reopen: newTab,
    backAndForward: row(active, 'The session goes on, whichever screen is looked at.'),
    offline: row(active, 'Being signed in needs no network.'),
    twoTabs: row(active, 'Both are signed in.', { other: active }),
    tokenExpired: row(active, 'It is renewed when it is refused, and nobody is asked.', {
      next: ['open My Orders'],
    }),
    dayLater: row(active, 'Token and proof have expired, and both are renewed unseen.', {
      next: ['open My Orders'],
    }),
  },
  'signedIn.renewing': {
    reload: row(active, 'The token is refused, and renewed as it would have been.', {
      before: ['orders are shown again'],
      onwards: [['open My Orders'], active],
    }),
    reopen: newTab,
    backAndForward: row(active, 'The session goes on, whichever screen is looked at.', {
      before: ['orders are shown again'],
    }),
    offline: row(active, 'The call fails, nobody is signed out.', {
      before: ['orders are shown again'],
      meanwhile: active,
      onwards: [[retry], active],
    }),
    twoTabs: row(active, 'Each tab renews for itself.', {
      before: ['orders are shown again'],
      other: active,
    }),
    tokenExpired: {
      same: 'reload',
      why: 'It has expired: that is why it is renewed.',
    },
    dayLater: row('signedOut.idle', 'The proof is a day old when it comes, and is not believed.', {
      before: ['orders are shown again'],
    }),
  },
  signingOut: 'Signing out is done in this browser at once: no page can be held at it.',
}
