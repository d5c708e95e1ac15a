/**
 * The attribute on the root element of a page that the service worker served from its cache; its value is 'frame' for a
 * page without its content.
 */
export const CACHED_ATTRIBUTE = 'data-cached'

/** The worker's messages to a page about a response: 'cached' came from the cache, 'network' from the network. */
export const RESPONSE_SOURCES = ['cached', 'network'] as const

/** The message by which a page asks the worker to cache every file of its build, whether it was needed yet or not. */
export const CACHE_ALL = 'CACHE_ALL'

/** The message by which a page asks the worker to forget the pages, products and searches that the user has seen. */
export const FORGET_SEEN = 'FORGET_SEEN'

/**
 * The message by which a page asks a waiting worker to activate; the worker replies whether both are of the same build.
 */
export const SKIP_WAITING = 'SKIP_WAITING'
