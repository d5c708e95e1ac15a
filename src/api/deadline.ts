import { FailureError, LONGEST_SILENCE, timedOut } from '../domain/failure.ts'

/** The time-out of one request. */
export type Deadline = {
  /** Aborts the request: after the time-out, with the caller's signal, or by `abort`. */
  signal: AbortSignal
  abort: () => void
  /** Lets the caller's signal go: the request is over. */
  end: () => void
  /** Waits for the server. Throws FailureError `noAnswer` with the code `timeout` after LONGEST_SILENCE. */
  wait: <Arriving>(arriving: Promise<Arriving>) => Promise<Arriving>
}

/**
 * Creates the time-out of one request. The time counts from the last byte, and only while the client waits for the next
 * one, so neither a long response nor a slow reader is cut off.
 */
export function createDeadline(caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  const abort = () => controller.abort(caller?.reason)
  if (caller?.aborted === true) abort()
  caller?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    abort,
    end: () => caller?.removeEventListener('abort', abort),
    wait: (arriving) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new FailureError(timedOut))
          abort()
        }, LONGEST_SILENCE)
        arriving.then(resolve, reject).finally(() => clearTimeout(timer))
      }),
  }
}
