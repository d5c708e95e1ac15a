import { longestPage } from '../../src/domain/page.ts'

/** Asks for the longest page that a server has to return at once, from the start of the list. */
export const fromTheStart = { count: longestPage, wantedId: null }
