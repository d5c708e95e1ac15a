import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { emailOf, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp({ origins: ['https://shop.example'] })
})

/** Serves the same market with other settings, and captures the whole log. */
function appWith(config: { logFormat?: 'json'; trustedProxies?: number }) {
  const log: string[] = []
  const app = createApp({
    config: {
      identityProject: null,
      stripe: null,
      imageUploadUrl: null,
      allowedOrigins: [],
      ...config,
    },
    appContext: market.market,
    standins: [],
    clientFiles: null,
    log: (line) => log.push(line),
  })
  return { app, log }
}

/** Makes every read of the blog throw a database error while `work` runs. */
async function withBrokenBlog<Result>(work: () => Promise<Result>): Promise<Result> {
  await market.database.execute('alter table blog_entries rename to hidden_entries')
  try {
    return await work()
  } finally {
    await market.database.execute('alter table hidden_entries rename to blog_entries')
  }
}

describe('the request id', () => {
  test('is in every response and differs per request', async () => {
    const ids = [await market.call('GET', '/blogs'), await market.call('GET', '/nothing')].map(
      ({ headers }) => headers.get('x-request-id'),
    )
    expect(ids).toEqual([expect.stringMatching(/^[\da-f]{20}$/), expect.stringMatching(/./)])
    expect(ids[0]).not.toBe(ids[1])
  })
  test('is in the log entry of an internal error', async () => {
    const { body } = await withBrokenBlog(() => market.call('GET', '/blogs'))
    const { requestId } = body as { requestId: string }
    const line = market.log.find((each) => each.includes('blog_entries'))
    expect(line).toContain(requestId)
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

describe('the log', () => {
  test('has one JSON object per line in the format json', async () => {
    const { app, log } = appWith({ logFormat: 'json' })
    await app.request('/blogs?secret=1')
    expect(log.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        msg: 'request',
        requestId: expect.stringMatching(/./),
        method: 'GET',
        path: '/blogs',
        status: 200,
        milliseconds: expect.any(Number),
      },
    ])
  })
  test('has one readable line for a request in the format text', async () => {
    const { app, log } = appWith({})
    await app.request('/blogs?secret=1')
    expect(log).toEqual([expect.stringMatching(/^GET \/blogs 200 \d+ ms$/)])
  })
  test.each(['text', 'json'] as const)(
    'cannot be forged or coloured by an address (%s)',
    async (logFormat) => {
      const { app, log } = appWith(logFormat === 'json' ? { logFormat } : {})
      await app.request('/no%0aGET%20/forged%201%20ms%1b[31m%c2%9b31m%c2%85')
      expect(log).toHaveLength(1)
      expect(log[0]).not.toMatch(/\p{Cc}/u)
    },
  )
  test.each(['%40', '%2540', '%252540'])('masks an e-mail whose @ is %s', async (at) => {
    const { app, log } = appWith({})
    await app.request(`/users/role/ann${at}example.test`)
    expect(log.join()).not.toMatch(/ann|example/)
  })
  test('contains the stack of an internal error', async () => {
    const { app, log } = appWith({ logFormat: 'json' })
    await withBrokenBlog(async () => app.request('/blogs'))
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ level: 'error', source: 'internal' })
    expect(log[0]).toMatch(/does not exist\\n +at /)
  })
  test.each(['text', 'json'] as const)('has no secrets (%s)', async (logFormat) => {
    const { app, log } = appWith(logFormat === 'json' ? { logFormat } : {})
    const token = await market.market.tokens.issue('ann')
    const secrets = [
      emailOf('ann'),
      'ann%40example.test',
      token,
      'sk_test_51Hunter2',
      'whsec_hunter2',
      'pi_1_secret_hunter2',
    ]
    market.market.cards.readIntent = () => Promise.reject(new Error(secrets.join(' ')))
    await market.call('PUT', '/book-product', { as: 'ann', json: {} })
    await market.database.execute(
      `insert into bookings (id, product_id, buyer_id, price_cents, phone_number, meeting_location)
         values ('b', 'p1', 'ann', 5000, '070', 'Lund') on conflict do nothing;
       insert into intents (booking_id, amount_cents, intent_id) values ('b', 5000, 'pi_1')
         on conflict do nothing`,
    )
    for (const path of ['/payment-booking/b', `/users/role/${emailOf('ann')}?email=ann%40b.test`]) {
      const headers = { authorization: `Bearer ${token}` }
      await app.request(path, { headers })
    }
    expect(log).toHaveLength(3)
    for (const secret of secrets) expect(log.join('\n')).not.toContain(secret)
    expect(log.join('\n')).not.toContain('hunter2')
    expect(log.join('\n')).toContain('_secret_{secret}')
  })
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
    const { app } = appWith({ trustedProxies })
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
  ])('a retryable database error (%s: %s) returns 503', async (code) => {
    const { query } = market.database
    market.database.query = () => Promise.reject(Object.assign(new Error('try again'), { code }))
    const answer = await market.call('GET', '/readyz')
    market.database.query = query
    expect(answer.body).toMatchObject({ status: 503, code: 'database-unavailable' })
  })
})
