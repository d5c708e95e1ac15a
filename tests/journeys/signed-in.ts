import type { BrowserContext } from 'playwright'
import { inject } from 'vitest'

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Placeholder for the market's origin in stored sessions: each market of a run has another origin. */
export const ORIGIN = 'http://market.invalid'

/** The accounts whose sessions are stored once for a run, since signing in takes as long as a short test. */
export const REGULARS = ['buyer@loppis.test', 'seller@loppis.test', 'admin@loppis.test'] as const

export type Regular = (typeof REGULARS)[number]

/** Returns the stored browser storage of an account that is signed in at this origin. */
export function storedSession(email: Regular, origin: string): StorageState {
  return JSON.parse(inject('signedIn')[email].replaceAll(ORIGIN, origin))
}
