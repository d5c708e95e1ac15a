import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { ViewerEnv } from './access/viewer.ts'
import { clientAddress } from './client-address.ts'
import type { Queryable } from './database/database.ts'
import { Problem } from './problem.ts'

type Scope = 'address' | 'account'

/** Requests per minute, by address and by account, for operations that cost money or CPU or allow guessing. */
const PER_MINUTE = {
  /** A password, a Google account, a mail or the code of a mail at the identity stand-in. */
  identity: { address: 60 },
  /** The other requests of the Firebase SDK to the identity stand-in: the user's data, a renewed token. */
  identityDetails: { address: 300 },
  /** An access token, at a sign-in and once an hour. */
  accessToken: { address: 60 },
  registration: { address: 60 },
  upload: { address: 30 },
  /** A field of a card form at the card stand-in; a form has three. */
  cardEntry: { address: 180 },
  /** The spans of a page, at most every five seconds. */
  browserSpans: { address: 120 },
  /** A change of the account, a sign-out everywhere or a deletion. */
  accountChange: { account: 30 },
  /** The download of all data of the account. */
  accountData: { account: 10 },
  booking: { account: 60 },
  /** How to reach a seller, one product at a time. */
  contact: { account: 30 },
  intent: { address: 120, account: 20 },
  savedPayment: { account: 60 },
  listing: { account: 30 },
  report: { account: 30 },
  wishlist: { account: 120 },
  savedSearch: { account: 60 },
  orderEvent: { account: 60 },
  offer: { account: 20 },
  offerEvent: { account: 60 },
  message: { address: 120, account: 30 },
  /** The readings of messages, above all. */
  conversationEvent: { account: 240 },
  notification: { account: 240 },
  listingEvent: { account: 60 },
  /** The card provider is asked for a new page. */
  onboarding: { account: 20 },
} as const satisfies Record<string, Partial<Record<Scope, number>>>
type Act = keyof typeof PER_MINUTE
type ActOf<By extends Scope> = {
  [Name in Act]: (typeof PER_MINUTE)[Name] extends Record<By, number> ? Name : never
}[Act]

type Options = { isOn: boolean; database: Queryable; trustedProxies: number }

/** Counts requests by address and by account in the database, so that all servers on it share one count. */
export class RateLimits {
  readonly #options: Options
  readonly #limiters = new Map<string, RateLimiterPostgres>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Limits by client address; `refuse` replaces the response where a vendor's client expects its own format. */
  byAddress(
    act: ActOf<'address'>,
    refuse?: (context: Context) => Response | Promise<Response>,
  ): MiddlewareHandler {
    return async (context, next) => {
      const address = clientAddress(context, this.#options.trustedProxies)
      const wait = address === null ? 0 : await this.#consume(act, 'address', address)
      if (wait === 0) return next()
      if (refuse === undefined) throw tooMany(wait)
      const response = await refuse(context)
      response.headers.set('retry-after', String(wait))
      return response
    }
  }

  /** Limits by the signed-in account; requires authorise before it. */
  byAccount(act: ActOf<'account'>): MiddlewareHandler<ViewerEnv> {
    return async (context, next) => {
      const wait = await this.#consume(act, 'account', context.var.viewer.id)
      if (wait > 0) throw tooMany(wait)
      await next()
    }
  }

  /** Deletes the counts of minutes that are over. */
  async deleteExpired(): Promise<void> {
    await this.#options.database.query('delete from rate_limits where expire < $1', [Date.now()])
  }

  /** Counts a request. Returns 0, or the whole seconds until the next one is allowed. */
  async #consume(act: Act, scope: Scope, who: string): Promise<number> {
    if (!this.#options.isOn) return 0
    try {
      await this.#limiterOf(act, scope).consume(who)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }

  #limiterOf(act: Act, scope: Scope): RateLimiterPostgres {
    const keyPrefix = `${act} by ${scope}`
    const limits: Partial<Record<Scope, number>> = PER_MINUTE[act]
    const points = limits[scope] ?? 0
    const limiter =
      this.#limiters.get(keyPrefix) ??
      new RateLimiterPostgres({
        storeClient: clientOn(this.#options.database),
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        // Housekeeping deletes them.
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: 60,
        // A client over its limit costs no further query.
        inMemoryBlockOnConsumed: points + 1,
      })
    this.#limiters.set(keyPrefix, limiter)
    return limiter
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
