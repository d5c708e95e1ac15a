import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'

type RequestEnv = { Variables: { requestId: string } }

const HEADER = 'x-request-id'
/** What a proxy in front may have called the request. */
const GIVEN = /^[\w-]{8,64}$/
/** As hexadecimal one digit longer than any card number, so that no report hides it as one. */
const BYTES = 10

/**
 * Gives each request an id, which goes back to the client, and logs method, path, status and time under it. Queries,
 * headers and bodies never: they carry e-mails, tokens and cards.
 */
export function requestLog(log: Log): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const begun = performance.now()
    const given = context.req.header(HEADER)
    const requestId = given !== undefined && GIVEN.test(given) ? given : newRequestId()
    context.set('requestId', requestId)
    await next()
    context.res.headers.set(HEADER, requestId)
    log({
      event: 'request',
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round(performance.now() - begun),
    })
  }
}

const newRequestId = () => randomBytes(BYTES).toString('hex')

/** The id that requestLog gave. */
export function requestIdOf(context: Context): string {
  const requestId: unknown = context.get('requestId')
  return typeof requestId === 'string' ? requestId : ''
}
