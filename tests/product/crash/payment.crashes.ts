import { row, type CrashTable } from './crash.ts'
import { beforeTheForm } from './payment-before-the-form.crashes.ts'
import { cardForms, paying, submit } from './payment-form.crashes.ts'
import { eachForItself, newTab, noToken, openedAnew, untouched } from './same.ts'

const neverSent = 'The provider is asked, and has not charged.'
const wasCharged = 'The provider is asked, and has charged: it is recorded without a card.'
const recorded = 'The charge is found again, and recorded.'

/** The crash table of a payment, with an entry for every state. */
export const paymentCrashes: CrashTable = {
  ...beforeTheForm,
  ...cardForms,
  confirming: {
    reload: [
      row('cardForm.entering', neverSent, { onwards: [paying, 'paid'] }),
      row('paid', wasCharged, { isDone: true }),
    ],
    reopen: [
      row('cardForm.entering', neverSent, { onwards: [paying, 'paid'] }),
      row('paid', wasCharged, { isDone: true }),
    ],
    backAndForward: row('paid', 'The card is still on its way: its answer is waited for.', {
      meanwhile: 'asking',
    }),
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
    twoTabs: row('paid', 'The second tab has a form for the same intent, which is charged once.', {
      other: 'cardForm.entering',
      otherStays: true,
      onwards: [paying, 'paid'],
    }),
    tokenExpired: row('paid', 'The token is renewed while the save waits.'),
    dayLater: row('paid', 'The hold has ended and nobody else has come.'),
  },
  authenticating: {
    reload: [
      row('cardForm.entering', 'The bank has not been answered: another card may be used.', {
        onwards: [paying, 'authenticating'],
      }),
      row('paid', 'The bank was answered, so the provider has charged.', { isDone: true }),
    ],
    reopen: row('paid', 'The bank was answered, so the provider has charged.', { isDone: true }),
    backAndForward: row('asking', "The bank's window is still to come, over whatever is there.", {
      meanwhile: 'asking',
    }),
    offline: row('cardForm.abandoned', 'The provider says that the bank still waits.', {
      meanwhile: 'undetermined',
      next: ['payment.check'],
    }),
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: { same: 'reload', why: 'No clock is kept while the bank waits.' },
  },
  asking: {
    reload: row('cardForm.entering', neverSent),
    reopen: newTab,
    backAndForward: row('cardForm.entering', neverSent),
    offline: row('cardForm.unconfirmed', 'The provider could not be asked, so nothing is said.', {
      meanwhile: 'undetermined',
      next: ['payment.check'],
    }),
    twoTabs: eachForItself,
    tokenExpired: noToken,
    dayLater: row('cardForm.unconfirmed', 'The attempt is still there, and asked for.'),
  },
  processing: {
    reload: row('paid', 'Meanwhile the bank has said yes.'),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('paid', 'It cannot be asked, and once it can, it is.', {
      meanwhile: 'undetermined',
      next: ['payment.check'],
    }),
    twoTabs: row('paid', 'Both ask, and both record the one transaction.', { other: 'paid' }),
    tokenExpired: row('paid', 'The token is renewed while the save waits.'),
    dayLater: row('paid', 'It goes on asking.'),
  },
  undetermined: {
    reload: row('cardForm.entering', neverSent),
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
      row('paid', 'It was recorded; recording it again is the same act.', { isDone: true }),
    ],
    reopen: [
      row('paid', recorded),
      row('paid', 'It was recorded; recording it again is the same act.', { isDone: true }),
    ],
    backAndForward: row('paid', 'Both screens record the one transaction.'),
    offline: [
      row('paid', recorded, { meanwhile: 'unsaved', next: ['save.retry'] }),
      row('paid', 'It was recorded; recording it again is the same act.', {
        isDone: true,
        meanwhile: 'unsaved',
        next: ['save.retry'],
      }),
    ],
    twoTabs: row('paid', 'Both record the one transaction.', { other: 'paid' }),
    tokenExpired: row('paid', 'The token is renewed while the save waits.'),
    dayLater: row('paid', 'What names the act is the transaction, not the day.'),
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
    twoTabs: row('paid', 'The second tab records it, and so does the first.', {
      other: 'paid',
      next: ['save.retry'],
    }),
    tokenExpired: row('paid', 'The token is renewed while the save waits.', {
      next: ['save.retry'],
    }),
    dayLater: row('paid', recorded, { next: ['save.retry'] }),
  },
  paid: {
    reload: row('alreadyPaid', 'The server knows of it.'),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('paid', 'Nothing is asked for here.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
  refunded: {
    reload: row(
      'alreadyPaid',
      'The wire only said so: the server finds the charge and records it.',
    ),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('refunded', 'Nothing is asked for here.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
}
