import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { metrics } from '../../server/vendors/telemetry/metrics.ts'
import { type Collector, type ReceivedSpan, startCollector } from './collector.ts'
import {
  inPrometheus,
  labelsIn,
  queriesOfDashboard,
  seriesIn,
  seriesOfMetrics,
} from './dashboard.ts'
import { buyGuitar, PRIVATE, startTraced } from './steps.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const BROWSER_SPAN = 'b7ad6b7169203331'

let collector: Collector
let secrets: Record<string, string>
let spans: ReceivedSpan[]
let serverTiming: string | null

beforeAll(async () => {
  collector = await startCollector()
  const server = await startTraced({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  })
  secrets = await buyGuitar(server)
  const traceparent = `00-${TRACE}-${BROWSER_SPAN}-01`
  const listed = await fetch(`${server.origin}/v2/category/music?limit=24&q=secret-query`, {
    headers: { traceparent },
  })
  await fetch(`${server.origin}/orders/${secrets['orderId']}`, {
    headers: { authorization: `Bearer ${secrets['accessToken']}` },
  })
  await fetch(`${server.origin}/no/such/${PRIVATE.email}`)
  await server.stop()
  serverTiming = listed.headers.get('server-timing')
  spans = collector.spans()
})
afterAll(() => collector.close())

const named = (name: string) => spans.filter((span) => span.name === name)
const childrenOf = ({ spanId }: ReceivedSpan) =>
  spans.filter((span) => span.parentSpanId === spanId)
const only = <Item>(items: readonly Item[]): Item => {
  expect(items).toHaveLength(1)
  return items[0] as Item
}

describe('traces', () => {
  test('a request continues the trace of its browser, from traceparent to SQL', () => {
    const request = only(spans.filter(({ parentSpanId }) => parentSpanId === BROWSER_SPAN))
    expect(request).toMatchObject({
      traceId: TRACE,
      name: 'GET /v2/category/:id',
      kind: 2,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/v2/category/:id',
        'http.response.status_code': 200,
        'url.scheme': 'http',
      },
    })
    const statements = childrenOf(request)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      expect(statement).toMatchObject({ traceId: TRACE, kind: 3 })
      expect(statement.attributes).toMatchObject({
        'db.system.name': 'postgresql',
        'db.operation.name': 'SELECT',
        'db.query.summary': statement.name,
      })
    }
    expect(statements.map(({ name }) => name)).toContain('SELECT products')
  })
  test('the response tells its browser the span', () => {
    const { spanId } = only(spans.filter(({ parentSpanId }) => parentSpanId === BROWSER_SPAN))
    expect(serverTiming).toBe(`traceparent;desc="00-${TRACE}-${spanId}-01"`)
  })
  test('the event of a flow is a part of the request that sent it, with its SQL', () => {
    const request = only(named('POST /save-payment-info'))
    const transaction = only(
      named('transaction').filter((span) =>
        childrenOf(span).some(({ name }) => name === 'order buyer.pay'),
      ),
    )
    const event = only(named('order buyer.pay'))
    expect(event).toMatchObject({
      traceId: request.traceId,
      attributes: {
        'loppis.flow': 'order',
        'loppis.flow.event': 'buyer.pay',
        'loppis.flow.to': 'goods.paid money.held',
      },
    })
    expect(transaction.traceId).toBe(request.traceId)
    expect(childrenOf(event).length).toBeGreaterThan(0)
  })
  test('a call to the card provider is a part of its request', () => {
    const request = only(named('POST /create-payment-intent'))
    const call = only(named('cards createIntent'))
    expect(call).toMatchObject({ traceId: request.traceId, kind: 3 })
  })
  test('a request for no route has no path', () => {
    const request = only(
      spans.filter(({ attributes }) => attributes['http.response.status_code'] === 404),
    )
    expect(request.name).toBe('GET')
    expect(request.attributes).not.toHaveProperty('http.route')
  })
  test('each statement has a parent: what the loops ask every second is no trace', () => {
    const ids = new Set(spans.map(({ spanId }) => spanId))
    const statements = spans.filter(({ attributes }) => 'db.system.name' in attributes)
    expect(statements.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([])
  })
  test('the resource has the name of the service and the attributes of the variables', () => {
    expect(collector.resource()).toMatchObject({
      'service.name': 'loppis',
      'service.instance.id': expect.stringMatching(/./),
      'deployment.environment.name': 'test',
    })
  })
})

describe('metrics', () => {
  const received = (name: string) =>
    only(collector.metrics().filter((metric) => metric.name === name))
  test('each route has its requests, errors and durations', () => {
    const point = received('http.server.request.duration').points.find(
      ({ attributes }) => attributes['http.route'] === '/save-payment-info',
    )
    expect(point).toMatchObject({
      count: 1,
      attributes: {
        'http.request.method': 'POST',
        'http.response.status_code': 200,
        'url.scheme': 'http',
      },
    })
  })
  test('each kind of statement has its durations', () => {
    const point = received('db.client.operation.duration').points.find(
      ({ attributes }) => attributes['db.collection.name'] === 'payments',
    )
    expect(point?.count).toBeGreaterThan(0)
  })
  test('the orders are counted by state', () => {
    expect(received('loppis.orders').points).toEqual([
      {
        attributes: { 'loppis.order.goods': 'paid', 'loppis.order.money': 'held' },
        value: 1,
        count: 0,
      },
    ])
  })
  test('the events of flows are counted', () => {
    const points = received('loppis.flow.events').points
    expect(points.map(({ attributes }) => attributes['loppis.flow.event'])).toContain('buyer.pay')
  })
  test('the dashboard groups by attributes that the metrics have', () => {
    for (const query of queriesOfDashboard()) {
      const [metric = ''] =
        [...seriesOfMetrics].find(([, series]) => series.includes(seriesIn(query)[0] ?? '')) ?? []
      const attributes = received(metric).points.flatMap((point) => Object.keys(point.attributes))
      const missing = labelsIn(query).filter(
        (label) => !attributes.map(inPrometheus).includes(label),
      )
      expect(missing, query).toEqual([])
    }
  })
  test('every metric that the server has is exported', () => {
    const names = collector.metrics().map(({ name }) => name)
    expect(names.toSorted()).toEqual(
      Object.values(metrics)
        .map(({ name }) => name)
        .toSorted(),
    )
  })
})

test('nothing personal is in what the server exports', () => {
  const exported = collector.received()
  const values = [
    ...Object.values(PRIVATE),
    ...Object.values(secrets),
    'sue@example.test',
    'Sellersdottir',
    '555-0199',
    'Guitar',
    'secret-query',
    '127.0.0.1',
  ]
  // The texts are there to be found: the collector received what the test did.
  expect(exported).toContain('/save-payment-info')
  expect(values.filter((value) => exported.includes(value))).toEqual([])
})
