import type { MiddlewareHandler } from 'hono'

/** Takes one line a request. */
export type Log = (line: string) => void

/**
 * Logs method, path, status and time. Queries, headers and bodies never: they carry e-mails, tokens and cards;
 * an e-mail in a path is left out too.
 */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const begun = performance.now()
    await next()
    const path = context.req.path.replaceAll(/[^/]+(?:@|%40)[^/]+/gi, '{email}')
    const took = Math.round(performance.now() - begun)
    log(`${context.req.method} ${path} ${context.res.status} ${took} ms`)
  }
}
