import { type CrashTable, row, type Rows } from './crash.ts'
import { allAsIn, eachForItself, newTab, noClock, openedAnew, untouched } from './same.ts'

const submit = 'listing.submit=complete'

/** A form with a picture that can be submitted. */
const form: Rows = {
  reload: row('withoutPicture', 'No browser gives a page a file back; nothing was sent.'),
  reopen: newTab,
  backAndForward: row('withoutPicture', 'The form is gone with its screen; nothing was sent.'),
  offline: row('added', 'It is said, nothing typed is lost, and it is sent again by hand.', {
    during: [submit],
    meanwhile: 'withPicture.form.failed',
    next: [submit],
  }),
  twoTabs: eachForItself,
  tokenExpired: row('added', 'The token is renewed while the product waits.', { next: [submit] }),
  dayLater: noClock,
}

const formAgain = allAsIn('withPicture.form.editing', 'It is the same form, with the same picture.')

/** The crash table of Add a Product, with an entry for every state. */
export const listingCrashes: CrashTable = {
  withoutPicture: {
    reload: row('withoutPicture', 'The empty form is shown again.'),
    reopen: newTab,
    backAndForward: openedAnew,
    offline: row('withoutPicture', 'Nothing is asked for here.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
  'withPicture.form.editing': form,
  'withPicture.form.failed': formAgain,
  'withPicture.form.stopped': formAgain,
  'withPicture.uploading': {
    reload: [
      row('withoutPicture', 'Nothing was listed.'),
      row('withoutPicture', 'A picture is at the host, and nothing was listed.', { isDone: true }),
    ],
    reopen: newTab,
    backAndForward: row('withoutPicture', 'Leaving stops the upload, and nothing is listed.', {
      meanwhile: 'withoutPicture',
    }),
    offline: row('added', 'It is said, nothing typed is lost, and it is sent again by hand.', {
      meanwhile: 'withPicture.form.failed',
      next: [submit],
    }),
    twoTabs: eachForItself,
    tokenExpired: row('added', 'The token is renewed while the product waits.'),
    dayLater: noClock,
  },
  'withPicture.saving': {
    reload: [
      row('withoutPicture', 'Nothing was listed.'),
      row('withoutPicture', 'It is listed, as My Products shows.', { isDone: true }),
    ],
    reopen: newTab,
    backAndForward: row('withoutPicture', 'It is listed, and takes nobody away who has left.', {
      meanwhile: 'withoutPicture',
    }),
    offline: [
      row('added', 'It is said, and sent again by hand.', {
        meanwhile: 'withPicture.form.failed',
        next: [submit],
      }),
      row('added', 'Sent again, it is the same product.', {
        isDone: true,
        meanwhile: 'withPicture.form.failed',
        next: [submit],
      }),
    ],
    twoTabs: eachForItself,
    tokenExpired: row('added', 'The token is renewed while the product waits.'),
    dayLater: row('added', 'Of a day it is only noticed that the token has ended.'),
  },
  added: {
    reload: row('listed', 'The word has gone, the product is there.'),
    reopen: newTab,
    backAndForward: row('listed', 'My Products is read again.'),
    offline: row('listed', 'What is shown stays.'),
    twoTabs: eachForItself,
    tokenExpired: untouched,
    dayLater: untouched,
  },
}
