/** The attribute on the root element of a page that the service worker served from its cache. */
export const KEPT_MARK = 'data-kept'

/** The worker's messages to a page about a response: 'kept' came from the cache, 'answered' from the network. */
export const WORKER_WORDS = ['kept', 'answered'] as const

/** The message by which a page asks the worker to cache every file of its build, whether it was needed yet or not. */
export const KEEP_ALL = 'KEEP_ALL'

/**
 * The message by which a page asks a waiting worker to activate; the worker replies whether both are of the same build.
 */
export const TAKE_HOLD = 'TAKE_HOLD'
