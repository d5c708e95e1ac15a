import type { Crash, Rows, Same } from './crash.ts'

/** Reasons why two crashes have the same outcome in a state; only one of them is walked. */
export const newTab: Same = {
  same: 'reload',
  why: 'A new tab equals a reload, as no state is stored per tab.',
}
export const staysWithThePage: Same = {
  same: 'reload',
  why: 'The session belongs to the page, not to a screen, so the pending request continues.',
}
export const openedAnew: Same = {
  same: 'reload',
  why: 'Both open the screen again, and no request is pending.',
}
export const untouched: Same = { same: 'offline', why: 'This state sends no requests.' }
export const noClock: Same = {
  same: 'tokenExpired',
  why: 'A day only expires the token.',
}
export const noToken: Same = {
  same: 'reload',
  why: 'Requests to the card provider carry no access token.',
}
export const eachForItself: Same = {
  same: 'reload',
  why: 'The second tab starts like a reload and does not affect the first.',
}

/** Refers every crash in a state to the same crash in the state `of`. */
export function allAsIn(of: string, why: string): Rows {
  const as = (same: Crash): Same => ({ same, of, why })
  return {
    reload: as('reload'),
    reopen: as('reopen'),
    backAndForward: as('backAndForward'),
    offline: as('offline'),
    twoTabs: as('twoTabs'),
    tokenExpired: as('tokenExpired'),
    dayLater: as('dayLater'),
  }
}
