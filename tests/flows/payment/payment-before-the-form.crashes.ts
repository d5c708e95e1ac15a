import { fill, paying } from './payment-form.crashes.ts'
import type { Crash, CrashTable, Row, Rows, Same } from '../../product/crash.ts'
import {
  eachForItself,
  newTab,
  noClock,
  noToken,
  openedAnew,
  untouched,
} from '../../product/same.ts'

const form = 'awaitingCard'
const withIntent = 'cardForm.entering'
const askedAgain: Row = {
  becomes: form,
  why: 'No request could charge the card; everything is requested again.',
}

/** Rows for a state before the form with a pending request; offline, the request ends in the state `failed`. */
const onTheWay = (failed: string, tokenExpired: Row | Same): Rows => ({
  reload: askedAgain,
  reopen: newTab,
  backAndForward: {
    becomes: form,
    why: 'The response for the left screen is ignored.',
  },
  offline: {
    meanwhile: failed,
    next: ['payment.retry'],
    becomes: form,
    why: 'An error shows, and the user retries.',
  },
  twoTabs: eachForItself,
  tokenExpired,
  dayLater: tokenExpired === noToken ? noToken : noClock,
})

const renewed: Row = { becomes: form, why: 'The token is renewed while the request waits.' }

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
    why: 'Retries fail until the network is back.',
  },
  twoTabs: eachForItself,
  tokenExpired: { ...renewed, next: ['payment.retry'] },
  dayLater: noClock,
})

const asLoadFailed = (same: Crash, why: string): Same => ({ same, of: 'loadFailed', why })
const forgotten = asLoadFailed('reload', 'This state is not stored either.')

const loadedAgain = asLoadFailed('tokenExpired', 'A retry sends the same request.')

/** Rows for a result of the server that is loaded again on each visit. */
const told: Rows = {
  reload: forgotten,
  reopen: newTab,
  backAndForward: openedAnew,
  offline: { same: 'offline', of: 'paid', why: 'This state sends no requests either.' },
  twoTabs: eachForItself,
  tokenExpired: untouched,
  dayLater: untouched,
}

/** The crash table of a payment before a card can be entered. */
export const beforeTheForm: CrashTable = {
  recalling: 'The storage is read synchronously, so no page waits in this state.',
  recallFailed: 'If the storage is unavailable, the page keeps the attempt in memory.',
  resuming: {
    reload: {
      becomes: form,
      why: 'The stored attempt is checked with the provider, which has not charged.',
    },
    reopen: newTab,
    backAndForward: {
      becomes: form,
      why: 'The stored attempt is checked with the provider, which has not charged.',
    },
    offline: {
      meanwhile: 'undetermined',
      next: ['payment.check'],
      becomes: form,
      why: 'The outcome is unknown until the script of the provider loads.',
    },
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: { becomes: form, why: 'The stored attempt is checked a day later too.' },
  },
  loading: onTheWay('loadFailed', renewed),
  loadFailed: inVain('loadFailed'),
  bookingNotFound: told,
  notYours: told,
  alreadyPaid: told,
  unavailable: { ...inVain('loadFailed'), reload: forgotten, tokenExpired: loadedAgain },
  priceChanged: { ...inVain('loadFailed'), reload: forgotten, tokenExpired: loadedAgain },
  loadingCards: onTheWay('cardsFailed', noToken),
  cardsFailed: {
    ...inVain('cardsFailed'),
    reload: forgotten,
    tokenExpired: noToken,
    dayLater: noToken,
  },
  awaitingCard: {
    reload: { becomes: form, why: 'The card data was never on this page.' },
    reopen: newTab,
    backAndForward: openedAnew,
    offline: {
      during: [fill],
      meanwhile: 'intentFailed',
      next: ['payment.retry'],
      becomes: withIntent,
      why: 'The fields keep the card, and the retry creates the intent.',
    },
    twoTabs: {
      other: form,
      next: paying,
      inBoth: true,
      becomes: 'paid',
      why: 'Both tabs pay the same intent: one charge, one recorded transaction.',
    },
    tokenExpired: {
      next: paying,
      becomes: 'paid',
      why: 'The token is renewed while the intent waits.',
    },
    dayLater: { next: paying, becomes: 'paid', why: 'Nothing is held before the card input.' },
  },
  creatingIntent: {
    reload: [
      askedAgain,
      {
        becomes: form,
        why: 'The server returns the existing intent at the next card input.',
        isDone: true,
      },
    ],
    reopen: newTab,
    backAndForward: { becomes: form, why: 'The response for the left screen is ignored.' },
    offline: {
      meanwhile: 'intentFailed',
      next: ['payment.retry'],
      becomes: withIntent,
      why: 'An error shows, and the user retries.',
    },
    twoTabs: eachForItself,
    tokenExpired: { ...renewed, becomes: withIntent },
    dayLater: noClock,
  },
  intentFailed: {
    reload: forgotten,
    reopen: newTab,
    backAndForward: openedAnew,
    offline: {
      during: ['payment.retry'],
      meanwhile: 'intentFailed',
      next: ['payment.retry'],
      becomes: withIntent,
      why: 'Retries fail until the network is back.',
    },
    twoTabs: eachForItself,
    tokenExpired: { ...renewed, becomes: withIntent, next: ['payment.retry'] },
    dayLater: noClock,
  },
}
