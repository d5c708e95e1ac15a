/**
 * Waits for a task of its own: what is long on a slow processor is done in parts, between which a page is drawn and a
 * press is heard. A browser that cannot yield has the rest wait for what else is to be done.
 */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((goOn) => setTimeout(goOn))
