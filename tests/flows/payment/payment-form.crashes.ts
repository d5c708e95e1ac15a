import { type Crash, type CrashTable, row, type Same } from '../../product/crash.ts'
import { newTab, openedAnew } from '../../product/same.ts'

export const submit = 'pay.submit'
export const fill = 'card.changed=complete'
export const paying = [fill, submit]

/** A form with which nothing was charged. */
const form = {
  reload: {
    becomes: 'awaitingCard',
    why: 'The card data was never on this page; the next card input returns the existing intent.',
  },
  reopen: newTab,
  backAndForward: openedAnew,
  offline: {
    before: [fill],
    during: [submit],
    meanwhile: 'undetermined',
    next: ['payment.check'],
    becomes: 'cardForm.unconfirmed',
    why: 'Neither the card nor the status request got through, so the status is checked first.',
  },
  twoTabs: {
    other: 'awaitingCard',
    next: paying,
    inBoth: true,
    becomes: 'paid',
    why: 'Both tabs pay the same intent: one charge, one recorded transaction.',
  },
  tokenExpired: {
    next: paying,
    becomes: 'paid',
    why: 'The card is charged; the token is renewed while the save waits.',
  },
  dayLater: {
    next: paying,
    becomes: 'paid',
    why: 'The hold has expired, but no other buyer paid; the intent still exists.',
  },
} as const

const asEntering = (same: Crash): Same => ({
  same,
  of: 'cardForm.entering',
  why: 'It is the same form.',
})

/** A refusal is not stored, so a reload discards it; the form itself behaves as in `entering`. */
const answered = {
  ...form,
  offline: asEntering('offline'),
  twoTabs: asEntering('twoTabs'),
  tokenExpired: asEntering('tokenExpired'),
  dayLater: asEntering('dayLater'),
}

/** The crash table of a payment while a card can be entered. */
export const cardForms: CrashTable = {
  'cardForm.entering': form,
  'cardForm.declined': answered,
  'cardForm.refused': answered,
  'cardForm.unconfirmed': answered,
  'cardForm.abandoned': {
    ...answered,
    reload: row(
      'cardForm.abandoned',
      'The challenge was not answered, so a card can be used again.',
      {
        onwards: [paying, 'authenticating'],
      },
    ),
    dayLater: row('authenticating', 'The intent accepts a card again.', { next: paying }),
  },
}
