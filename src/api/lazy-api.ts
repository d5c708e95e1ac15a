import { FailureError } from '../domain/failure.ts'
import type { Api } from './api.ts'
import type { HttpOptions } from './client.ts'

/** Imports the module of the calls. Rejects when the import fails. */
export const fetchApi = () => import('./api.ts')

/**
 * Creates the same API as `createApi`, but imports its code on the first call: a guest's server-rendered page already
 * contains its data. A failed import throws Failed `noAnswer`.
 */
export function createLazyApi(options: HttpOptions): Api {
  let loading: Promise<Api> | null = null
  const fetchCalls = async (): Promise<Api> => {
    try {
      return (await fetchApi()).createApi(options)
    } catch (error) {
      loading = null
      throw new FailureError({ kind: 'noAnswer' }, { cause: error })
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
