/** The attribute of a page's root that says: it was kept from an earlier visit. */
export const KEPT_MARK = 'data-kept'

/** What the worker tells a page of an answer: it was kept from before, or the server gave it now. */
export const WORKER_WORDS = ['kept', 'answered'] as const

/** By this a page asks the worker to keep every part of its build, whether it was needed yet or not. */
export const KEEP_ALL = 'KEEP_ALL'

/** By this a page asks a worker that waits to take hold; it is answered whether both are of one build. */
export const TAKE_HOLD = 'TAKE_HOLD'
