import { AsyncLocalStorage } from 'node:async_hooks'
import type { Metric } from './metrics.ts'

/** Facts about a span or a measurement. They are sent to another system: no value may be personal. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

export type SpanOptions = {
  /** server: a request that is answered; client: one that is made. The default is neither. */
  kind?: 'server' | 'client'
  attributes?: Attributes
  /** The headers of a request that continue the trace of its sender (W3C Trace Context). */
  continues?: { traceparent?: string | undefined; tracestate?: string | undefined }
  /** Without another span around it, the work has no span. */
  isPart?: boolean
}

/** A span that is open. */
export interface Span {
  /** The traceparent that continues this span; null for a span that is not recorded. */
  traceparent: string | null
  rename(name: string): void
  set(attributes: Attributes): void
  /** Marks the span as failed; `type` has few values, such as a status code. */
  fail(type: string): void
}

/** A span that a browser has measured. Only values of the server's own lists are in its name and its attributes. */
export type BrowserSpan = {
  traceId: string
  spanId: string
  /** null: the span begins its trace. */
  parentSpanId: string | null
  name: string
  /** client: a request to this server. The default is not. */
  kind?: 'client'
  attributes: Attributes
  hasFailed: boolean
  /** How many milliseconds ago it began. */
  ago: number
  /** In milliseconds. */
  duration: number
}

/** A value of a gauge when it is read. */
export type Reading = { metric: Metric; value: number; attributes?: Attributes }

/** Traces and metrics of one server. Nothing in it throws because of the system that receives them. */
export interface Telemetry {
  /** Runs work in a span, which is a child of the span around it. Work that throws fails its span. */
  span<Result>(
    name: string,
    options: SpanOptions,
    work: (span: Span) => Promise<Result>,
  ): Promise<Result>
  /** Adds a value to a histogram, or to a counter. */
  record(metric: Metric, value: number, attributes: Attributes): void
  /** Reads these gauges before each export of the metrics. */
  observe(gauges: readonly Metric[], read: () => Promise<Reading[]>): void
  /** Adds spans of browsers; null: browsers send none, since no trace is sent or continued. */
  addBrowserSpans: ((spans: readonly BrowserSpan[]) => void) | null
  /** Sends the remaining spans and metrics, for a few seconds at most. Later ones are lost. */
  close(): Promise<void>
}

const current = new AsyncLocalStorage<Telemetry>()

/** Runs work whose spans and values go to this telemetry; to none if it is null. */
export const within = <Result>(telemetry: Telemetry | null, work: () => Result): Result =>
  telemetry === null ? work() : current.run(telemetry, work)

const unseen: Span = {
  traceparent: null,
  rename: () => undefined,
  set: () => undefined,
  fail: () => undefined,
}

/** Runs work in a span of the telemetry around it (`within`). Without one, it only runs the work. */
export function span<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const telemetry = current.getStore()
  return telemetry === undefined ? work(unseen) : telemetry.span(name, options, work)
}

/** Adds a value to a metric of the telemetry around the call; does nothing without one. */
export function record(metric: Metric, value: number, attributes: Attributes): void {
  current.getStore()?.record(metric, value, attributes)
}
