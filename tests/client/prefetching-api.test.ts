import { expect, it } from 'vitest'
import { prefetchingApi } from '../../src/actors/prefetching-api.ts'
import { type Api, createApi } from '../../src/api/api.ts'
import { FailureError } from '../../src/domain/failure.ts'
import { pageLength } from '../../src/domain/page.ts'

/** Calls that return how often they were made; with `failsFirst`, the first call rejects. */
function countingCalls({ failsFirst = false } = {}) {
  const made: string[] = []
  const answer = (name: string) => {
    made.push(name)
    if (failsFirst && made.length === 1) throw new FailureError({ kind: 'noAnswer' })
    return made.length
  }
  const calls = new Proxy({} as Api, {
    get: (_, name) => async () => answer(String(name)),
  })
  return { calls, made }
}

it('returns a prefetched response once', async () => {
  const { calls, made } = countingCalls()
  const { api, prefetch } = prefetchingApi(() => calls)
  void prefetch(api.getBlogEntries)
  void prefetch(api.getBlogEntries)
  expect(made).toHaveLength(1)
  expect(await api.getBlogEntries()).toBe(1)
  expect(await api.getBlogEntries()).toBe(2)
})

it('keeps the responses of different categories apart', async () => {
  const { calls } = countingCalls()
  const { api, prefetch } = prefetchingApi(() => calls)
  const beginning = { count: pageLength, wantedId: null }
  void prefetch(() => api.getCategoryProducts('one', beginning))
  expect(await api.getCategoryProducts('other', beginning)).toBe(2)
  expect(await api.getCategoryProducts('one', beginning)).toBe(1)
})

it('repeats a request that is ten seconds old', async () => {
  let now = 0
  const { calls } = countingCalls()
  const { api, prefetch } = prefetchingApi(
    () => calls,
    () => now,
  )
  void prefetch(api.getCategories)
  now = 10_000
  expect(await api.getCategories()).toBe(2)
})

it('repeats a prefetch that failed', async () => {
  const { calls } = countingCalls({ failsFirst: true })
  const { api, prefetch } = prefetchingApi(() => calls)
  await prefetch(api.getCategories).catch(() => undefined)
  expect(await api.getCategories()).toBe(2)
})

/** Opens a real API whose requests `fetch` answers; returns the requests too. */
function openApi(fetch: (request: Request) => Promise<Response>) {
  const asked: string[] = []
  const opened = prefetchingApi((onChange) =>
    createApi({
      baseUrl: 'http://market.test',
      readToken: () => null,
      onChange,
      fetch: (resource, init) => {
        const request = new Request(resource, init)
        asked.push(`${request.method} ${new URL(request.url).pathname}`)
        return fetch(request)
      },
    }),
  )
  return { ...opened, asked }
}

it('L7: repeats requests after a change', async () => {
  const { api, prefetch, freshFor, asked } = openApi(async () => Response.json([]))
  const askedAt = performance.now()
  await prefetch(api.getHomeAdvertisements)
  expect(freshFor(askedAt)).toBeGreaterThan(9_000)
  await api.advertiseProduct('1')
  expect(freshFor(askedAt)).toBe(0)
  await api.getHomeAdvertisements()
  expect(asked).toEqual([
    'GET /v2/home-advertisements',
    'PUT /advertise/1',
    'GET /v2/home-advertisements',
  ])
})

it('L7: repeats what was read while a change was being made', async () => {
  const { promise: change, resolve: finish } = Promise.withResolvers<Response>()
  const { api, prefetch, asked } = openApi(async ({ method }) =>
    method === 'PUT' ? change : Response.json([]),
  )
  const changing = api.advertiseProduct('1')
  await prefetch(api.getHomeAdvertisements)
  finish(Response.json({}))
  await changing
  await api.getHomeAdvertisements()
  expect(asked).toHaveLength(3)
})

it('P1: repeats requests after a change that failed, because its outcome is unknown', async () => {
  const { api, prefetch, asked } = openApi(async ({ method }) =>
    method === 'PUT' ? Response.error() : Response.json([]),
  )
  await prefetch(api.getHomeAdvertisements)
  await api.advertiseProduct('1').catch(() => undefined)
  await api.getHomeAdvertisements()
  expect(asked).toHaveLength(3)
})

it('keeps the responses when a call of any name reads', async () => {
  const { api, prefetch, asked } = openApi(async () => Response.json([]))
  await prefetch(api.getHomeAdvertisements)
  await api.suggestNames('ca', new AbortController().signal)
  await api.getHomeAdvertisements()
  expect(asked).toEqual(['GET /v2/home-advertisements', 'GET /search/suggest'])
})

it('P1: drops the prefetched responses of a user on forget', async () => {
  const { calls } = countingCalls()
  const { api, prefetch, forget } = prefetchingApi(() => calls)
  void prefetch(() => api.getPayableBooking('1'))
  forget()
  expect(await api.getPayableBooking('1')).toBe(2)
})
