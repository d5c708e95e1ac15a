/** Placeholder for the market's origin in stored sessions: each market of a run has another origin. */
export const ORIGIN = 'http://market.invalid'
