import { Failed } from '../domain/failure.ts'
import type { Api } from './api.ts'
import type { HttpOptions } from './client.ts'

/** The code of the calls. Throws: it does not arrive. */
export const fetchApi = () => import('./api.ts')

/**
 * The calls, as `createApi` makes them, whose code is fetched by the first: what a guest's page shows came with it.
 * Code that does not arrive is a call that got no answer.
 */
export function createApiLater(options: HttpOptions): Api {
  let loading: Promise<Api> | null = null
  const fetchCalls = async (): Promise<Api> => {
    try {
      return (await fetchApi()).createApi(options)
    } catch (error) {
      loading = null
      throw new Failed({ kind: 'noAnswer' }, { cause: error })
    }
  }
  const load = () => (loading ??= fetchCalls())
  return new Proxy({} as Api, {
    get:
      (_, call) =>
      async (...args: readonly unknown[]): Promise<unknown> => {
        const made: unknown = Reflect.get(await load(), call)
        if (typeof made !== 'function') throw new Error(`There is no call ${String(call)}.`)
        return Reflect.apply(made, undefined, args)
      },
  })
}
