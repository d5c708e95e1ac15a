import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { OTLPMetricExporter as JsonMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter as JsonTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import type { Resource } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TelemetryConfig } from '../../config/telemetry.ts'
import type { Log } from '../../config/log.ts'

export type Traces = NonNullable<TelemetryConfig['traces']>

/** Creates the provider of tracers, which sends spans in batches; null: no span is recorded. */
export function tracerProvider(
  traces: TelemetryConfig['traces'],
  resource: Resource,
  log: Log,
): TracerProvider {
  if (traces === null) return new TracerProvider({ resource, sampler: new AlwaysOffSampler() })
  return new TracerProvider({
    resource,
    sampler: samplerOf(traces),
    spanProcessors: [spanProcessor(traces, 'traces', log)],
  })
}

/** Creates a queue of spans, which are sent in batches. `what` names them in the log. */
export function spanProcessor({ protocol, batch }: Traces, what: string, log: Log): SpanProcessor {
  const exporter = reported(
    protocol === 'http/json' ? new JsonTraceExporter() : new OTLPTraceExporter(),
    what,
    log,
  )
  return new BatchSpanProcessor({ exporter, ...batch })
}

/** Creates the provider of meters, which sends metrics at intervals; null: none are sent. */
export function meterProvider(
  metrics: TelemetryConfig['metrics'],
  resource: Resource,
  log: Log,
): MeterProvider {
  if (metrics === null) return new MeterProvider({ resource })
  const { protocol, ...times } = metrics
  const exporter = reported(
    protocol === 'http/json' ? new JsonMetricExporter() : new OTLPMetricExporter(),
    'metrics',
    log,
  )
  return new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter, ...times })],
  })
}

export function samplerOf({ sampler, ratio }: Pick<Traces, 'sampler' | 'ratio'>): Sampler {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler()
    case 'always_off':
      return new AlwaysOffSampler()
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio)
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) })
  }
}

/** An exporter of spans or metrics, as far as `reported` needs it. */
interface Exporter<Data> {
  export(data: Data, done: (result: ExportResult) => void): void
}

/** Logs when a collector stops taking what an exporter sends: one line until it takes something again. */
function reported<Data, Of extends Exporter<Data>>(
  exporter: Of & Exporter<Data>,
  what: string,
  log: Log,
): Of {
  const send = exporter.export.bind(exporter)
  let isFailing = false
  exporter.export = (data, done) =>
    send(data, (result) => {
      const hasFailed = result.code !== ExportResultCode.SUCCESS
      if (hasFailed && !isFailing) {
        const reason = result.error?.message ?? 'it did not say why'
        log.warn({ source: 'telemetry' }, `The collector does not take the ${what}: ${reason}`)
      }
      isFailing = hasFailed
      done(result)
    })
  return exporter
}
