import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { knownHosts } from '../../server/http/hosts.ts'
import { RequestsInProgress } from '../../server/http/requests-in-progress.ts'
import { withoutInvisible } from '../../server/http/text.ts'
import { chair } from './chair.ts'
import { sendToConversation, write } from './conversation-steps.ts'
import { idTokenFor } from './id-tokens.ts'
import { openTestApp, type TestApp } from './test-app.ts'

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

describe('work that lets requests pass', () => {
  const LONG = 60_000

  let requests: RequestsInProgress

  let app: Hono

  /** The events of a test, in order. */
  let happened: string[]

  let answer: PromiseWithResolvers<void>

  beforeEach(() => {
    requests = new RequestsInProgress()
    happened = []
    answer = Promise.withResolvers()
    app = new Hono().use(requests.counted()).get('/', async (context) => {
      await answer.promise
      happened.push('answered')
      return context.text('')
    })
  })

  async function letPass(longest = LONG): Promise<void> {
    await requests.letPass(longest)
    happened.push('went on')
  }

  test('goes on at once where there are none', async () => {
    await letPass()
    expect(happened).toEqual(['went on'])
  })
  test('goes on when all are answered, also those that fail', async () => {
    app.get('/fails', async () => {
      await answer.promise
      throw new Error('It fails.')
    })
    app.onError((_error, context) => context.text('', 500))
    const answers = [app.request('/'), app.request('/fails')]
    const passing = letPass()
    answer.resolve()
    await Promise.all([...answers, passing])
    await letPass()
    expect(happened).toEqual(['answered', 'went on', 'went on'])
  })
  test('lets pass a request that a client sends upon an answer', async () => {
    app.get('/next', (context) => {
      happened.push('answered next')
      return context.text('')
    })
    const first = app.request('/')
    const passing = letPass()
    answer.resolve()
    await first
    await app.request('/next')
    await passing
    expect(happened).toEqual(['answered', 'answered next', 'went on'])
  })
  test('goes on after its longest time beside a slow one', async () => {
    const slow = app.request('/')
    await letPass(1)
    answer.resolve()
    await slow
    expect(happened).toEqual(['went on', 'answered'])
  })
})

type Settings = Parameters<typeof knownHosts>[0]

const loopback: Settings = { host: '127.0.0.1' }

const shop: Settings = { host: '0.0.0.0', publicOrigin: 'https://shop.example' }

/** Returns the status of a request for the categories at this address. */
async function statusAt(settings: Settings, address: string): Promise<number> {
  return (await market.appWith(settings).request(address)).status
}

describe('a server for this machine', () => {
  test.each(['http://127.0.0.1:4310', 'http://localhost:4310', 'http://[::1]:4310'])(
    'serves %s',
    async (origin) => {
      expect(await statusAt(loopback, `${origin}/get-categories`)).toBe(200)
    },
  )
  test('refuses a stranger’s name that leads to this machine (DNS rebinding)', async () => {
    expect(await statusAt(loopback, 'http://rebound.example:4310/get-categories')).toBe(421)
  })
})

test('a server for this machine on IPv6 refuses a stranger’s name too', async () => {
  expect(await statusAt({ host: '::1' }, 'http://rebound.example:4310/get-categories')).toBe(421)
})

test('a server behind a proxy on this machine serves the name that the proxy passes on', async () => {
  const settings = { host: '127.0.0.1', trustedProxies: 1 }
  expect(await statusAt(settings, 'http://shop.example/get-categories')).toBe(200)
})

describe('a server with PUBLIC_ORIGIN', () => {
  test.each([
    ['its own host', 'http://shop.example/get-categories', 200],
    ['another host', 'http://other.example/get-categories', 421],
    ['another port of its host', 'http://shop.example:8080/get-categories', 421],
    ['its address, for its health', 'http://192.0.2.7:4310/healthz', 200],
    ['this machine', 'http://127.0.0.1:4310/get-categories', 200],
  ])('answers a request for %s: %s', async (_name, address, status) => {
    expect(await statusAt(shop, address)).toBe(status)
  })
})

test('a server for a network without PUBLIC_ORIGIN serves every host', async () => {
  expect(await statusAt({ host: '0.0.0.0' }, 'http://any.example/get-categories')).toBe(200)
})

test.each([
  ['a zero-width space', 'Ad\u200bmin', 'Admin'],
  ['a joiner between Latin letters', 'Ad\u200dmin', 'Admin'],
  ['a joiner at the start', '\u200dAdmin', 'Admin'],
  ['a bidirectional override', '\u202enimdA', 'nimdA'],
  ['bidirectional isolates', '\u2066Admin\u2069', 'Admin'],
  ['a soft hyphen', 'Ad\u00admin', 'Admin'],
  ['a byte order mark', '\ufeffAdmin', 'Admin'],
])('removes %s', (_name, text, expected) => {
  expect(withoutInvisible(text)).toBe(expected)
})

test.each([
  ['a family of emoji', '👨‍👩‍👧'],
  ['an emoji with a skin tone', '👩🏽‍💻'],
  ['Persian', 'می\u200cخواهم'],
  ['Devanagari', 'क्\u200dष'],
  ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
])('keeps the joiners in %s', (_name, text) => {
  expect(withoutInvisible(text)).toBe(text)
})

test('L2: a product is listed without them', async () => {
  const productName = 'Cha\u200bir\u202e'
  await market.call('POST', '/add-product', { as: 'sue', json: { ...chair, productName } })
  expect(await market.database.query(`select name from products where name like 'Ch%'`)).toEqual([
    { name: 'Chair' },
  ])
})

test('L2: a description is listed without them, but with the marks of its direction', async () => {
  const description = 'safe \u202eevil\u202c \u2067x\u2069\n\u200fרהיט'
  await market.call('POST', '/add-product', { as: 'sue', json: { ...chair, description } })
  expect(
    await market.database.query(`select description from products where description <> ''`),
  ).toEqual([{ description: 'safe evil x\n\u200fרהיט' }])
})

test('L2: names that look the same are stored as the same', async () => {
  const names = ['Grå  fåtölj', 'Grå\u00a0fåtölj '.normalize('NFD')]
  for (const productName of names) {
    await market.call('POST', '/add-product', { as: 'sue', json: { ...chair, productName } })
  }
  expect(
    await market.database.query(`select distinct name from products where name like 'Gr%'`),
  ).toEqual([{ name: 'Grå fåtölj' }])
})

test('S4: a user is registered without them', async () => {
  const email = 'zoe@example.test'
  const json = { name: '\u2066Zoe\u2069\u200b', email, role: 'buyer' }
  await market.call('PUT', '/user', { bearer: await idTokenFor(email), json })
  expect(await market.database.query(`select name from users where email = '${email}'`)).toEqual([
    { name: 'Zoe' },
  ])
})

test('S4: an e-mail with one is refused', async () => {
  const email = 'zo\u200be@example.test'
  const json = { name: 'Zoe', email, role: 'buyer' }
  const answer = await market.call('PUT', '/user', { bearer: await idTokenFor(email), json })
  expect(answer.body).toMatchObject({ status: 401, code: 'id-token-invalid' })
})

test.each([
  ...[0, -1, 1e308, 'NaN', 'Infinity', 12.345, null, [40]].map((askingPrice) => ({ askingPrice })),
  ...['0x10', '1e3', '0b11', '0o17', '12.5e1', '1_0'].map((askingPrice) => ({ askingPrice })),
  ...['0x10', '1e3'].map((retailPrice) => ({ retailPrice })),
  ...[0, 9999, 1899, 2019.5, '0000', null].map((purchaseYear) => ({ purchaseYear })),
  ...['http://pictures.example/chair.jpg', 'ftp://a.example/b', '/etc/passwd', 'chair.jpg'].map(
    (image) => ({ image }),
  ),
  { productName: { toString: 'x' } },
  { location: { toString: null, valueOf: null } },
])('L2: rejects a listing with %j and stores nothing', async (odd) => {
  const answer = await market.call('POST', '/add-product', {
    as: 'sue',
    json: { ...chair, ...odd },
  })
  expect(answer.body).toMatchObject({ status: 400, code: 'invalid-request' })
  expect(await market.database.query(`select id from products where id not like 'p_'`)).toEqual([])
})

test('L2: rejects a listing that is nested ten thousand levels deep', async () => {
  const headers = { authorization: `Bearer ${await market.market.tokens.issue('sue')}` }
  const body = '['.repeat(10_000) + ']'.repeat(10_000)
  const answer = await market.app.request('/add-product', { method: 'POST', headers, body })
  expect(answer.status).toBe(400)
})

test.each([-1, 1.5, '1', null, 2_147_483_648, 3_000_000_000])(
  'rejects that a user has read the messages until number %j',
  async (number) => {
    await write(market, 'ann', 'Hello')
    const read = { buyer: 'ann', number } as const
    const answer = await sendToConversation(market, 'sue', 'seller.read', read)
    expect(answer.body).toMatchObject({ status: 400, code: 'invalid-request' })
  },
)
