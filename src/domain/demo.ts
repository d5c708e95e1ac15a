/** Whom the demo world lets anybody be. */
export const DEMO_KINDS = ['buyer', 'seller', 'unverifiedSeller', 'admin'] as const

/** An account of the demo world, which whoever tries the market signs in with. */
export type DemoAccount = { kind: (typeof DEMO_KINDS)[number]; email: string; password: string }
