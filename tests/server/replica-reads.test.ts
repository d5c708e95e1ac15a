import { Hono } from 'hono'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import type { Reader } from '../../server/database/database.ts'
import { API_FETCH } from '../../server/pages/render-page.ts'
import { primaryReads, replicaReads } from '../../server/replica/reads.ts'
import { addCase, addOrder, addOffer, everyCall } from './calls.ts'
import { PUBLIC_LISTS } from './public-lists.ts'
import { book, openTestApp, type TestApp } from './test-app.ts'

const SHOP = 'https://shop.example'

/** Where the queries of public data went. */
const read = { primary: 0, replica: 0 }
/** The failure that the replica answers in place of rows. */
let failure: Error | null = null
let market: TestApp

const counted = (database: Reader, place: keyof typeof read): Reader => ({
  query(sql, parameters) {
    read[place] += 1
    return database.query(sql, parameters)
  },
})

const replicaOf = (database: Reader) => ({
  isReady: () => true,
  query: <Row extends object>(sql: string, parameters?: readonly unknown[]) =>
    failure === null
      ? counted(database, 'replica').query<Row>(sql, parameters)
      : Promise.reject<Row[]>(failure),
  caughtUp: async () => undefined,
  close: async () => undefined,
})

beforeAll(async () => {
  market = await openTestApp({
    origins: [SHOP],
    reads: (database) => replicaReads(counted(database, 'primary'), replicaOf(database)),
  })
})
beforeEach(() => {
  failure = null
  Object.assign(read, { primary: 0, replica: 0 })
})

const placesOf = async (path: string, options: Parameters<TestApp['call']>[2] = {}) => {
  const { status } = await market.call('GET', path, options)
  return { status, places: Object.entries(read).flatMap(([place, n]) => (n > 0 ? [place] : [])) }
}
const from = (...places: string[]) => ({ status: 200, places })

describe('a guest', () => {
  test.each([
    // The description and the towns are not in the database.
    ...PUBLIC_LISTS.filter((path) => !/^\/(openapi|places)/.test(path)).map(
      (path) => `${path}${/\/(advert|category)/.test(path) ? '?limit=24' : ''}`,
    ),
    '/search?q=guitr&condition=good',
  ])('reads %s from the replica', async (path) => {
    expect(await placesOf(path)).toEqual(from('replica'))
  })
  test('reads a whole list from the primary, whose version it is cached by', async () => {
    expect(await placesOf('/v2/category/music')).toEqual(from())
  })
  test('with other cookies reads from the replica', async () => {
    const headers = { cookie: 'language=sv; not-recent-write=1' }
    expect(await placesOf('/get-categories', { headers })).toEqual(from('replica'))
  })
})

test('no call but those of public data reads from the replica', async () => {
  await addOrder(market)
  await addOffer(market)
  await addCase(market)
  const calls = Object.entries(everyCall(await book(market, 1, 'ann')))
  const reading: string[] = []
  for (const [call, { path, json, allowed }] of calls) {
    const [method = ''] = call.split(' ')
    const [as = 'ann'] = allowed
    if (as === 'tom') throw new Error('He is not in this market.')
    const headers = { 'sec-fetch-site': 'same-origin' }
    const before = read.replica
    if (call !== 'GET /live') await market.call(method, path, { as, json, headers })
    if (read.replica > before) reading.push(call)
  }
  expect(reading).toEqual([
    'GET /get-categories',
    'GET /get-three-categories',
    'GET /v2/home-advertisements',
    'GET /products',
    'GET /products/:id',
    'GET /sellers/:id',
    'GET /search',
    'GET /search/suggest',
    'GET /blogs',
    'GET /sellers/:id/reviews',
  ])
})

describe('after a write', () => {
  const write = (path = '/reported-product/', more: object = {}) =>
    market.call('POST', path, { as: 'ann', json: { productId: 'p3' }, ...more })
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')

  test('the browser gets a cookie for longer than the replica may lag', async () => {
    expect(cookieOf(await write())).toBe(
      'recent-write=1; Max-Age=10; Path=/; HttpOnly; SameSite=Lax',
    )
  })
  test('also one that was refused, since the answer tells what the primary has', async () => {
    expect(cookieOf(await market.call('POST', '/reported-product/', { json: {} }))).toMatch(
      /^recent-write=1;/,
    )
  })
  test('no read sets the cookie', async () => {
    for (const path of ['/get-categories', '/wishlist/ids', '/nowhere']) {
      expect(cookieOf(await market.call('GET', path, { as: 'ann' }))).toBeNull()
    }
  })
  test('the cookie is for https alone where the site is', async () => {
    const app = market.appWith({ publicOrigin: SHOP })
    const response = await app.request(`${SHOP}/wishlist`, { method: 'PUT' })
    expect(cookieOf(response)).toMatch(/; Secure$/)
  })
  test('the requests of the browser read from the primary', async () => {
    const headers = { cookie: 'language=sv; recent-write=1' }
    expect(await placesOf('/products/p1', { headers })).toEqual(from('primary'))
  })
  test('a page reads all its data from the primary, and that of a guest from the replica', async () => {
    const ask = async (cookie: string) => {
      const routes = new Hono().get('*', async (context) => {
        const fetchApi = context.get(API_FETCH as never) as (asked: Request) => Promise<Response>
        const answers = ['/get-categories', '/products/p1'].map((path) =>
          fetchApi(new Request(`http://localhost${path}`)),
        )
        return context.text(String((await Promise.all(answers)).map(({ status }) => status)))
      })
      const config = { identityProject: null, stripe: null, imageUploadUrl: null }
      const app = createApp({
        config: { ...config, allowedOrigins: [] },
        appContext: market.market,
        standins: [],
        clientFiles: { routes },
        log: () => undefined,
      })
      return (await app.request('/', { headers: { cookie, accept: 'text/html' } })).text()
    }
    expect(await ask('recent-write=1')).toBe('200,200')
    expect(read).toMatchObject({ replica: 0 })
    expect(await ask('')).toBe('200,200')
    expect(read.replica).toBeGreaterThan(0)
  })
  test('without a replica, nothing sets the cookie', async () => {
    const plain = await openTestApp({ reads: primaryReads })
    expect(cookieOf(await plain.call('PUT', '/wishlist', { as: 'ann', json: {} }))).toBeNull()
  })
})

describe('a request that cannot be known to carry the cookie reads from the primary', () => {
  test.each<[string, Parameters<TestApp['call']>[2]]>([
    ['a page of another origin', { headers: { origin: SHOP } }],
    ['a client with a token that is no browser', { as: 'ann' }],
    [
      'a page of another site with a token',
      { as: 'ann', headers: { 'sec-fetch-site': 'cross-site' } },
    ],
  ])('%s', async (_, options) => {
    expect(await placesOf('/get-categories', options)).toEqual(from('primary'))
  })
  test('a browser with a token can', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    expect(await placesOf('/get-categories', { as: 'ann', headers })).toEqual(from('replica'))
  })
})

test('a read that fails on the replica is repeated on the primary, as are all later ones of the request', async () => {
  failure = Object.assign(new Error('canceling statement due to conflict with recovery'), {
    code: '40001',
  })
  expect(await placesOf('/search?q=guitr')).toEqual(from('primary'))
})
test('a read outside of a request is not older than the primary', async () => {
  await market.market.reads.query('select 1')
  expect(read).toEqual({ primary: 1, replica: 0 })
})
