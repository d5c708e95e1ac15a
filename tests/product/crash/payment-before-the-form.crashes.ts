import type { Crash, CrashTable, Row, Rows, Same } from './crash.ts'
import { eachForItself, newTab, noClock, noToken, openedAnew, untouched } from './same.ts'

const form = 'cardForm.entering'
const askedAgain: Row = {
  becomes: form,
  why: 'Nothing was sent that could charge: all is asked for again.',
}

/** Rows for a state before the form with a pending request; offline, the request ends in the state `failed`. */
const onTheWay = (failed: string, tokenExpired: Row | Same): Rows => ({
  reload: askedAgain,
  reopen: newTab,
  backAndForward: {
    becomes: form,
    why: 'The answer to the screen that was left is thrown away with it.',
  },
  offline: {
    meanwhile: failed,
    next: ['payment.retry'],
    becomes: form,
    why: 'It is said, and tried again by hand.',
  },
  twoTabs: eachForItself,
  tokenExpired,
  dayLater: tokenExpired === noToken ? noToken : noClock,
})

const renewed: Row = { becomes: form, why: 'The token is renewed while the call waits.' }

/** Rows for a failed request that can be retried; offline, the retry ends in the state `failed`. */
const inVain = (failed: string): Rows => ({
  reload: askedAgain,
  reopen: newTab,
  backAndForward: openedAnew,
  offline: {
    during: ['payment.retry'],
    meanwhile: failed,
    next: ['payment.retry'],
    becomes: form,
    why: 'Trying again fails too, until there is a network.',
  },
  twoTabs: eachForItself,
  tokenExpired: { ...renewed, next: ['payment.retry'] },
  dayLater: noClock,
})

const asLoadFailed = (same: Crash, why: string): Same => ({ same, of: 'loadFailed', why })
const forgotten = asLoadFailed('reload', 'Of what was said here nothing outlives the page either.')

const loadedAgain = asLoadFailed('tokenExpired', 'Trying again makes the same call.')

/** Rows for a result of the server that is loaded again on each visit. */
const told: Rows = {
  reload: forgotten,
  reopen: newTab,
  backAndForward: openedAnew,
  offline: { same: 'offline', of: 'paid', why: 'Nothing is asked for here either.' },
  twoTabs: eachForItself,
  tokenExpired: untouched,
  dayLater: untouched,
}

/** The crash table of a payment before a card can be entered. */
export const beforeTheForm: CrashTable = {
  recalling: 'The storage is read at once: no page is ever seen to wait here.',
  recallFailed: 'Where the storage refuses, the memory of the page stands in for it.',
  resuming: {
    reload: {
      becomes: form,
      why: 'The attempt is still there: the provider is asked, and has not charged.',
    },
    reopen: newTab,
    backAndForward: {
      becomes: form,
      why: 'The attempt is still there: the provider is asked, and has not charged.',
    },
    offline: {
      meanwhile: 'undetermined',
      next: ['payment.check'],
      becomes: form,
      why: 'Without the script of the provider nothing is said, until it is there.',
    },
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: { becomes: form, why: 'A day later the attempt is still asked for.' },
  },
  loading: onTheWay('loadFailed', renewed),
  loadFailed: inVain('loadFailed'),
  bookingNotFound: told,
  notYours: told,
  alreadyPaid: told,
  unavailable: { ...inVain('loadFailed'), reload: forgotten, tokenExpired: loadedAgain },
  creatingIntent: {
    ...onTheWay('intentFailed', renewed),
    reload: [
      askedAgain,
      { becomes: form, why: 'There is one intent a booking, and it is found again.', isDone: true },
    ],
  },
  intentFailed: { ...inVain('loadFailed'), reload: forgotten },
  priceChanged: { ...inVain('loadFailed'), reload: forgotten, tokenExpired: loadedAgain },
  loadingCards: onTheWay('cardsFailed', noToken),
  cardsFailed: {
    ...inVain('cardsFailed'),
    reload: forgotten,
    tokenExpired: noToken,
    dayLater: noToken,
  },
}
