import { longestPage } from '../../src/domain/page.ts'

/** As much of a list as a server has to give in one go. */
export const fromTheStart = { count: longestPage, wantedId: null }
