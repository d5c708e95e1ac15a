import {
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { millisToHrTime } from '@opentelemetry/core'
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import { type ReadableSpan, SamplingDecision } from '@opentelemetry/sdk-trace'
import type { Log } from '../../config/log.ts'
import { samplerOf, spanProcessor, type Traces } from './opentelemetry-providers.ts'
import type { BrowserSpan } from './telemetry.ts'

/** The attributes of the server that are true of its pages too. */
const SHARED = /^(?:service\.namespace|service\.version|deployment\..+)$/

/**
 * Opens the way of the browsers' spans to the collector. They have a queue of their own: strangers can fill it, and no span of
 * the server is dropped for theirs.
 */
export function openBrowserSpans(traces: Traces, server: Resource, log: Log) {
  const sampler = samplerOf(traces)
  const queue = spanProcessor(traces, 'traces of browsers', log)
  const resource = resourceOfPages(server)
  return {
    add(spans: readonly BrowserSpan[]): void {
      const now = Date.now()
      for (const span of spans.map((measured) => readable(measured, now, resource))) {
        const { traceId } = span.spanContext()
        // The page was sampled. A sampler that goes by the trace alone may still not want another trace of the page.
        const parent = trace.setSpanContext(
          ROOT_CONTEXT,
          span.parentSpanContext ?? span.spanContext(),
        )
        const { decision } = sampler.shouldSample(
          parent,
          traceId,
          span.name,
          span.kind,
          span.attributes,
          [],
        )
        if (decision === SamplingDecision.RECORD_AND_SAMPLED) queue.onEnd(span)
      }
    },
    shutdown: () => queue.shutdown(),
  }
}

/** The pages are a service beside the server, such as `loppis-web`. */
function resourceOfPages({ attributes }: Resource): Resource {
  const shared = Object.entries(attributes).filter(([name]) => SHARED.test(name))
  return resourceFromAttributes({
    ...Object.fromEntries(shared),
    'service.name': `${String(attributes['service.name'])}-web`,
  })
}

/** The server's clock says when the span began, since that of a browser may be wrong. */
function readable(span: BrowserSpan, now: number, resource: Resource): ReadableSpan {
  const { traceId, spanId, parentSpanId, name, kind, attributes, ago, duration } = span
  const contextOf = (id: string): SpanContext => ({
    traceId,
    spanId: id,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  })
  return {
    name,
    kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL,
    spanContext: () => contextOf(spanId),
    ...(parentSpanId !== null && { parentSpanContext: contextOf(parentSpanId) }),
    startTime: millisToHrTime(now - ago),
    endTime: millisToHrTime(now - ago + duration),
    duration: millisToHrTime(duration),
    status: { code: span.hasFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes,
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: 'loppis-web' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}
