import type { Context, MiddlewareHandler } from 'hono'
import { originOf } from './hosts.ts'
import { foreignBase } from './picture-addresses.ts'
import { mayLag } from '../replica/reads.ts'

const NAME = 'recent-write'
/** Longer than a replica lags that is read (LARGEST_LAG_MS in positions.ts). */
const LIFE_S = 10
const IN_COOKIES = new RegExp(`(?:^|;) *${NAME}=`)

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets requests read from the replica, and browsers see their own changes: after a request that may write, the browser has a
 * cookie for a while, and its requests read from the primary. A refused request counts too, since its answer is about what
 * the primary has. The page that the server renders for a request makes the choice for all calls of the page.
 */
export function readYourWrites(): MiddlewareHandler {
  return async (context, next) => {
    if (READING.has(context.req.method)) {
      return canShowWrites(context) && !hasWritten(context) ? mayLag(next) : next()
    }
    await next()
    const secure = originOf(context).startsWith('https:') ? '; Secure' : ''
    context.res.headers.append(
      'set-cookie',
      `${NAME}=1; Max-Age=${LIFE_S}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    )
    return undefined
  }
}

const hasWritten = (context: Context) => IN_COOKIES.test(context.req.header('cookie') ?? '')

/**
 * Returns whether a request that has no cookie comes from somebody who has not written: a page of another origin neither
 * gets nor sends the cookie, and a client that is no browser may have signed in and forget it.
 */
function canShowWrites(context: Context): boolean {
  if (foreignBase(context) !== null) return false
  return (
    context.req.header('authorization') === undefined ||
    context.req.header('sec-fetch-site') === 'same-origin'
  )
}
