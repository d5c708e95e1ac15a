import type { Context, MiddlewareHandler } from 'hono'
import type { ViewerEnv } from './access/viewer.ts'
import { clientAddress } from './client-address.ts'
import { Problem } from './problem.ts'

/** Requests per minute, by address and by account, for operations that cost money or CPU or allow guessing. */
const PER_MINUTE = {
  signIn: { address: 60, account: 20 },
  upload: { address: 30, account: 30 },
  intents: { address: 120, account: 20 },
} as const
type Act = keyof typeof PER_MINUTE

type Options = { isOn: boolean; clock: () => Date; trustedProxies: number }

/** Above this number, buckets that are full again are deleted. */
const BUCKETS = 10_000
const MINUTE = 60_000

/** Token buckets by address and by account. They are in memory, so each server process counts for itself. */
export class RateLimits {
  readonly #options: Options
  readonly #buckets = new Map<string, { left: number; at: number }>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Limits by client address; `refuse` replaces the response where a vendor's client expects its own format. */
  byAddress(
    act: Act,
    refuse?: (context: Context) => Response | Promise<Response>,
  ): MiddlewareHandler {
    return async (context, next) => {
      const address = clientAddress(context, this.#options.trustedProxies)
      const wait =
        address === null ? 0 : this.#take(`${act} at ${address}`, PER_MINUTE[act].address)
      if (wait === 0) return next()
      if (refuse === undefined) throw tooMany(wait)
      context.header('retry-after', String(wait))
      return refuse(context)
    }
  }

  /** Limits by the signed-in account; requires authorise before it. */
  byAccount(act: Act): MiddlewareHandler<ViewerEnv> {
    return async (context, next) => {
      const wait = this.#take(`${act} of ${context.var.viewer.id}`, PER_MINUTE[act].account)
      if (wait > 0) throw tooMany(wait)
      await next()
    }
  }

  /** Takes a token. Returns 0, or the whole seconds until the next one is available. */
  #take(key: string, perMinute: number): number {
    if (!this.#options.isOn) return 0
    const now = this.#options.clock().getTime()
    const bucket = this.#buckets.get(key) ?? { left: perMinute, at: now }
    const left = Math.min(perMinute, bucket.left + ((now - bucket.at) / MINUTE) * perMinute)
    if (left < 1) return Math.ceil(((1 - left) / perMinute) * (MINUTE / 1000))
    this.#buckets.set(key, { left: left - 1, at: now })
    if (this.#buckets.size > BUCKETS) this.#forget(now)
    return 0
  }

  #forget(now: number): void {
    for (const [key, { at }] of this.#buckets) {
      if (now - at > MINUTE) this.#buckets.delete(key)
    }
  }
}

function tooMany(retryAfter: number): Problem {
  return new Problem('too-many-requests', null, { retryAfter })
}
