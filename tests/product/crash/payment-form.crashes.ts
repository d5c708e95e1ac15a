import { type Crash, type CrashTable, row, type Same } from './crash.ts'
import { newTab, openedAnew } from './same.ts'

export const submit = 'pay.submit'
const fill = 'card.changed=complete'
export const paying = [fill, submit]

/** A form with which nothing was charged. */
const form = {
  reload: {
    becomes: 'cardForm.entering',
    why: 'The intent is still there; what was typed was never on this page.',
  },
  reopen: newTab,
  backAndForward: openedAnew,
  offline: {
    before: [fill],
    during: [submit],
    meanwhile: 'undetermined',
    next: ['payment.check'],
    becomes: 'cardForm.unconfirmed',
    why: 'Neither the card nor the question got through: it is asked before anything else.',
  },
  twoTabs: {
    other: 'cardForm.entering',
    next: paying,
    inBoth: true,
    becomes: 'paid',
    why: 'Both pay one intent, which is charged once, and record one transaction.',
  },
  tokenExpired: {
    next: paying,
    becomes: 'paid',
    why: 'The charge is made, the token renewed while the save waits.',
  },
  dayLater: {
    next: paying,
    becomes: 'paid',
    why: 'The hold has ended and nobody else has come: the intent is still there.',
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
    reload: row('cardForm.entering', 'The bank has not been answered: a card may be used again.', {
      onwards: [paying, 'authenticating'],
    }),
    dayLater: row('authenticating', 'The intent takes a card again.', { next: paying }),
  },
}
