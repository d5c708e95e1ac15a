import { describe, expect, test } from 'vitest'
import { RateLimits } from '../../server/http/rate-limit.ts'
import {
  appWith,
  call,
  JSON_TYPE,
  post,
  setupMarket,
  telemetryWith,
  traceId,
  view,
} from './browser-steps.ts'

const opened = setupMarket()
const appOf = () => appWith(opened(), telemetryWith(opened().taken))
const postSpans = async (spans: readonly unknown[]) =>
  (await post(appOf(), JSON.stringify({ spans }))).status

test('the span of a view has the pattern of its screen', async () => {
  expect(await postSpans([view])).toBe(204)
  const { traceId: _, page, ...measured } = view
  expect(opened().taken).toEqual([
    { ...measured, traceId, name: page, attributes: { 'url.template': page }, hasFailed: false },
  ])
})

test.each([
  [200, { 'http.response.status_code': 200 }, false],
  [404, { 'http.response.status_code': 404, 'error.type': '404' }, true],
  [0, { 'error.type': 'no_response' }, true],
])('the span of a call has the route of the server; status %i', async (status, more, hasFailed) => {
  expect(await postSpans([{ ...call, status }])).toBe(204)
  expect(opened().taken).toEqual([
    {
      traceId,
      spanId: call.spanId,
      parentSpanId: view.spanId,
      ago: 900,
      duration: 25.5,
      name: 'GET /products/:id/contact',
      kind: 'client',
      attributes: {
        'http.request.method': 'GET',
        'url.template': '/products/:id/contact',
        ...more,
      },
      hasFailed,
    },
  ])
})

test('a span ends when it arrives at the latest', async () => {
  expect(await postSpans([{ ...view, ago: 10, duration: 5000 }])).toBe(204)
  expect(opened().taken).toMatchObject([{ ago: 10, duration: 10 }])
})

describe('a name outside the lists of the server is refused, with all that came with it', () => {
  test.each<[what: string, span: object]>([
    ['the path of a page', { ...view, page: '/product/42' }],
    ['another page', { ...view, page: 'ann@example.test' }],
    ['the path of a call', { ...call, call: 'GET /users/role/ann@example.test' }],
    ['another method', { ...call, call: 'TRACE /products/{}/contact' }],
    ['a field beside', { ...view, name: 'ann@example.test' }],
    ['a page and a call', { ...view, ...call }],
    ['a status that is none', { ...call, status: 1200 }],
    ['a status with a fraction', { ...call, status: 200.5 }],
    ['an id that is too short', { ...view, spanId: '00f067aa' }],
    ['an id in capitals', { ...view, spanId: '00F067AA0BA902B7' }],
    ['an id of zeros', { ...view, traceId: '0'.repeat(32) }],
    ['an id with more behind it', { ...view, spanId: `${view.spanId}\n` }],
    ['a call without a view', { ...call, parentSpanId: null }],
    ['a time to come', { ...view, ago: -1 }],
    ['a time of long ago', { ...view, ago: 600_001 }],
    ['a time that is text', { ...view, ago: '1500' }],
    ['a duration below zero', { ...view, duration: -1 }],
  ])('%s', async (_what, span) => {
    expect(await postSpans([view, span])).toBe(400)
    expect(opened().taken).toEqual([])
  })
  test('no span, and more than 64', async () => {
    expect(await postSpans([])).toBe(400)
    expect(await postSpans(Array.from({ length: 64 }, () => view))).toBe(204)
    expect(await postSpans(Array.from({ length: 65 }, () => view))).toBe(400)
    expect(opened().taken).toHaveLength(64)
  })
  test.each([
    ['{', JSON_TYPE, 400],
    ['[]', JSON_TYPE, 400],
    [JSON.stringify({ spans: [view] }), 'text/plain', 400],
    [JSON.stringify({ spans: [view], more: 'x'.repeat(64 * 1024) }), JSON_TYPE, 413],
  ])('the body %.20s of type %s', async (body, type, status) => {
    expect((await post(appOf(), body, type)).status).toBe(status)
    expect(opened().taken).toEqual([])
  })
})

test('an address sends spans 120 times a minute', async () => {
  const { market, taken } = opened()
  const limits = new RateLimits({ isOn: true, database: market.database, trustedProxies: 0 })
  const app = appWith(opened(), telemetryWith(taken), {
    appContext: { ...market.market, limits },
  })
  const send = async (from: string) =>
    (await post(app, JSON.stringify({ spans: [view] }), JSON_TYPE, from)).status
  const statuses: number[] = []
  for (let time = 0; time < 121; time += 1) statuses.push(await send('192.0.2.1'))
  expect(statuses.filter((status) => status === 204)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
  expect(await send('192.0.2.2')).toBe(204)
})
