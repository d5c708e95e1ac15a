import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Act, type ActOf, LIMITS, type Scope } from './limits.ts'
import { clientAddress } from './client-address.ts'
import type { Queryable } from '../database/database.ts'
import { Problem } from './problem.ts'

type Options = { isOn: boolean; database: Queryable; trustedProxies: number }

const DAY_SECONDS = 24 * 60 * 60

/** Counts requests by address and by account. Authorise (access/authorise.ts) limits each call by its row. */
export class RateLimits {
  readonly #options: Options
  readonly #limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Limits by client address; `refuse` replaces the response where a vendor's client expects its own format. */
  byAddress(
    act: ActOf<'address'>,
    refuse?: (context: Context) => Response | Promise<Response>,
  ): MiddlewareHandler {
    return async (context, next) => {
      const wait = await this.#waitOf(act, context)
      if (wait === 0) return next()
      if (refuse === undefined) throw tooMany(wait)
      const response = await refuse(context)
      response.headers.set('retry-after', String(wait))
      return response
    }
  }

  /** Counts a request of this address, where the act is limited by addresses. Throws too-many-requests. */
  async countAddress(act: Act, context: Context): Promise<void> {
    const wait = await this.#waitOf(act, context)
    if (wait > 0) throw tooMany(wait)
  }

  /** Counts a request of this account, where the act is limited by accounts. Throws too-many-requests. */
  async countAccount(act: Act, userId: string): Promise<void> {
    const wait = await this.#consume(act, 'account', userId)
    if (wait > 0) throw tooMany(wait)
  }

  /** Counts a request of this address, and returns whether it is within the limit. */
  async isWithin(act: ActOf<'address'>, context: Context): Promise<boolean> {
    return (await this.#waitOf(act, context)) === 0
  }

  /** Deletes the counts of minutes and days that are over. */
  async deleteExpired(): Promise<void> {
    await this.#options.database.query('delete from rate_limits where expire < $1', [Date.now()])
  }

  async #waitOf(act: Act, context: Context): Promise<number> {
    const address = clientAddress(context, this.#options.trustedProxies)
    return address === null ? 0 : this.#consume(act, 'address', address)
  }

  /** Counts a request. Returns 0, or the whole seconds until the next one is allowed. */
  async #consume(act: Act, scope: Scope, who: string): Promise<number> {
    const limit: Partial<Record<Scope, number>> = LIMITS[act]
    const points = limit[scope]
    if (!this.#options.isOn || points === undefined) return 0
    try {
      await this.#limiterOf(act, scope, points).consume(who)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }

  #limiterOf(act: Act, scope: Scope, points: number): RateLimiterMemory | RateLimiterPostgres {
    const keyPrefix = `${act} by ${scope}`
    const limiter = this.#limiters.get(keyPrefix) ?? this.#create(act, { keyPrefix, points })
    this.#limiters.set(keyPrefix, limiter)
    return limiter
  }

  #create(act: Act, counted: { keyPrefix: string; points: number }) {
    const options = { ...counted, duration: 'isOfDay' in LIMITS[act] ? DAY_SECONDS : 60 }
    return 'inMemory' in LIMITS[act]
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          storeClient: clientOn(this.#options.database),
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          // Housekeeping deletes them.
          clearExpiredByTimeout: false,
          ...options,
          // A client over its limit costs no further query.
          inMemoryBlockOnConsumed: counted.points + 1,
        })
  }
}

/** Adapts the database to the part of a `pg` client that the limiter uses. */
const clientOn = (database: Queryable) => ({
  async query({ text, values }: { text: string; values: readonly unknown[] }) {
    const rows = await database.query(text, values)
    return { rows, rowCount: rows.length }
  },
})

function tooMany(retryAfter: number): Problem {
  return new Problem('too-many-requests', null, { retryAfter })
}
