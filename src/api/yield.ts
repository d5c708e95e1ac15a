/**
 * Yields to the main thread, so that long work on a slow CPU is split into tasks between which the browser renders and
 * handles input. Without `scheduler.yield` the continuation queues behind other pending tasks.
 */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((goOn) => setTimeout(goOn))

/** Bytes that a slow phone can process without blocking a frame. */
export const PIECE = 65_536

/** Waits until no rendering, input or other task with a higher priority is pending. */
export const yieldToBackground = (): Promise<void> =>
  'scheduler' in globalThis && 'postTask' in scheduler
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((goOn) => setTimeout(goOn))
