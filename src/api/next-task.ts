/** So many bytes at once do not hold up a frame of a slow phone. */
export const PIECE = 65_536

/**
 * Waits for a task of its own: what is long on a slow processor is done in parts, between which a page is drawn and a
 * press is heard. A browser that cannot yield has the rest wait for what else is to be done.
 */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((goOn) => setTimeout(goOn))

/** Waits until nothing is left to be done that somebody sees or has pressed. */
export const whenFree = (): Promise<void> =>
  'scheduler' in globalThis && 'postTask' in scheduler
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((goOn) => setTimeout(goOn))
