import type { Api } from '../api/api.ts'

/** How long a prefetched response stays fresh, in milliseconds. */
const FRESH = 10_000

/** The calls that a screen starts with, and that of the payment. The other calls are never prefetched. */
const PREFETCHABLE = [
  'getAdvertisements',
  'getBlogEntries',
  'getCategories',
  'getCategoryProducts',
  'getHomeAdvertisements',
  'getPayableBooking',
  'getProductPage',
  'getSellerPage',
  'getThreeCategories',
  'searchProducts',
] as const satisfies readonly (keyof Api)[]

/** Creates the API, which calls `onChange` when a request changes data. */
export type CreateApi = (onChange: () => void) => Api

/** The API, and functions to prefetch from it. */
export type PrefetchingApi = {
  api: Api
  /** Runs `work`; the calls that it makes synchronously are prefetched. */
  prefetch: <Result>(work: () => Result) => Result
  /** Clears the cache, so that the next user does not see another user's responses. */
  forget: () => void
  /** Returns how long a response requested at `askedAt` stays fresh, in milliseconds; 0: stale. */
  freshFor: (askedAt: number) => number
}

/**
 * Adds a prefetch cache to the API: the next identical call within the freshness time gets the prefetched response,
 * once. Failed calls are repeated, and every request that changes data clears the cache.
 */
export function prefetchingApi(
  createApi: CreateApi,
  now: () => number = () => performance.now(),
): PrefetchingApi {
  const answers = new Map<string, { askedAt: number; answer: Promise<unknown> }>()
  let isAhead = false
  let forgotAt = Number.NEGATIVE_INFINITY
  const forget = () => {
    answers.clear()
    forgotAt = now()
  }
  const freshFor = (askedAt: number) =>
    askedAt > forgotAt ? Math.max(0, askedAt + FRESH - now()) : 0

  const calls = createApi(forget)
  const ask = (call: keyof Api, given: readonly unknown[]): Promise<unknown> => {
    const make = async () => Reflect.apply(calls[call], undefined, given)
    const name = JSON.stringify([call, ...given])
    const prefetched = answers.get(name)
    const fresh =
      prefetched !== undefined && freshFor(prefetched.askedAt) > 0 ? prefetched.answer : null
    if (!isAhead) {
      answers.delete(name)
      return fresh ?? make()
    }
    if (fresh !== null) return fresh
    const answer = make()
    answers.set(name, { askedAt: now(), answer })
    answer.catch(() => answers.delete(name))
    return answer
  }

  return {
    // The other calls are those of the API itself.
    api: Object.assign<Api, object>(
      Object.create(calls),
      Object.fromEntries(
        PREFETCHABLE.map((call) => [call, (...given: readonly unknown[]) => ask(call, given)]),
      ),
    ),
    prefetch(work) {
      isAhead = true
      try {
        return work()
      } finally {
        isAhead = false
      }
    },
    forget,
    freshFor,
  }
}
