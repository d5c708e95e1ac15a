/**
 * Waits for a task of its own: what is long on a slow processor is done in parts, between which a page is drawn and a
 * press is heard.
 */
export const nextTask = (): Promise<void> =>
  // A browser that cannot yield yet has the rest wait for what else is to be done.
  'scheduler' in window && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))
