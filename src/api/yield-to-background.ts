/** Bytes that a slow phone can process without blocking a frame. */
export const PIECE = 65_536

/** Waits until no rendering, input or other task with a higher priority is pending. */
export const yieldToBackground = (): Promise<void> =>
  'scheduler' in globalThis && 'postTask' in scheduler
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((goOn) => setTimeout(goOn))
