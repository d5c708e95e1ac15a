/**
 * The maximum time that a test waits for an expected result, in milliseconds. It is a deadline, not a measurement: a
 * wait ends as soon as the result arrives, and a busy machine takes many times as long as an idle one.
 */
export const WAIT_TIMEOUT = 30_000

/** The timeout of a test and of a hook, in milliseconds: longer than several waits, each of which says what it waited for. */
export const TEST_TIMEOUT = 10 * WAIT_TIMEOUT
