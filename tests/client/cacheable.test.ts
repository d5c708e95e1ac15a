import { describe, expect, it } from 'vitest'
import { endpoints } from '../../server/routes/endpoints.ts'
import { pagePatterns, routeOf, screenNames } from '../../src/screens/paths.ts'
import { type Asked, createCacheRules } from '../../src/service-worker/cache-rules.ts'

const origin = 'https://loppis.example'

const get = (path: string, more: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  url: origin + path,
  headers: new Headers(),
  ...more,
})
const rulesFor = (api: string) => createCacheRules({ origin, api, pages: pagePatterns })
const { isScreen } = rulesFor(origin)
const kept = (asked: Asked, api = origin) => rulesFor(api).cacheKindOf(asked)
const filled = (pattern: string) => pattern.replaceAll(/:\w+/g, 'x-1')

/** The server's state and description, suggestions, and a mail's page: a cached response is useless. */
const current = new Set([
  '/healthz',
  '/readyz',
  '/capabilities',
  '/search/suggest',
  '/places',
  '/places/nearest',
  '/products',
  '/notifications/unsubscribe',
  '/openapi.json',
])

describe('of the calls of the server', () => {
  const calls = endpoints.map(({ method, path, access }) => {
    const isKept = method === 'GET' && 'everyone' in access && !current.has(path)
    return { method, path, isKept }
  })
  it('C2: those are kept that anybody may make', () => {
    expect(calls.filter(({ isKept }) => isKept)).toHaveLength(10)
  })
  it.each(calls)('$method $path is kept: $isKept', ({ method, path, isKept }) => {
    const kind = path === '/search' ? 'search' : 'answer'
    expect(kept(get(filled(path), { method }))).toBe(isKept ? kind : null)
  })
})

describe('of the screens', () => {
  const screens = screenNames.map((screen) => ({
    path: filled(routeOf(screen).path),
    isKept: routeOf(screen).cache === 'public' || screen === 'search',
  }))
  const headers = new Headers({ accept: 'text/html,*/*;q=0.8' })
  const open = (path: string) => get(path, { headers })
  it('those that are the same for every user are kept', () => {
    expect(pagePatterns.public.toSorted()).toEqual([
      '/',
      '/advertisements',
      '/blog',
      '/categories',
      '/category/:categoryId',
      '/help/:page',
      '/product/:productId',
      '/seller/:sellerId',
    ])
  })
  it.each(screens)('$path is kept: $isKept', ({ path, isKept }) => {
    expect(kept(open(path))).toBe(isKept ? 'page' : null)
    expect(kept(open(`${path}?product=7&from=%2Fdashboard`))).toBe(isKept ? 'page' : null)
  })
  it.each(screens)('the frame stands in for $path without a connection', ({ path }) => {
    expect(isScreen(path)).toBe(true)
    expect(path === '/' || isScreen(`${path.toUpperCase()}/`)).toBe(true)
  })
  it.each(['/healthz', '/emulator/auth/handler', '/standins/cards/field', '/assets/a.js', '/lab'])(
    'it does not for %s',
    (path) => expect(isScreen(path)).toBe(false),
  )
})

describe('of all else', () => {
  it('pictures of products and the built parts are kept for good', () => {
    expect(kept(get('/images/ab12-480.avif'))).toBe('picture')
    expect(kept(get('/assets/index-D0l7XnCl.js'))).toBe('part')
  })
  it('nothing is kept that was asked for in somebody’s name', () => {
    const headers = new Headers({ authorization: 'Bearer any' })
    for (const path of ['/', '/blogs', '/images/a.avif', '/assets/a.js']) {
      expect(kept(get(path, { headers }))).toBeNull()
    }
  })
  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('nothing is kept of a %s', (method) => {
    expect(kept(get('/blogs', { method }))).toBeNull()
  })
  it.each([
    '/jwt?email=a@b.c',
    '/v2/category/a/b',
    '/v2/category/',
    '/category/a/b',
    '/dashboard',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    '/standins/cards/stripe.js',
    '/sw.js',
    '/index.html',
    '/anything',
  ])('%s is not kept', (path) => expect(kept(get(path))).toBeNull())
})

describe('where the calls go to another server', () => {
  const api = 'https://market.example/api/'
  const there = (path: string) => get(path, { url: `https://market.example${path}` })
  it('its public lists are kept, and nothing else of it', () => {
    expect(kept(there('/api/v2/advertisements?limit=24'), api)).toBe('answer')
    expect(kept(there('/v2/advertisements'), api)).toBeNull()
    expect(kept(there('/api/book-product?email=a'), api)).toBeNull()
    expect(kept(there('/'), api)).toBeNull()
    expect(kept(there('/images/a.avif'), api)).toBeNull()
  })
  it('an address of this one that only looks like a list is not', () => {
    expect(kept(get('/blogs'), api)).toBeNull()
  })
})
