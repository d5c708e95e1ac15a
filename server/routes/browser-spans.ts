import { Hono } from 'hono'
import {
  array,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  pattern,
  size,
  string,
  union,
} from 'superstruct'
import { decodeBody } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { smallBodies } from '../http/small-bodies.ts'
import { BROWSER_SPANS } from '../vendors/telemetry/requests.ts'
import type { BrowserSpan, Telemetry } from '../vendors/telemetry/telemetry.ts'
import { endpoints } from './endpoints.ts'

/** The spans of one request, and the milliseconds since the oldest began. */
const MOST = 64
const OLDEST = 600_000

/**
 * The calls of the API, by the name that the client has for them: it knows no name of a path's parameters, as in
 * 'GET /products/{}'.
 */
const calls = new Map<string, string>(
  endpoints.map(({ call }) => [call.replaceAll(/:\w+/g, '{}'), call]),
)

/** The id of no span or trace (W3C Trace Context) is zero. */
const hexOf = (digits: number) => pattern(string(), new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`))
const Milliseconds = max(min(number(), 0), OLDEST)

/**
 * Returns the struct of what a browser sends. `pages` are the patterns of the screens. Nothing in it is free text: a name is
 * one of a list, and the ids are hexadecimal.
 */
export function browserSpansStruct(pages: readonly string[]) {
  const ids = { traceId: hexOf(32), spanId: hexOf(16) }
  const times = { ago: Milliseconds, duration: Milliseconds }
  return object({
    spans: size(
      array(
        union([
          object({
            ...ids,
            ...times,
            parentSpanId: nullable(hexOf(16)),
            page: enums(['', ...pages]),
          }),
          object({
            ...ids,
            ...times,
            parentSpanId: hexOf(16),
            call: enums([...calls.keys()]),
            status: size(integer(), 0, 599),
          }),
        ]),
      ),
      1,
      MOST,
    ),
  })
}

type Sent = Infer<ReturnType<typeof browserSpansStruct>>['spans'][number]

/** Returns a span as it is exported: with the server's own names. */
function browserSpanOf(sent: Sent): BrowserSpan {
  const { traceId, spanId, parentSpanId, ago } = sent
  const measured = { traceId, spanId, parentSpanId, ago, duration: Math.min(sent.duration, ago) }
  if ('page' in sent) {
    const { page } = sent
    const attributes = page === '' ? {} : { 'url.template': page }
    return { ...measured, name: page || 'no screen', attributes, hasFailed: false }
  }
  const { status } = sent
  const name = calls.get(sent.call) ?? sent.call
  const [method = '', template = ''] = name.split(' ')
  const hasFailed = status === 0 || status >= 400
  const attributes = {
    'http.request.method': method,
    'url.template': template,
    ...(status > 0 && { 'http.response.status_code': status }),
    ...(hasFailed && { 'error.type': status === 0 ? 'no_response' : String(status) }),
  }
  return { ...measured, name, kind: 'client', attributes, hasFailed }
}

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
