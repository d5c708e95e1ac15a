import { expect, it } from 'vitest'
import { prefetchingApi } from '../src/actors/prefetching-api.ts'
import type { Api } from '../src/api/api.ts'
import { FailureError } from '../src/domain/failure.ts'
import { pageLength } from '../src/domain/page.ts'

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
  const { api, prefetch } = prefetchingApi(calls)
  void prefetch(api.getBlogEntries)
  void prefetch(api.getBlogEntries)
  expect(made).toHaveLength(1)
  expect(await api.getBlogEntries()).toBe(1)
  expect(await api.getBlogEntries()).toBe(2)
})

it('keeps the responses of different categories apart', async () => {
  const { calls } = countingCalls()
  const { api, prefetch } = prefetchingApi(calls)
  const beginning = { count: pageLength, wantedId: null }
  void prefetch(() => api.getCategoryProducts('one', beginning))
  expect(await api.getCategoryProducts('other', beginning)).toBe(2)
  expect(await api.getCategoryProducts('one', beginning)).toBe(1)
})

it('repeats a request that is ten seconds old', async () => {
  let now = 0
  const { calls } = countingCalls()
  const { api, prefetch } = prefetchingApi(calls, () => now)
  void prefetch(api.getCategories)
  now = 10_000
  expect(await api.getCategories()).toBe(2)
})

it('repeats a prefetch that failed', async () => {
  const { calls } = countingCalls({ failsFirst: true })
  const { api, prefetch } = prefetchingApi(calls)
  await prefetch(api.getCategories).catch(() => undefined)
  expect(await api.getCategories()).toBe(2)
})

it('L7: repeats requests after a change', async () => {
  const { calls, made } = countingCalls()
  const { api, prefetch, freshFor } = prefetchingApi(calls)
  const askedAt = performance.now()
  void prefetch(api.getHomeAdvertisements)
  expect(freshFor(askedAt)).toBeGreaterThan(9_000)
  await api.advertiseProduct('1')
  expect(freshFor(askedAt)).toBe(0)
  await api.getHomeAdvertisements()
  expect(made).toEqual(['getHomeAdvertisements', 'advertiseProduct', 'getHomeAdvertisements'])
})

it('P1: drops the prefetched responses of a user on forget', async () => {
  const { calls } = countingCalls()
  const { api, prefetch, forget } = prefetchingApi(calls)
  void prefetch(() => api.getPayableBooking('1'))
  forget()
  expect(await api.getPayableBooking('1')).toBe(2)
})
