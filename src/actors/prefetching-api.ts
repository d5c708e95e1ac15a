import type { Api } from '../api/api.ts'

/** How long a prefetched response stays fresh, in milliseconds. */
const FRESH = 10_000

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
 * Wraps the API with a prefetch cache: the next identical call within the freshness time gets the prefetched response,
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

  const ask = (name: string, make: () => Promise<unknown>): Promise<unknown> => {
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
    api: new Proxy(createApi(forget), {
      get:
        (target, call) =>
        (...given: readonly unknown[]) => {
          const make = async () => Reflect.apply(Reflect.get(target, call), undefined, given)
          return ask(JSON.stringify([call, ...given]), make)
        },
    }),
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
