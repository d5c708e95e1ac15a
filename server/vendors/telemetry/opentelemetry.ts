import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span as OpenSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import type { TelemetryConfig } from '../../config/telemetry.ts'
import type { Log } from '../../config/log.ts'
import type { Metric } from './metrics.ts'
import { openBrowserSpans } from './opentelemetry-browser.ts'
import { meterProvider, tracerProvider } from './opentelemetry-providers.ts'
import type { Span, SpanOptions, Telemetry } from './telemetry.ts'

/** How long a server that stops waits for its collector. */
const LAST_EXPORT_MS = 5000

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const

/**
 * Opens the traces and metrics of one server, on OpenTelemetry. Nothing is registered globally, so that several servers of
 * a process have their own.
 */
export function openOpenTelemetry(config: TelemetryConfig, log: Log): Telemetry {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'loppis' }))
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }))
  const tracers = tracerProvider(config.traces, resource, log)
  const meters = meterProvider(config.metrics, resource, log)
  const tracer = tracers.getTracer('loppis')
  const meter = meters.getMeter('loppis')
  const continued = config.traces?.continuesTraces === true ? config.traces : null
  const propagator = continued === null ? null : new W3CTraceContextPropagator()
  const browsers = continued === null ? null : openBrowserSpans(continued, resource, log)
  const active = new AsyncLocalStorage<Context>()
  const instruments = new Map<
    string,
    (value: number, attributes: Record<string, unknown>) => void
  >()

  const parentOf = ({ continues }: SpanOptions): Context => {
    const around = active.getStore() ?? ROOT_CONTEXT
    if (continues === undefined || propagator === null) return around
    return propagator.extract(around, continues, defaultTextMapGetter)
  }
  const instrumentOf = (metric: Metric) => {
    const known = instruments.get(metric.name)
    if (known !== undefined) return known
    const made = meterOf(metric)
    instruments.set(metric.name, made)
    return made
  }
  const meterOf = ({ name, kind, unit, description, bounds = [] }: Metric) => {
    if (kind === 'counter') {
      const counter = meter.createCounter(name, { unit, description })
      return counter.add.bind(counter)
    }
    const advice = { explicitBucketBoundaries: bounds }
    const histogram = meter.createHistogram(name, { unit, description, advice })
    return histogram.record.bind(histogram)
  }

  return {
    async span(name, options, work) {
      const { kind, attributes = {}, isPart = false } = options
      const parent = parentOf(options)
      if (isPart && trace.getSpan(parent) === undefined) return work(spanOf(null))
      const open = tracer.startSpan(
        name,
        { kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind], attributes },
        parent,
      )
      try {
        return await active.run(trace.setSpan(parent, open), () => work(spanOf(open)))
      } catch (error) {
        // The message of the error may quote a user's input.
        spanOf(open).fail(error instanceof Error ? error.name : 'unknown')
        throw error
      } finally {
        open.end()
      }
    },
    record: (metric, value, attributes) => instrumentOf(metric)(value, attributes),
    observe(gauges, read) {
      const made = new Map(
        gauges.map((metric) => {
          const { name, unit, description } = metric
          return [name, meter.createObservableGauge(name, { unit, description })]
        }),
      )
      meter.addBatchObservableCallback(
        async (result) => {
          for (const { metric, value, attributes = {} } of await read()) {
            const gauge = made.get(metric.name)
            if (gauge !== undefined) result.observe(gauge, value, attributes)
          }
        },
        [...made.values()],
      )
    },
    addBrowserSpans: browsers && browsers.add,
    async close() {
      const giveUp = new AbortController()
      const late = sleep(LAST_EXPORT_MS, undefined, { signal: giveUp.signal }).catch(
        () => undefined,
      )
      const parts = [tracers, meters, ...(browsers === null ? [] : [browsers])]
      await Promise.race([Promise.allSettled(parts.map((part) => part.shutdown())), late])
      giveUp.abort()
    },
  }
}

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`

/** A span fails once: the first reason is the one that the code gave. */
function spanOf(open: OpenSpan | null): Span {
  let hasFailed = false
  return {
    traceparent: open?.isRecording() === true ? traceparentOf(open.spanContext()) : null,
    rename: (name) => void open?.updateName(name),
    set: (attributes) => void open?.setAttributes(attributes),
    fail(type) {
      if (hasFailed) return
      hasFailed = true
      open?.setAttribute('error.type', type)
      open?.setStatus({ code: SpanStatusCode.ERROR })
    },
  }
}
