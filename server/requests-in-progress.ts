import { setTimeout as sleep } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'

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

  /** Resolves when no request is in progress, and after `longest` milliseconds in any case. */
  async letPass(longest: number): Promise<void> {
    if (this.#count === 0) return
    await Promise.race([this.#none.promise, sleep(longest, undefined, { ref: false })])
  }
}
