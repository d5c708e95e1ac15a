import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from '../../server/app.ts'
import { readTelemetry } from '../../server/config/telemetry.ts'
import { createLog } from '../../server/config/log.ts'
import { openTelemetry } from '../../server/vendors/telemetry/open.ts'
import { openTestApp } from '../server/test-app.ts'
import { call, traceId, view } from './browser-steps.ts'
import { startCollector } from './collector.ts'

afterEach(() => vi.unstubAllEnvs())

/** Sends these spans to a server with these variables, and returns what its collector received. */
async function exported(spans: readonly object[], env: Record<string, string> = {}) {
  const collector = await startCollector()
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test,host.name=machine-1',
    ...env,
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const log = createLog(() => undefined, 'text')
  const telemetry = await openTelemetry(readTelemetry(variables), log)
  const app = createApp({
    config: { identityProject: null, stripe: null, imageUploadUrl: null, allowedOrigins: [] },
    appContext: (await openTestApp()).market,
    standins: [],
    clientFiles: { routes: new Hono(), pagePatterns: [view.page] },
    log: () => undefined,
    telemetry,
  })
  const arrivedAt = Date.now()
  const { status } = await app.request('/browser-spans?from=secret-query', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Secret-Browser/1.0',
      cookie: 'language=secret-cookie',
      referer: 'http://localhost/product/secret-product',
    },
    body: JSON.stringify({ spans }),
  })
  await telemetry?.close()
  await collector.close()
  return { status, arrivedAt, spans: collector.spans(), text: collector.received() }
}

test('the spans of browsers are of a service beside the server, at the time of the server', async () => {
  const { status, arrivedAt, spans, text } = await exported([view, { ...call, status: 401 }])
  expect(status).toBe(204)
  expect(spans).toMatchObject([
    {
      traceId,
      spanId: view.spanId,
      parentSpanId: view.parentSpanId,
      service: 'loppis-web',
      name: '/product/:productId',
      kind: 1,
      attributes: { 'url.template': '/product/:productId' },
    },
    {
      traceId,
      spanId: call.spanId,
      parentSpanId: view.spanId,
      service: 'loppis-web',
      name: 'GET /products/:id/contact',
      kind: 3,
      status: { code: 2 },
      attributes: { 'http.response.status_code': 401, 'error.type': '401' },
    },
  ])
  const times = spans.map((span) => [
    Number(span.startTimeUnixNano) / 1e6 - arrivedAt,
    (Number(span.endTimeUnixNano) - Number(span.startTimeUnixNano)) / 1e6,
  ])
  const [[began = 0, lasted = 0] = []] = times
  expect(began).toBeGreaterThan(-1501)
  expect(began).toBeLessThan(-500)
  expect(lasted).toBeCloseTo(400, 0)
  expect(text).toContain('deployment.environment.name')
  // The machine and the process are the server's.
  expect(text).not.toContain('machine-1')
})

test('nothing of the request but its spans is exported', async () => {
  const { text } = await exported([view])
  expect(text).toContain('/product/:productId')
  const personal = ['Secret-Browser', 'secret-cookie', 'secret-product', 'secret-query']
  expect(personal.filter((value) => text.includes(value))).toEqual([])
})

test('a server with another name names its pages after it', async () => {
  const { spans } = await exported([view], { OTEL_SERVICE_NAME: 'market' })
  expect(spans.map(({ service }) => service)).toEqual(['market-web'])
})

test.each([
  ['traceidratio', '0', 0],
  ['always_off', '1', 0],
  ['traceidratio', '1', 1],
  ['parentbased_traceidratio', '0', 1],
])('the sampler %s with %s keeps %i of 1', async (sampler, ratio, kept) => {
  const { spans } = await exported([view], {
    OTEL_TRACES_SAMPLER: sampler,
    OTEL_TRACES_SAMPLER_ARG: ratio,
  })
  expect(spans).toHaveLength(kept)
})

test.each([
  ['no trace is continued', { OTEL_PROPAGATORS: 'none' }],
  ['no trace is sent', { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'otlp' }],
])('where %s, there is no route', async (_when, env) => {
  expect((await exported([view], env)).status).toBe(404)
})
