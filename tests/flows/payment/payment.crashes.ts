import { row, type CrashTable } from '../../product/crash.ts'
import { beforeTheForm } from './payment-before-the-form.crashes.ts'
import { cardForms, paying, submit } from './payment-form.crashes.ts'
import {
  allAsIn,
  eachForItself,
  newTab,
  noToken,
  openedAnew,
  untouched,
} from '../../product/same.ts'

const neverSent = 'The provider reports no charge.'
const wasCharged = 'The provider reports a charge, which is recorded without the card form.'
const recorded = 'The charge is found again and recorded.'

/** The crash table of a payment, with an entry for every state. */
export const paymentCrashes: CrashTable = {
  ...beforeTheForm,
  ...cardForms,
  holdEnded:
    'A hold of the server lasts 15 minutes; tests/client/held-payment.test.ts lets it end.',
  confirming: {
    reload: [
      row('awaitingCard', neverSent, { onwards: [paying, 'paid'] }),
      row('paid', wasCharged, { isDone: true }),
    ],
    reopen: [
      row('awaitingCard', neverSent, { onwards: [paying, 'paid'] }),
      row('paid', wasCharged, { isDone: true }),
    ],
    backAndForward: row(
      'paid',
      'The confirmation is still pending; the page waits for its result.',
      {
        meanwhile: 'asking',
      },
    ),
    offline: [
      row('cardForm.unconfirmed', neverSent, {
        meanwhile: 'undetermined',
        next: ['payment.check'],
        onwards: [[submit], 'paid'],
      }),
      row('paid', wasCharged, {
        isDone: true,
        meanwhile: 'undetermined',
        next: ['payment.check'],
      }),
    ],
    twoTabs: row('paid', 'The second tab gets the same intent, which is charged once.', {
      other: 'awaitingCard',
      otherStays: true,
      onwards: [paying, 'paid'],
    }),
    tokenExpired: row('paid', 'The token is renewed while the save waits.'),
    dayLater: row('paid', 'The hold has expired, but no other buyer paid.'),
  },
  authenticating: {
    reload: [
      row('cardForm.abandoned', 'The challenge was not answered, so another card can be used.', {
        onwards: [paying, 'authenticating'],
      }),
      row('paid', 'The challenge was approved, so the provider has charged.', { isDone: true }),
    ],
    reopen: row('paid', 'The challenge was approved, so the provider has charged.', {
      isDone: true,
    }),
    backAndForward: row('asking', 'The challenge window still opens, over the current screen.', {
      meanwhile: 'asking',
    }),
    offline: row('cardForm.abandoned', 'The provider reports a challenge that is still open.', {
      meanwhile: 'undetermined',
      next: ['payment.check'],
    }),
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: { same: 'reload', why: 'No timer runs during the challenge.' },
  },
  asking: {
    reload: row('awaitingCard', neverSent),
    reopen: newTab,
    backAndForward: row('awaitingCard', neverSent),
    offline: row(
      'cardForm.unconfirmed',
      'The provider was unreachable, so the outcome is unknown until a retry.',
      {
        meanwhile: 'undetermined',
        next: ['payment.check'],
      },
    ),
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: row('cardForm.unconfirmed', 'The stored attempt is checked again.'),
  },
  processing: {
    reload: row('paid', 'The bank has approved the payment in the meantime.'),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('paid', 'The provider is unreachable; it is asked once the network is back.', {
      meanwhile: 'undetermined',
      next: ['payment.check'],
    }),
    twoTabs: row('paid', 'Both tabs poll and record the same transaction.', { other: 'paid' }),
    tokenExpired: row('paid', 'The token is renewed while the save waits.'),
    dayLater: row('paid', 'Polling continues.'),
  },
  undetermined: {
    reload: row('awaitingCard', neverSent),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('cardForm.unconfirmed', neverSent, {
      during: ['payment.check'],
      meanwhile: 'undetermined',
      next: ['payment.check'],
    }),
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: row('cardForm.unconfirmed', neverSent, { next: ['payment.check'] }),
  },
  saving: {
    reload: [
      row('paid', recorded),
      row('paid', 'It was recorded; recording it again is idempotent.', { isDone: true }),
    ],
    reopen: [
      row('paid', recorded),
      row('paid', 'It was recorded; recording it again is idempotent.', { isDone: true }),
    ],
    backAndForward: row('paid', 'Both screens record the same transaction.'),
    offline: [
      row('paid', recorded, { meanwhile: 'unsaved', next: ['save.retry'] }),
      row('paid', 'It was recorded; recording it again is idempotent.', {
        isDone: true,
        meanwhile: 'unsaved',
        next: ['save.retry'],
      }),
    ],
    twoTabs: row('paid', 'Both tabs record the same transaction.', { other: 'paid' }),
    tokenExpired: row('paid', 'The token is renewed while the save waits.'),
    dayLater: row('paid', 'The transaction id identifies the save, so its date does not matter.'),
  },
  unsaved: {
    reload: row('paid', recorded),
    reopen: row('paid', recorded),
    backAndForward: row('paid', recorded),
    offline: row('paid', recorded, {
      during: ['save.retry'],
      meanwhile: 'unsaved',
      next: ['save.retry'],
    }),
    twoTabs: row('paid', 'Both tabs record the same transaction.', {
      other: 'paid',
      next: ['save.retry'],
    }),
    tokenExpired: row('paid', 'The token is renewed while the save waits.', {
      next: ['save.retry'],
    }),
    dayLater: row('paid', recorded, { next: ['save.retry'] }),
  },
  loadingPaidBooking: allAsIn('paid', 'The payment is recorded; only its booking is loading.'),
  paid: {
    reload: row('alreadyPaid', 'The server has recorded the payment.'),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('paid', 'This state sends no requests.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
  refunded: {
    reload: row(
      'alreadyPaid',
      'The test mocked the refund; the server finds the charge and records it.',
    ),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('refunded', 'This state sends no requests.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
}
