import { type CrashTable, row, type Rows } from './crash.ts'
import { allAsIn, eachForItself, newTab, noClock, openedAnew, untouched } from './same.ts'

const submit = 'listing.submit=complete'

/** A form with a picture that can be submitted. */
const form: Rows = {
  reload: row('withoutPicture', 'A browser does not restore a chosen file; nothing was sent.'),
  reopen: newTab,
  backAndForward: row('withoutPicture', 'The form unmounts with its screen; nothing was sent.'),
  offline: row('added', 'An error shows, the form keeps its values, and the user submits again.', {
    during: [submit],
    meanwhile: 'withPicture.form.failed',
    next: [submit],
  }),
  twoTabs: eachForItself,
  tokenExpired: row('added', 'The token is renewed while the product request waits.', {
    next: [submit],
  }),
  dayLater: noClock,
}

const formAgain = allAsIn('withPicture.form.editing', 'It is the same form with the same picture.')

/** The crash table of Add a Product, with an entry for every state. */
export const listingCrashes: CrashTable = {
  withoutPicture: {
    reload: row('withoutPicture', 'The empty form is shown again.'),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('withoutPicture', 'This state sends no requests.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
  'withPicture.form.editing': form,
  'withPicture.form.failed': formAgain,
  'withPicture.form.stopped': formAgain,
  'withPicture.checking':
    'The check ends at once, so no page waits in this state; nothing was sent.',
  'withPicture.uploading': {
    reload: [
      row('withoutPicture', 'No product was added.'),
      row('withoutPicture', 'The picture was uploaded, but no product was added.', {
        isDone: true,
      }),
    ],
    reopen: newTab,
    backAndForward: row('withoutPicture', 'Leaving cancels the upload; no product is added.', {
      meanwhile: 'withoutPicture',
    }),
    offline: row(
      'added',
      'An error shows, the form keeps its values, and the user submits again.',
      {
        meanwhile: 'withPicture.form.failed',
        next: [submit],
      },
    ),
    twoTabs: eachForItself,
    tokenExpired: row('added', 'The token is renewed while the product request waits.'),
    dayLater: noClock,
  },
  'withPicture.saving': {
    reload: [
      row('withoutPicture', 'No product was added.'),
      row('withoutPicture', 'The product was added; My Products lists it.', { isDone: true }),
    ],
    reopen: newTab,
    backAndForward: row(
      'withoutPicture',
      'The product is added without a redirect, as the user has left.',
      {
        meanwhile: 'withoutPicture',
      },
    ),
    offline: [
      row('added', 'An error shows, and the user submits again.', {
        meanwhile: 'withPicture.form.failed',
        next: [submit],
      }),
      row('added', 'Submitting again does not duplicate the product.', {
        isDone: true,
        meanwhile: 'withPicture.form.failed',
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
