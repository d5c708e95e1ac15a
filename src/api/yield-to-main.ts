/**
 * Yields to the main thread, so that long work on a slow CPU is split into tasks between which the browser renders and
 * handles input. Without `scheduler.yield` the continuation queues behind other pending tasks.
 */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((goOn) => setTimeout(goOn))
