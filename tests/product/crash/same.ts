import type { Crash, Rows, Same } from './crash.ts'

/** Reasons why two crashes have the same outcome in a state; only one of them is walked. */
export const newTab: Same = {
  same: 'reload',
  why: 'A new tab finds what a reload finds: nothing is kept for one tab alone.',
}
export const openedAnew: Same = {
  same: 'reload',
  why: 'The screen is opened anew by both, and nothing is under way that could come after.',
}
export const untouched: Same = { same: 'offline', why: 'Nothing is asked for here.' }
export const noClock: Same = {
  same: 'tokenExpired',
  why: 'Of a day nothing is noticed here but that it ends the token.',
}
export const noToken: Same = { same: 'reload', why: 'No token goes to the card provider.' }
export const eachForItself: Same = {
  same: 'reload',
  why: 'The second tab begins as a reload does, and changes nothing for the first.',
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
