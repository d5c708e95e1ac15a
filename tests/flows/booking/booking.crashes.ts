import { type CrashTable, row, type Rows } from '../../product/crash.ts'
import { allAsIn, eachForItself, newTab, openedAnew, untouched } from '../../product/same.ts'

const open = 'booking.open'
const submit = 'booking.submit=complete'

/** The modal with a form that can be submitted. */
const form: Rows = {
  reload: row('closed', 'Nothing was sent; the form values are lost with the modal.'),
  reopen: newTab,
  backAndForward: row('closed', 'The modal belongs to the product list and closes with it.'),
  offline: row('booked', 'An error shows, the form keeps its values, and the user submits again.', {
    during: [submit],
    meanwhile: 'open.form.failed',
    next: [submit],
  }),
  twoTabs: row('booked', 'The submits of both tabs create one booking.', {
    other: 'closed',
    otherStays: true,
    next: [submit],
    onwards: [[open, submit], 'booked'],
  }),
  tokenExpired: row('booked', 'The token is renewed while the booking waits.', { next: [submit] }),
  dayLater: row('booked', 'The product is still available.', { next: [submit] }),
}

/** The crash table of Book Now, with an entry for every state. */
export const bookingCrashes: CrashTable = {
  closed: {
    reload: row('closed', 'The product list is shown again.'),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('closed', 'This state sends no requests.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
  identifying: {
    reload: row('closed', 'The pending press is lost with the page.'),
    reopen: newTab,
    backAndForward: row('closed', 'Leaving the product list discards the press.', {
      meanwhile: 'closed',
    }),
    offline: row('login', 'The viewer cannot be identified and counts as a guest.', {
      meanwhile: 'asked to log in',
    }),
    twoTabs: row(
      'open.form.editing',
      'Once the viewer is identified, the modal opens in the first tab.',
      {
        other: 'closed',
        otherStays: true,
      },
    ),
    tokenExpired: row('open.form.editing', 'The token is renewed during identification.'),
    dayLater: row('open.form.editing', 'The expired token is renewed during identification.'),
  },
  'open.form.editing': form,
  'open.form.failed': allAsIn(
    'open.form.editing',
    'It is the same form; a failure keeps its values.',
  ),
  'open.checking': 'The check ends at once, so no page waits in this state; nothing was sent.',
  'open.saving': {
    reload: [
      row('closed', 'The request never reached the server and can be sent again.', {
        onwards: [[open, submit], 'booked'],
      }),
      row('closed', 'The booking is in My Orders; submitting again does not duplicate it.', {
        isDone: true,
        onwards: [[open, submit], 'booked'],
      }),
    ],
    reopen: newTab,
    backAndForward: row('closed', 'The request arrives; its response is ignored.', {
      meanwhile: 'closed',
    }),
    offline: [
      row(
        'booked',
        'The request never reached the server; an error shows, and the user submits again.',
        {
          meanwhile: 'open.form.failed',
          next: [submit],
        },
      ),
      row('booked', 'Submitting again does not duplicate the booking.', {
        isDone: true,
        meanwhile: 'open.form.failed',
        next: [submit],
      }),
    ],
    twoTabs: row('booked', 'The submits of both tabs create one booking.', {
      other: 'closed',
      otherStays: true,
      onwards: [[open, submit], 'booked'],
    }),
    tokenExpired: row('booked', 'The token is renewed while the booking waits.'),
    dayLater: row('booked', 'The product is still available.'),
  },
  'open.unavailable': {
    reload: row('closed', 'The list shows the current data of the server.'),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('open.unavailable', 'This state sends no requests.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
  booked: {
    reload: row('listed', 'The toast is gone; the booking is listed.'),
    reopen: newTab,
    backAndForward: row('listed', 'My Orders, which replaced the product list, is loaded again.'),
    offline: row('listed', 'The page stays as it is.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
}
