import { type CrashTable, row, type Same } from '../../product/crash.ts'
import { eachForItself, newTab } from '../../product/same.ts'

const idle = 'signedOut.idle'
const active = 'signedIn.active'
const login = 'login.submit=complete'

const noToken: Same = { same: 'reload', why: 'A guest has no access token.' }
const staysWithThePage: Same = {
  same: 'offline',
  why: 'The session belongs to the page, not to a screen, and does not change.',
}
const noClock: Same = { same: 'offline', why: 'A guest has nothing that expires.' }

/** The crash table of a session while the user is signed out. */
export const atTheDoor: CrashTable = {
  'signedOut.idle': {
    reload: row(idle, 'The form is shown again.'),
    reopen: newTab,
    backAndForward: staysWithThePage,
    offline: row(active, 'An error shows that the provider SDK cannot load; the retry succeeds.', {
      during: [login],
      meanwhile: idle,
      next: [login],
    }),
    twoTabs: row(idle, 'Signing in affects both tabs.', {
      other: idle,
      onwards: [[login], active],
    }),
    tokenExpired: noToken,
    dayLater: row(active, 'Signing in does not depend on the date.', { next: [login] }),
  },
  'signedOut.signingIn': {
    reload: [
      row(idle, 'The request never reached the provider.', { onwards: [[login], active] }),
      row(idle, 'The response of the provider is lost with the page.', {
        isDone: true,
        onwards: [[login], active],
      }),
    ],
    reopen: newTab,
    backAndForward: row(active, 'The session belongs to the page, so the sign-in continues.'),
    offline: row(active, 'An error shows, and the user retries.', {
      meanwhile: idle,
      next: [login],
    }),
    twoTabs: row(active, 'Signing in affects both tabs.', { other: idle }),
    tokenExpired: noToken,
    dayLater: row(active, 'The provider responds as usual.'),
  },
  'signedOut.signingInWithGoogle': {
    reload: row(idle, 'The popup of the provider has no opener any more.'),
    reopen: newTab,
    backAndForward: staysWithThePage,
    offline: row('signedOut.signingInWithGoogle', 'The popup of the provider stays open.', {
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
    offline: row('signedOut.popupBlocked', 'This state sends no requests.'),
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: noClock,
  },
  'signedOut.registering': {
    reload: [
      row(idle, 'The account does not exist yet.'),
      row(idle, 'The provider has the account; logging in with it completes the registration.', {
        before: ['keep the e-mail'],
        isDone: true,
        onwards: [['log in with the e-mail', 'registration.complete'], active],
      }),
    ],
    reopen: newTab,
    backAndForward: row(active, 'The session belongs to the page, so the registration continues.'),
    offline: row(idle, 'An error shows, and the form stays.', { meanwhile: idle }),
    twoTabs: {
      same: 'twoTabs',
      of: 'establishing.savingUser',
      why: 'The second tab can see the account before the server does, as in that state.',
    },
    tokenExpired: noToken,
    dayLater: row(active, 'The provider responds as usual.'),
  },
}
