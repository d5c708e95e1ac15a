import { type CrashTable, row, type Rows } from './crash.ts'
import { allAsIn, eachForItself, newTab, openedAnew, untouched } from './same.ts'

const open = 'booking.open'
const submit = 'booking.submit=complete'

/** The modal with a form that can be submitted. */
const form: Rows = {
  reload: row('closed', 'Nothing was sent; what was typed is gone with the modal.'),
  reopen: newTab,
  backAndForward: row('closed', 'The modal belongs to the shelf, and is gone with it.'),
  offline: row('booked', 'It is said, nothing typed is lost, and it is sent again by hand.', {
    during: [submit],
    meanwhile: 'open.form.failed',
    next: [submit],
  }),
  twoTabs: row('booked', 'What both send is one booking.', {
    other: 'closed',
    otherStays: true,
    next: [submit],
    onwards: [[open, submit], 'booked'],
  }),
  tokenExpired: row('booked', 'The token is renewed while the booking waits.', { next: [submit] }),
  dayLater: row('booked', 'The product is still there to be booked.', { next: [submit] }),
}

/** The crash table of Book Now, with an entry for every state. */
export const bookingCrashes: CrashTable = {
  closed: {
    reload: row('closed', 'The shelf is shown again.'),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('closed', 'Nothing is asked for here.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
  identifying: {
    reload: row('closed', 'Nothing was decided; the press is gone with the page.'),
    reopen: newTab,
    backAndForward: row('closed', 'Leaving the shelf takes the press back.', {
      meanwhile: 'closed',
    }),
    offline: row('login', 'Who it is cannot be found out, so it counts as a guest.', {
      meanwhile: 'asked to log in',
    }),
    twoTabs: row('open.form.editing', 'Once it is known who pressed, the modal opens there.', {
      other: 'closed',
      otherStays: true,
    }),
    tokenExpired: row('open.form.editing', 'The token is fetched anew while it is found out.'),
    dayLater: row('open.form.editing', 'What a day does to the token is found out as well.'),
  },
  'open.form.editing': form,
  'open.form.failed': allAsIn(
    'open.form.editing',
    'It is the same form, which a failure leaves as it was.',
  ),
  'open.saving': {
    reload: [
      row('closed', 'It never came to the server, and can be sent.', {
        onwards: [[open, submit], 'booked'],
      }),
      row('closed', 'It is in My Orders; sent again, it is the same booking.', {
        isDone: true,
        onwards: [[open, submit], 'booked'],
      }),
    ],
    reopen: newTab,
    backAndForward: row('closed', 'It arrives, and nobody waits for the answer any more.', {
      meanwhile: 'closed',
    }),
    offline: [
      row('booked', 'It never came to the server, which is said, and is sent again by hand.', {
        meanwhile: 'open.form.failed',
        next: [submit],
      }),
      row('booked', 'Sent again, it is the same booking.', {
        isDone: true,
        meanwhile: 'open.form.failed',
        next: [submit],
      }),
    ],
    twoTabs: row('booked', 'What both send is one booking.', {
      other: 'closed',
      otherStays: true,
      onwards: [[open, submit], 'booked'],
    }),
    tokenExpired: row('booked', 'The token is renewed while the booking waits.'),
    dayLater: row('booked', 'The product is still there to be booked.'),
  },
  'open.unavailable': {
    reload: row('closed', 'It is what the server says now that counts.'),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('open.unavailable', 'Nothing is asked for here.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
  booked: {
    reload: row('listed', 'The word has gone, the booking is there.'),
    reopen: newTab,
    backAndForward: row('listed', 'The shelf was left for My Orders, which is read again.'),
    offline: row('listed', 'What is shown stays.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
}
