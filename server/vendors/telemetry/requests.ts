import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { metrics } from './metrics.ts'
import { type Telemetry, within } from './telemetry.ts'

/** Where browsers send their spans (server/routes/browser-spans.ts). */
export const BROWSER_SPANS = '/browser-spans'

/** The Hono context key of the request's traceparent, for the page that it answers. */
export const TRACEPARENT = 'traceparent'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Gives each request a span, which continues the trace of its sender, and measures it. The span has the pattern of the
 * route and not the path or the query of the request, which carry e-mails and tokens; nor its headers. `tellsPages`: a page
 * gets the traceparent of its request, so that its browser continues the trace.
 */
export function tracedRequests(
  telemetry: Telemetry,
  { tellsPages }: { tellsPages: boolean },
): MiddlewareHandler {
  return (context, next) => {
    const { req } = context
    const began = performance.now()
    const method = METHODS.has(req.method) ? req.method : '_OTHER'
    const about = {
      'http.request.method': method,
      'url.scheme': new URL(req.url).protocol.slice(0, -1),
    }
    const options = {
      kind: 'server',
      attributes: about,
      // A request that brings spans would add a trace of itself to each visit.
      isPart: req.path === BROWSER_SPANS,
      continues: { traceparent: req.header('traceparent'), tracestate: req.header('tracestate') },
    } as const
    return within(telemetry, () =>
      telemetry.span(method === '_OTHER' ? 'HTTP' : method, options, async (span) => {
        if (tellsPages) context.set(TRACEPARENT, span.traceparent)
        await next()
        // Browsers show it beside the response, and scripts can read it there (PerformanceServerTiming).
        if (span.traceparent !== null) {
          context.res.headers.append('server-timing', `traceparent;desc="${span.traceparent}"`)
        }
        const { status } = context.res
        const route = routeOf(context)
        const answered = {
          'http.response.status_code': status,
          ...(route !== null && { 'http.route': route }),
        }
        span.set(answered)
        if (route !== null) span.rename(`${method} ${route}`)
        if (status >= 500) span.fail(String(status))
        telemetry.record(metrics.requestDuration, (performance.now() - began) / 1000, {
          ...about,
          ...answered,
          ...(status >= 500 && { 'error.type': String(status) }),
        })
      }),
    )
  }
}

/** Returns the pattern of the route that answered; null where no route has the path, as for the files of the client. */
function routeOf(context: Context): string | null {
  const path = matchedRoutes(context)[context.req.routeIndex]?.path ?? '*'
  return path.endsWith('*') ? null : path
}
