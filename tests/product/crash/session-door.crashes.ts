import { type CrashTable, row, type Same } from './crash.ts'
import { eachForItself, newTab } from './same.ts'

const idle = 'signedOut.idle'
const active = 'signedIn.active'
const login = 'login.submit=complete'

const noToken: Same = { same: 'reload', why: 'A guest has no access token.' }
const staysWithThePage: Same = {
  same: 'offline',
  why: 'The session belongs to the page, not to a screen: it stays as it is.',
}
const noClock: Same = { same: 'offline', why: 'A guest has nothing that expires.' }

/** The crash table of a session while the user is signed out. */
export const atTheDoor: CrashTable = {
  'signedOut.idle': {
    reload: row(idle, 'The form is shown again.'),
    reopen: newTab,
    backAndForward: staysWithThePage,
    offline: row(active, "The provider's code is said to be out of reach, and then used.", {
      during: [login],
      meanwhile: idle,
      next: [login],
    }),
    twoTabs: row(idle, 'Signed in here is signed in there.', {
      other: idle,
      onwards: [[login], active],
    }),
    tokenExpired: noToken,
    dayLater: row(active, 'One signs in, whatever the day.', { next: [login] }),
  },
  'signedOut.signingIn': {
    reload: [
      row(idle, 'The provider was never asked.', { onwards: [[login], active] }),
      row(idle, 'The provider has told a page that is gone.', {
        isDone: true,
        onwards: [[login], active],
      }),
    ],
    reopen: newTab,
    backAndForward: row(active, 'The session belongs to the page: signing in goes on.'),
    offline: row(active, 'It is said, and tried again by hand.', {
      meanwhile: idle,
      next: [login],
    }),
    twoTabs: row(active, 'Signed in here is signed in there.', { other: idle }),
    tokenExpired: noToken,
    dayLater: row(active, 'The provider answers all the same.'),
  },
  'signedOut.signingInWithGoogle': {
    reload: row(idle, "The provider's window has nobody to tell any more."),
    reopen: newTab,
    backAndForward: staysWithThePage,
    offline: row('signedOut.signingInWithGoogle', "The provider's window waits.", {
      onwards: [['google.cancel'], idle],
    }),
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: noClock,
  },
  'signedOut.popupBlocked': {
    reload: row(idle, 'The form is shown again.'),
    reopen: newTab,
    backAndForward: staysWithThePage,
    offline: row('signedOut.popupBlocked', 'Nothing is asked for here.'),
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: noClock,
  },
  'signedOut.registering': {
    reload: [
      row(idle, 'There is no account as yet.'),
      row(idle, 'The provider has the account: whoever logs in with it finishes registering.', {
        before: ['keep the e-mail'],
        isDone: true,
        onwards: [['log in with the e-mail', 'registration.complete'], active],
      }),
    ],
    reopen: newTab,
    backAndForward: row(active, 'The session belongs to the page: registering goes on.'),
    offline: row(idle, 'It is said, and the form is still there.', { meanwhile: idle }),
    twoTabs: {
      same: 'twoTabs',
      of: 'establishing.savingUser',
      why: 'The second tab may hear of the account before the server does, as it does there.',
    },
    tokenExpired: noToken,
    dayLater: row(active, 'The provider answers all the same.'),
  },
}
