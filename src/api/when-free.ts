/** So many bytes at once do not hold up a frame of a slow phone. */
export const PIECE = 65_536

/** Waits until nothing is left to be done that somebody sees or has pressed. */
export const whenFree = (): Promise<void> =>
  'scheduler' in globalThis && 'postTask' in scheduler
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((goOn) => setTimeout(goOn))
