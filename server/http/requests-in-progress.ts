import { setTimeout as sleep } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'

/** How soon a client sends its next request, in milliseconds. */
const MOMENT_MS = 1

/** Counts the requests that the server is answering, so that work which can wait lets them go first. */
export class RequestsInProgress {
  #count = 0
  #none = Promise.withResolvers<void>()

  /** Middleware that counts the requests of an application. The stream of a response is no part of its request. */
  counted(): MiddlewareHandler {
    return async (_context, next) => {
      this.#count += 1
      try {
        await next()
      } finally {
        this.#count -= 1
        if (this.#count === 0) {
          this.#none.resolve()
          this.#none = Promise.withResolvers()
        }
      }
    }
  }

  /**
   * Resolves when no request is in progress, nor begins within a moment, and after `longest` milliseconds in any case: a
   * browser that has a page sends the requests of the page.
   */
  async letPass(longest: number): Promise<void> {
    const end = performance.now() + longest
    for (let left = longest; this.#count > 0 && left > 0; left = end - performance.now()) {
      await Promise.race([
        this.#none.promise.then(() => sleep(MOMENT_MS)),
        sleep(left, undefined, { ref: false }),
      ])
    }
  }
}
