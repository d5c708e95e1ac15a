import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { ProvenIdentity } from './id-token.ts'
import { bearerOf } from './viewer.ts'
import type { Queryable } from '../database/database.ts'
import { readUserByEmail } from '../users/users.ts'

const CACHE_BYTES = 4 * 1024 * 1024

/** Returns an identity for the e-mail that a client names: without an ID token, the client proves nothing. */
export async function assumedIdentity(database: Queryable, email: string): Promise<ProvenIdentity> {
  const user = await readUserByEmail(database, email)
  const id = user?.identityId ?? `assumed ${email.toLowerCase()}`
  return {
    id,
    email: email.toLowerCase(),
    isEmailVerified: true,
    signedInAt: Number.POSITIVE_INFINITY,
  }
}

/**
 * Completes the calls of a client that knows no extensions, for LEGACY_CLIENTS=1. Such a client opens a payment with the
 * price alone: it then means the booking whose payment page it has loaded last. `calls` are the market's routes.
 */
export function legacyCalls(calls: Hono): Hono {
  /** The booking that each access token has loaded last. */
  const loaded = new LRUCache<string, string>({
    maxSize: CACHE_BYTES,
    // A character takes up to two bytes.
    sizeCalculation: (bookingId, token) => 2 * (bookingId.length + token.length) + 1,
  })
  return new Hono()
    .use('/payment-booking/:id', async (context, next) => {
      loaded.set(bearerOf(context) ?? '', context.req.param('id'))
      await next()
    })
    .post('/create-payment-intent', async (context, next) => {
      const body: unknown = await context.req.json().catch(() => null)
      const bookingId = loaded.get(bearerOf(context) ?? '')
      const isComplete = typeof body !== 'object' || body === null || 'bookingId' in body
      if (isComplete || bookingId === undefined) return next()
      const { headers, url } = context.req.raw
      const ask = (path: string, init: RequestInit = {}) =>
        calls.fetch(new Request(new URL(path, url), { headers, ...init }))
      const booking: unknown = await (await ask(`/payment-booking/${bookingId}`)).json()
      const whole = { ...body, bookingId, productId: Reflect.get(Object(booking), 'productId') }
      return ask('/create-payment-intent', { method: 'POST', body: JSON.stringify(whole) })
    })
}
