import { type CrashTable, row, type Rows } from '../../product/crash.ts'
import { allAsIn, eachForItself, newTab, noClock, untouched } from '../../product/same.ts'

const submit = 'listing.submit=complete'

/** A form with a picture that can be submitted. */
const form: Rows = {
  reload: row('form.editing', 'The draft has the fields and the picture; nothing was sent.'),
  reopen: newTab,
  backAndForward: row('form.editing', 'The draft has what the screen had when it was left.'),
  offline: row('added', 'An error shows, the form keeps its values, and the user submits again.', {
    during: [submit],
    meanwhile: 'form.failed',
    next: [submit],
  }),
  twoTabs: eachForItself,
  tokenExpired: row('added', 'The token is renewed while the product request waits.', {
    next: [submit],
  }),
  dayLater: noClock,
}

const formAgain = allAsIn('form.editing', 'It is the same form with the same picture.')

/** The crash table of Add a Product, with an entry for every state. */
export const addProductCrashes: CrashTable = {
  'form.editing': form,
  'form.failed': formAgain,
  'form.stopped': formAgain,
  checking: 'The check ends at once, so no page waits in this state; nothing was sent.',
  uploading: {
    reload: [
      row('form.editing', 'No product was added.'),
      row('form.editing', 'The picture was uploaded, but no product was added.', {
        isDone: true,
      }),
    ],
    reopen: newTab,
    backAndForward: row('form.editing', 'Leaving cancels the upload; no product is added.', {
      meanwhile: 'form.editing',
    }),
    offline: row(
      'added',
      'An error shows, the form keeps its values, and the user submits again.',
      {
        meanwhile: 'form.failed',
        next: [submit],
      },
    ),
    twoTabs: eachForItself,
    tokenExpired: row('added', 'The token is renewed while the product request waits.'),
    dayLater: noClock,
  },
  saving: {
    reload: [
      row('form.editing', 'No product was added.'),
      row('form.editing', 'The product was added; My Products lists it.', { isDone: true }),
    ],
    reopen: newTab,
    backAndForward: row(
      'form.editing',
      'The product is added without a redirect, as the user has left.',
      {
        meanwhile: 'form.editing',
      },
    ),
    offline: [
      row('added', 'An error shows, and the user submits again.', {
        meanwhile: 'form.failed',
        next: [submit],
      }),
      row('added', 'Submitting again does not duplicate the product.', {
        isDone: true,
        meanwhile: 'form.failed',
        next: [submit],
      }),
    ],
    twoTabs: eachForItself,
    tokenExpired: row('added', 'The token is renewed while the product request waits.'),
    dayLater: row('added', 'A day later only the token has expired.'),
  },
  added: {
    reload: row('listed', 'The toast is gone; the product is listed.'),
    reopen: newTab,
    backAndForward: row('listed', 'My Products is loaded again.'),
    offline: row('listed', 'The page stays as it is.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
}
