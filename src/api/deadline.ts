import { FailureError, LONGEST_SILENCE, timedOut } from '../domain/failure.ts'

/** The time-out of one request. */
export type Deadline = {
  /** Aborts the request. */
  signal: AbortSignal
  /** Waits for the server. Throws Failed `noAnswer` with the code `timeout` after LONGEST_SILENCE. */
  wait: <Arriving>(arriving: Promise<Arriving>) => Promise<Arriving>
}

/**
 * Creates the time-out of one request. The time counts from the last byte, and only while the client waits for the next
 * one, so neither a long response nor a slow reader is cut off.
 */
export function createDeadline(): Deadline {
  const controller = new AbortController()
  return {
    signal: controller.signal,
    async wait(arriving) {
      const { promise: silence, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        reject(new FailureError(timedOut))
        controller.abort()
      }, LONGEST_SILENCE)
      try {
        return await Promise.race([arriving, silence])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
