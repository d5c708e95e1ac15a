import { describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { ConfigError } from '../../server/config/values.ts'

const endpoint = 'http://127.0.0.1:4318'
const read = (env: Record<string, string>) => readConfig(env).telemetry
const on = (env: Record<string, string> = {}) =>
  read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env })

describe('telemetry is off', () => {
  test.each<[what: string, env: Record<string, string>]>([
    ['without an endpoint', {}],
    ['with an empty endpoint', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
    ['with a name alone', { OTEL_SERVICE_NAME: 'market' }],
    ['when it is disabled', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }],
    [
      'without an exporter',
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_TRACES_EXPORTER: 'none',
        OTEL_METRICS_EXPORTER: 'none',
      },
    ],
  ])('%s', (_what, env) => {
    expect(read(env)).toBeNull()
  })
})

describe('an endpoint turns on', () => {
  test('traces and metrics, with the defaults of OpenTelemetry', () => {
    expect(on()).toEqual({
      traces: {
        protocol: 'http/protobuf',
        sampler: 'parentbased_always_on',
        ratio: 1,
        batch: {
          scheduledDelayMillis: 5000,
          exportTimeoutMillis: 30_000,
          maxQueueSize: 2048,
          maxExportBatchSize: 512,
        },
        continuesTraces: true,
      },
      metrics: {
        protocol: 'http/protobuf',
        exportIntervalMillis: 60_000,
        exportTimeoutMillis: 30_000,
      },
    })
  })
  test('traces alone', () => {
    expect(read({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint })).toMatchObject({ metrics: null })
  })
  test('metrics alone', () => {
    expect(on({ OTEL_TRACES_EXPORTER: 'none' })).toMatchObject({ traces: null })
  })
  test('each in its own protocol', () => {
    const env = {
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: 'http/protobuf',
    }
    expect(on(env)).toMatchObject({
      traces: { protocol: 'http/json' },
      metrics: { protocol: 'http/protobuf' },
    })
  })
  test('a sampler', () => {
    const env = {
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
      OTEL_PROPAGATORS: 'baggage',
    }
    expect(on(env)?.traces).toMatchObject({
      sampler: 'parentbased_traceidratio',
      ratio: 0.1,
      continuesTraces: false,
    })
  })
  test('a short interval, whose timeout is not longer', () => {
    expect(on({ OTEL_METRIC_EXPORT_INTERVAL: '1000' })?.metrics).toMatchObject({
      exportIntervalMillis: 1000,
      exportTimeoutMillis: 1000,
    })
  })
})

test.each<[name: string, value: string]>([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '0'],
])('%s=%s stops the start, and the message names the variable', (name, value) => {
  expect(() => on({ [name]: value })).toThrow(ConfigError)
  expect(() => on({ [name]: value })).toThrow(name)
})
