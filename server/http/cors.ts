import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** Allows CORS requests from these origins. A request without an Origin header skips the middleware to save time. */
export function fromElsewhere(allowedOrigins: readonly string[]): MiddlewareHandler {
  const named = cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'if-match',
      'last-event-id',
      'traceparent',
      'tracestate',
    ],
    exposeHeaders: ['date', 'etag', 'link', 'idempotency-replayed', 'retry-after', 'x-request-id'],
    maxAge: 600,
  })
  return async (context, next) => {
    if (context.req.header('origin') !== undefined) return named(context, next)
    await next()
    context.res.headers.append('vary', 'origin')
    return undefined
  }
}
