import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from './problem.ts'

const LARGEST_BODY = 64 * 1024

/** Limits body sizes. Only a body of unknown size is a case for bodyLimit: it makes the HTTP adapter build a full Request. */
export function smallBodies(): MiddlewareHandler {
  const tooLarge = () => {
    throw new Problem('too-large')
  }
  const limited = bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge })
  return async (context, next) => {
    if (context.req.method === 'GET') return next()
    const length = context.req.header('content-length')
    if (length === undefined || context.req.header('transfer-encoding') !== undefined) {
      return limited(context, next)
    }
    return Number(length) > LARGEST_BODY ? tooLarge() : next()
  }
}
