/**
 * How long a test waits for what must come, in milliseconds. It is a deadline and no measure: a wait ends as soon as
 * that has come, and a busy machine needs many times as long as a quiet one.
 */
export const PATIENCE = 30_000

/** How long a test may take that waits a dozen times, one after the other. */
export const LONG_PATIENCE = 8 * PATIENCE
