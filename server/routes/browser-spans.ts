import { Hono } from 'hono'
import { decodeBody } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { smallBodies } from '../http/small-bodies.ts'
import { browserSpanOf, browserSpansStruct } from '../access/browser-spans.ts'
import { BROWSER_SPANS } from '../vendors/telemetry/requests.ts'
import type { Telemetry } from '../vendors/telemetry/telemetry.ts'

type Parts = {
  add: NonNullable<Telemetry['addBrowserSpans']>
  /** The patterns of the screens. */
  pages: readonly string[]
  limits: RateLimits
}

/**
 * Serves POST /browser-spans, an extension for the pages of a server with telemetry: the browser's spans, which the server
 * gives to its collector. Anybody can send some: each value is a number, a random id, or one of the server's own names.
 */
export function browserSpanRoutes({ add, pages, limits }: Parts): Hono {
  const struct = browserSpansStruct(pages)
  return new Hono().post(
    BROWSER_SPANS,
    limits.byAddress('browserSpans'),
    smallBodies(),
    async (context) => {
      // A page of another origin cannot send this type without CORS, which the route does not allow.
      if (context.req.header('content-type') !== 'application/json') {
        throw new Problem('invalid-request', 'The content type must be application/json.')
      }
      const { spans } = await decodeBody(context, struct)
      add(spans.map(browserSpanOf))
      context.header('cache-control', 'no-store')
      return context.body(null, 204)
    },
  )
}
