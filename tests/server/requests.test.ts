import { beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp({ origins: ['https://shop.example'] })
})

describe('the request id', () => {
  test('is in every response and differs per request', async () => {
    const ids = [await market.call('GET', '/blogs'), await market.call('GET', '/nothing')].map(
      ({ headers }) => headers.get('x-request-id'),
    )
    expect(ids).toEqual([expect.stringMatching(/^[\da-f]{20}$/), expect.stringMatching(/./)])
    expect(ids[0]).not.toBe(ids[1])
  })
  test('may come from a proxy', async () => {
    const headers = { 'x-request-id': 'edge-0123456789' }
    const answer = await market.call('GET', '/blogs', { headers })
    expect(answer.headers.get('x-request-id')).toBe('edge-0123456789')
  })
  test.each(['short', 'x'.repeat(65), 'id with blanks', '{"a":1}-----'])(
    'is replaced if the given one is %j',
    async (given) => {
      const answer = await market.call('GET', '/blogs', { headers: { 'x-request-id': given } })
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{20}$/)
    },
  )
})

describe('CORS', () => {
  const preflight = (origin: string) =>
    market.call('OPTIONS', '/book-product', {
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    })
  test('allows the headers of the client for an allowed origin', async () => {
    const { headers, status } = await preflight('https://shop.example')
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(headers.get('access-control-allow-headers')).toContain('idempotency-key')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })
  test('lets an allowed origin read an error response and its request id', async () => {
    const headers = { origin: 'https://shop.example' }
    const answer = await market.call('GET', '/all-buyers', { headers })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id')
  })
  test('allows nothing to any other origin', async () => {
    const { headers } = await preflight('https://evil.example')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('Strict-Transport-Security', () => {
  test.each([
    ['over TLS through a trusted proxy', 1, 'https', 'max-age=31536000'],
    ['over plain HTTP through a trusted proxy', 1, 'http', null],
    ['with x-forwarded-proto but no trusted proxy', 0, 'https', null],
  ])('is sent for TLS only: a request %s', async (_name, trustedProxies, proto, expected) => {
    const app = market.appWith({ trustedProxies })
    const { headers } = await app.request('/blogs', { headers: { 'x-forwarded-proto': proto } })
    expect(headers.get('strict-transport-security')).toBe(expected)
  })
})

describe('health checks', () => {
  test('/healthz reports on the process, /readyz on its database', async () => {
    expect((await market.call('GET', '/healthz')).body).toEqual({ status: 'ok' })
    expect((await market.call('GET', '/readyz')).body).toEqual({ status: 'ready' })
  })
  test('without the database, /healthz succeeds and /readyz returns 503 with Retry-After', async () => {
    const gone = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), {
      code: 'ECONNREFUSED',
    })
    const { query } = market.database
    market.database.query = () => Promise.reject(gone)
    const [alive, ready] = [
      await market.call('GET', '/healthz'),
      await market.call('GET', '/readyz'),
    ]
    market.database.query = query
    expect(alive.status).toBe(200)
    expect(ready.body).toMatchObject({ status: 503, code: 'database-unavailable' })
    expect(ready.headers.get('retry-after')).toBe('5')
    expect(JSON.stringify(ready.body)).not.toContain('10.0.0.7')
  })
  test.each([
    ['40001', 'serialization failure'],
    ['40P01', 'deadlock'],
    ['25006', 'a primary that became a replica'],
  ])('a retryable database error (%s: %s) returns 503', async (code) => {
    const { query } = market.database
    market.database.query = () => Promise.reject(Object.assign(new Error('try again'), { code }))
    const answer = await market.call('GET', '/readyz')
    market.database.query = query
    expect(answer.body).toMatchObject({ status: 503, code: 'database-unavailable' })
  })
})
