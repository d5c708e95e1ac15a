import { FailureError } from '../domain/failure.ts'
import { importAgain, loadedOnce } from '../domain/lazy-code.ts'
import type { Api } from './api.ts'
import type { HttpOptions } from './client.ts'

/** Imports the module of the calls. Rejects when the import fails. */
export const fetchApi = () => importAgain(() => import('./api.ts'))

/**
 * Creates the same API as `createApi`, but imports its code on the first call: a guest's server-rendered page already
 * contains its data. A failed import throws FailureError `noAnswer`.
 */
export function createLazyApi(options: HttpOptions): Api {
  const load = loadedOnce(async (): Promise<Api> => {
    try {
      return (await fetchApi()).createApi(options)
    } catch (error) {
      throw new FailureError({ kind: 'noAnswer' }, { cause: error })
    }
  })
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
