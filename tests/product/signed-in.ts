// The drivers of the product import this file, and the Flow Lab's plugin imports the drivers: no import of Vitest works.
import type { BrowserContext } from 'playwright'

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Placeholder for the market's origin in stored sessions: each market of a run has another origin. */
export const ORIGIN = 'http://market.invalid'

/** The accounts whose sessions are stored once for a run, since signing in takes as long as a short test. */
export const REGULARS = ['buyer@loppis.test', 'seller@loppis.test', 'admin@loppis.test'] as const

export type Regular = (typeof REGULARS)[number]
