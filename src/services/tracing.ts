import type { Tracing } from '../domain/tracing.ts'
import { createTracer, type EndedSpan, type Trace } from './tracer.ts'

/** Where the server takes spans (server/routes/browser-spans.ts). */
const ADDRESS = '/browser-spans'
/** The traceparent of a response that the server's sampler records. */
const SAMPLED = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/

type Options = {
  /** The span of the page's response, which the server writes into the page. */
  traceparent: string
  /** Returns the pattern of the screen that is shown. */
  page: () => string
  /** Calls the listener after each change of the screen's path. */
  watchPath: (listener: () => void) => void
  whenNetworkIdle: (work: () => void) => void
}

/**
 * Traces the views and the requests of the page from now on, for as long as it lives. The first view continues the trace of
 * the page's response. Does nothing where that is not sampled.
 */
export function startTracing(
  tracing: Tracing,
  { traceparent, page, watchPath, whenNetworkIdle }: Options,
): void {
  const [, traceId, parentSpanId] = SAMPLED.exec(traceparent) ?? []
  if (traceId === undefined || parentSpanId === undefined) return
  const tracer = createTracer(() => performance.now(), send)
  const open = (startedAt: number, trace: Trace | null) => {
    const opened = tracer.openView(page(), startedAt, trace)
    tracing.startSpan = opened.startSpan
    return opened
  }
  const [loaded] = performance.getEntriesByType('navigation')
  const timing = loaded instanceof PerformanceNavigationTiming ? loaded : null
  // The page of a step in the history may come from the browser's cache, and then its response is an old one. Another path
  // means another view: the user was faster than the code.
  const isOfResponse =
    timing !== null &&
    timing.type !== 'back_forward' &&
    new URL(timing.name).pathname === window.location.pathname
  let view = isOfResponse ? open(0, { traceId, parentSpanId }) : open(performance.now(), null)
  view.end(isOfResponse ? timing.loadEventEnd || performance.now() : undefined)
  watchPath(() => {
    view.end()
    const next = open(performance.now(), null)
    view = next
    whenNetworkIdle(() => next.end())
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return
    view.end()
    tracer.flush()
  })
}

/** Sends spans also while the page closes. Nobody waits for the response. */
function send(spans: readonly EndedSpan[]): void {
  const body = JSON.stringify({ spans })
  navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))
}
