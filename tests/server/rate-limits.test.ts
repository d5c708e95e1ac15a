import { Hono } from 'hono'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../server/app.ts'
import { API_FETCH } from '../../server/pages/render-page.ts'
import { RateLimits } from '../../server/http/rate-limit.ts'
import { refuseManySignIns } from '../../server/standins/identity/refusal.ts'
import { emailOf, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
let ask: (path: string, from?: string, init?: RequestInit) => Promise<Response>
let limits: RateLimits
let app: Hono
beforeEach(async () => {
  market = await openTestApp()
  ask = limitedServer(0)
})

/** Serves the same market with rate limits in force. `from` is the address of the connection. */
function limitedServer(trustedProxies: number): typeof ask {
  const counting = new RateLimits({ isOn: true, database: market.database, trustedProxies })
  limits = counting
  const server = createApp({
    config: {
      identityProject: null,
      stripe: null,
      imageUploadUrl: null,
      allowedOrigins: ['https://shop.example'],
      trustedProxies,
    },
    appContext: {
      ...market.market,
      limits: counting,
    },
    standins: [
      new Hono()
        .post('/standins/images/upload', (context) => context.json({ success: true }))
        .post('/identitytoolkit.googleapis.com/*', (context) => context.json({})),
    ],
    clientFiles: {
      routes: new Hono().get('*', (context) =>
        context.text(context.get(API_FETCH as never) === undefined ? 'a frame' : 'a rendered page'),
      ),
    },
    log: () => undefined,
  })
  app = server
  return async (path, from = '192.0.2.1', init = {}) =>
    server.request(path, init, { incoming: { socket: { remoteAddress: from } } })
}

/** Counts how many of these requests pass. */
async function letThrough(times: number, request: () => Promise<Response>): Promise<number> {
  let passed = 0
  for (let time = 0; time < times; time += 1) {
    if ((await request()).status !== 429) passed += 1
  }
  return passed
}

/** Moves the clock that the limiter reads. */
function secondsPass(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  onTestFinished(() => void vi.useRealTimers())
}

/** Counts this many requests of the address, and returns whether the last of them and one more were within the limit. */
async function spend(act: 'request' | 'page', times: number): Promise<boolean[]> {
  const within: boolean[] = []
  const counting = new Hono().get('/', async (context) => {
    for (let time = 0; time <= times; time += 1) within.push(await limits.isWithin(act, context))
    return context.text('')
  })
  await counting.request('/', {}, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })
  return within.slice(-2)
}

const signIn = (from?: string, init: RequestInit = {}) => ask('/jwt?email=a@b.test', from, init)
const post = { method: 'POST', body: '{}' }

describe('the rate limits of an IP address', () => {
  test.each([
    ['/jwt?email=a@b.test', 'GET', 60],
    ['/user', 'PUT', 60],
    ['/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', 'POST', 60],
    ['/identitytoolkit.googleapis.com/v1/accounts:lookup', 'POST', 300],
    ['/securetoken.googleapis.com/v1/token', 'POST', 300],
    ['/standins/images/upload', 'POST', 30],
    ['/standins/cards/card-entries/any/number', 'POST', 180],
    ['/create-payment-intent', 'POST', 120],
    ['/search?sort=any', 'GET', 600],
    ['/search/suggest', 'GET', 900],
    ['/notifications/unsubscribe', 'POST', 60],
    ['/webhooks/cards', 'POST', 1200],
  ])('allow %s by %s %i times per minute', async (path, method, limit) => {
    const passed = await letThrough(limit + 5, () => ask(path, undefined, { method }))
    expect(passed).toBe(limit)
  })
  test('send Retry-After, and allow requests again after that time', async () => {
    await letThrough(60, signIn)
    const refused = await signIn()
    expect(await refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    secondsPass(wait)
    expect((await signIn()).status).not.toBe(429)
  })
  test('do not affect other addresses', async () => {
    await letThrough(60, signIn)
    expect((await signIn('192.0.2.2')).status).not.toBe(429)
  })
  test('apply to every route together', async () => {
    expect(await spend('request', 6000)).toEqual([true, false])
    for (const { method, path } of app.routes) {
      const { status } = await ask(path, undefined, { method: method === 'ALL' ? 'GET' : method })
      expect([method, path, status]).toEqual([method, path, 429])
    }
    expect((await ask('/get-categories', '192.0.2.2')).status).toBe(200)
  })
  test.each(['/product/p1', '/help/a.b'])('leave %s without its content', async (path) => {
    const page = { headers: { accept: 'text/html' } }
    expect(await (await ask(path, undefined, page)).text()).toBe('a rendered page')
    await spend('page', 900)
    expect(await (await ask(path, undefined, page)).text()).toBe('a frame')
    expect(await (await ask(path, '192.0.2.2', page)).text()).toBe('a rendered page')
  })
  test('do not apply to reading the categories', async () => {
    await letThrough(61, signIn)
    expect(await letThrough(200, () => ask('/get-categories'))).toBe(200)
  })
  test('apply to a whole IPv6 /64 network', async () => {
    let host = 0
    const passed = await letThrough(65, () => {
      host += 1
      return signIn(`2001:db8:1:2::${host.toString(16)}`)
    })
    expect(passed).toBe(60)
    expect((await signIn('2001:db8:1:3::1')).status).not.toBe(429)
  })
  test('are the same for its IPv4-mapped IPv6 form', async () => {
    await letThrough(60, signIn)
    expect((await signIn('::ffff:192.0.2.1')).status).toBe(429)
  })
  test('let a page on an allowed origin read the 429 response and its Retry-After header', async () => {
    await letThrough(60, signIn)
    const { headers } = await signIn(undefined, { headers: { origin: 'https://shop.example' } })
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(headers.get('access-control-expose-headers')).toContain('retry-after')
  })
})

describe('X-Forwarded-For', () => {
  const from = (forwarded: string) =>
    signIn(undefined, { headers: { 'x-forwarded-for': forwarded } })
  test('is ignored without a trusted proxy', async () => {
    let invented = 0
    const passed = await letThrough(65, () => from(`10.0.0.${(invented += 1)}`))
    expect(passed).toBe(60)
  })
  test('identifies the client by the entry of the trusted proxy, not by earlier entries', async () => {
    ask = limitedServer(1)
    let invented = 0
    const passed = await letThrough(65, () => from(`10.0.0.${(invented += 1)}, 198.51.100.7`))
    expect(passed).toBe(60)
    expect((await from('198.51.100.8')).status).not.toBe(429)
  })
  test.each(['198.51.100.7', '[2001:db8::7]'])('ignores the port of %s', async (address) => {
    ask = limitedServer(1)
    let port = 40_000
    expect(await letThrough(65, () => from(`${address}:${(port += 1)}`))).toBe(60)
  })
})

describe('the rate limits of an account', () => {
  test.each([
    ['P3: opening a payment', 'POST', '/create-payment-intent', 'ann', 20],
    ['P5: saving a payment', 'POST', '/save-payment-info', 'ann', 60],
    ['B7: booking', 'PUT', '/book-product', 'ann', 60],
    ['L3: listing a product', 'POST', '/add-product', 'sue', 30],
    ['B9: reporting', 'POST', '/reported-product/', 'ann', 30],
    ['O3: removing a booking', 'DELETE', `/book-product?email=${emailOf('ann')}`, 'ann', 60],
    ['L7: advertising', 'PUT', '/advertise/p1', 'sue', 60],
    ['live updates', 'GET', '/live', 'ann', 120],
    ['letting days pass', 'POST', '/demo-clock', 'ann', 10],
  ] as const)('%s: %s %s as %s %i times per minute', async (_act, method, path, person, limit) => {
    const headers = { authorization: `Bearer ${await market.market.tokens.issue(person)}` }
    const body =
      method === 'GET' ? null : JSON.stringify({ email: emailOf(person), bookingId: 'b' })
    await market.database.execute(`
      insert into bookings (id, product_id, buyer_id, price_cents, phone_number, meeting_location)
        values ('b', 'p1', 'ann', 5000, '070', 'Lund')`)
    let host = 0
    const passed = await letThrough(limit + 5, () =>
      ask(path, `192.0.2.${(host += 1)}`, { method, headers, body }),
    )
    expect(passed).toBe(limit)
  })
})

test('a user reads how to reach 60 sellers a day, however slowly', async () => {
  const headers = { authorization: `Bearer ${await market.market.tokens.issue('ann')}` }
  const read = () => ask('/products/p1/contact', undefined, { headers })
  expect(await letThrough(30, read)).toBe(30)
  secondsPass(60 * 60)
  expect(await letThrough(35, read)).toBe(30)
  secondsPass(24 * 60 * 60)
  expect((await read()).status).toBe(200)
})

test('S5: 60 users of one address can sign in within a minute, with all that the SDK asks', async () => {
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts'
  const signInWhole = async () => {
    const answers = [
      await ask(`${accounts}:signInWithPassword`, undefined, post),
      await ask(`${accounts}:lookup`, undefined, post),
      await ask('/securetoken.googleapis.com/v1/token', undefined, post),
      await signIn(),
    ]
    return answers.find(({ status }) => status === 429) ?? new Response()
  }
  expect(await letThrough(65, signInWhole)).toBe(60)
})

test('S9: the Firebase SDK reports a rejected sign-in as auth/too-many-requests', async () => {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp'
  await letThrough(60, () => ask(path, undefined, post))
  const refused = await ask(path, undefined, post)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
  })
})

test('servers on one database share a count', async () => {
  const other = limitedServer(0)
  const passed = await letThrough(40, signIn)
  const passedThere = await letThrough(40, () => other('/jwt?email=a@b.test'))
  expect([passed, passedThere]).toEqual([40, 20])
})

test('housekeeping deletes the counts of a minute that is over', async () => {
  await letThrough(2, signIn)
  const rows = () => market.database.query('select key from rate_limits')
  await limits.deleteExpired()
  expect(await rows()).toHaveLength(1)
  secondsPass(61)
  await limits.deleteExpired()
  expect(await rows()).toEqual([])
})

test('no request is limited if rate limits are off', async () => {
  const off = new RateLimits({ isOn: false, database: market.database, trustedProxies: 0 })
  const open = new Hono().use(off.byAddress('identity', refuseManySignIns))
  open.get('/', (context) => context.text(''))
  expect(await letThrough(500, async () => open.request('/'))).toBe(500)
})
