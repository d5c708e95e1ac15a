import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '../config/log.ts'

type RequestEnv = { Variables: { requestId: string } }

const HEADER = 'x-request-id'
/** A request id that is accepted from a proxy. */
const GIVEN = /^[\w-]{8,64}$/
/** 20 hexadecimal digits, one more than the longest card number, so that no report redacts the id as a card number. */
const BYTES = 10

/**
 * Gives each request an id, returns it in a response header, and logs method, path, status and duration with it. Never
 * logs queries, headers or bodies: they carry e-mails, tokens and cards.
 */
export function requestLog(log: Log): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const begun = performance.now()
    const given = context.req.header(HEADER)
    const requestId = given !== undefined && GIVEN.test(given) ? given : newRequestId()
    context.set('requestId', requestId)
    await next()
    context.res.headers.set(HEADER, requestId)
    const { method } = context.req
    // Percent-encoded, so that no address can begin a line of its own or colour a terminal.
    const path = new URL(context.req.url).pathname
    const { status } = context.res
    const milliseconds = Math.round(performance.now() - begun)
    log.info({ method, path, status, milliseconds, requestId }, 'request')
  }
}

const newRequestId = () => randomBytes(BYTES).toString('hex')

/** Returns the id that `requestLog` assigned; '' if none. */
export function requestIdOf(context: Context): string {
  const requestId: unknown = context.get('requestId')
  return typeof requestId === 'string' ? requestId : ''
}
