import {
  ConfigError,
  type Environment,
  readWebAddress,
  readWhole,
  readWord,
  textOf,
} from './values.ts'

const PROTOCOLS = ['http/protobuf', 'http/json'] as const
const SAMPLERS = [
  'parentbased_always_on',
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

type Protocol = (typeof PROTOCOLS)[number]
type SamplerName = (typeof SAMPLERS)[number]

/** The settings of the OpenTelemetry export. The exporters read the address and their other settings themselves. */
export type TelemetryConfig = {
  traces: {
    protocol: Protocol
    sampler: SamplerName
    /** The share of the traces that a sampler with a ratio keeps, from 0 to 1. */
    ratio: number
    batch: {
      scheduledDelayMillis: number
      exportTimeoutMillis: number
      maxQueueSize: number
      maxExportBatchSize: number
    }
    /** A request's traceparent header continues the trace of its sender. */
    continuesTraces: boolean
  } | null
  metrics: {
    protocol: Protocol
    exportIntervalMillis: number
    exportTimeoutMillis: number
  } | null
}

const LARGEST = 2 ** 31 - 1

/**
 * Reads the standard variables of OpenTelemetry: null without an endpoint, and with OTEL_SDK_DISABLED=true. Throws
 * ConfigError.
 */
export function readTelemetry(env: Environment): TelemetryConfig | null {
  if (readWord(env, 'OTEL_SDK_DISABLED', ['false', 'true']) === 'true') return null
  const traces = readTraces(env)
  const metrics = readMetrics(env)
  return traces === null && metrics === null ? null : { traces, metrics }
}

function readTraces(env: Environment): TelemetryConfig['traces'] {
  if (!isExported(env, 'TRACES')) return null
  const whole = (name: string, unset: number) => readWhole(env, name, { largest: LARGEST, unset })
  return {
    protocol: readProtocol(env, 'TRACES'),
    sampler: readWord(env, 'OTEL_TRACES_SAMPLER', SAMPLERS),
    ratio: readRatio(env),
    batch: {
      scheduledDelayMillis: whole('OTEL_BSP_SCHEDULE_DELAY', 5000),
      exportTimeoutMillis: whole('OTEL_BSP_EXPORT_TIMEOUT', 30_000),
      maxQueueSize: whole('OTEL_BSP_MAX_QUEUE_SIZE', 2048),
      maxExportBatchSize: whole('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512),
    },
    continuesTraces: (textOf(env, 'OTEL_PROPAGATORS') ?? 'tracecontext')
      .split(',')
      .some((name) => name.trim() === 'tracecontext'),
  }
}

function readMetrics(env: Environment): TelemetryConfig['metrics'] {
  if (!isExported(env, 'METRICS')) return null
  const positive = (name: string, unset: number) => {
    const value = readWhole(env, name, { largest: LARGEST, unset })
    if (value === 0) throw new ConfigError(`${name} must be above 0.`)
    return value
  }
  const exportIntervalMillis = positive('OTEL_METRIC_EXPORT_INTERVAL', 60_000)
  const exportTimeoutMillis = positive('OTEL_METRIC_EXPORT_TIMEOUT', 30_000)
  return {
    protocol: readProtocol(env, 'METRICS'),
    exportIntervalMillis,
    exportTimeoutMillis: Math.min(exportTimeoutMillis, exportIntervalMillis),
  }
}

type Signal = 'TRACES' | 'METRICS'

function isExported(env: Environment, signal: Signal): boolean {
  const exporter = readWord(env, `OTEL_${signal}_EXPORTER`, ['otlp', 'none'])
  const endpoint =
    readWebAddress(env, `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`) ??
    readWebAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  return exporter === 'otlp' && endpoint !== null
}

function readProtocol(env: Environment, signal: Signal): Protocol {
  const own = `OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`
  return readWord(env, textOf(env, own) === null ? 'OTEL_EXPORTER_OTLP_PROTOCOL' : own, PROTOCOLS)
}

function readRatio(env: Environment): number {
  const text = textOf(env, 'OTEL_TRACES_SAMPLER_ARG') ?? '1'
  const ratio = Number(text)
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not '${text}'.`)
  }
  return ratio
}
