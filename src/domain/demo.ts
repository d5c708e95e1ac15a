/** The account types of the demo. */
export const DEMO_KINDS = ['buyer', 'seller', 'unverifiedSeller', 'admin'] as const

/** A demo account that visitors can sign in with. */
export type DemoAccount = { kind: (typeof DEMO_KINDS)[number]; email: string; password: string }
