import type { StartSpan } from '../domain/tracing.ts'

/** How long spans wait for others before they are sent together, in milliseconds. */
const DELAY = 5000
/** The server refuses a request with more spans, or with an older one (server/routes/browser-spans.ts). */
const MOST = 64
const OLDEST = 600_000

/** The trace that a view continues, and the span in it that the view is a child of. */
export type Trace = { traceId: string; parentSpanId: string }

type Measured = {
  traceId: string
  spanId: string
  parentSpanId: string | null
  /** In milliseconds. */
  duration: number
} & ({ page: string } | { call: string; status: number })

/** A span as the server takes it. `ago`: how many milliseconds ago it began. The clock of a browser may be wrong. */
export type EndedSpan = Measured & { ago: number }

/**
 * Creates the tracer of a page. Each view of a screen is a span, which begins a trace unless it continues one. Each request is
 * a child of the view in which it was sent. `now` is in milliseconds.
 */
export function createTracer(now: () => number, send: (spans: readonly EndedSpan[]) => void) {
  let ended: { startedAt: number; span: Measured }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    const spans = ended.map(({ startedAt, span }) => ({ ...span, ago: now() - startedAt }))
    ended = []
    const fresh = spans.filter(({ ago }) => ago <= OLDEST)
    if (fresh.length > 0) send(fresh)
  }
  const add = (startedAt: number, span: Measured) => {
    const count = ended.push({ startedAt, span })
    if (count === 1) timer = setTimeout(flush, DELAY)
    if (count === MOST) flush()
  }

  return {
    /** Opens the view of a screen, whose route has the pattern `page`. */
    openView(page: string, startedAt: number, trace: Trace | null) {
      const traceId = trace?.traceId ?? randomId(16)
      const viewId = randomId(8)
      let lastResponse = startedAt
      let hasEnded = false
      const startSpan: StartSpan = (call) => {
        const spanId = randomId(8)
        const sentAt = now()
        let isAnswered = false
        return {
          traceparent: `00-${traceId}-${spanId}-01`,
          end(status) {
            if (isAnswered) return
            isAnswered = true
            lastResponse = now()
            const duration = lastResponse - sentAt
            add(sentAt, { traceId, spanId, parentSpanId: viewId, duration, call, status })
          },
        }
      }
      return {
        startSpan,
        /** Ends the span of the view: at its last response, unless another time is given. Only the first call counts. */
        end(at = lastResponse): void {
          if (hasEnded) return
          hasEnded = true
          const parentSpanId = trace?.parentSpanId ?? null
          add(startedAt, { traceId, spanId: viewId, parentSpanId, duration: at - startedAt, page })
        },
      }
    },
    /** Sends what has ended. */
    flush,
  }
}

const randomId = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
