import { fromCallback, fromPromise } from 'xstate'
import { recentlySeenMachine } from '../../machines/recentlySeen.machine.ts'
import { tileOf } from '../domain/wishlist.ts'
import type { Services } from './services.ts'

/** Provides the products that were looked at with the browser, and with the server for their current state. */
export function provideRecentlySeen({ api, browserLists, logError }: Services) {
  return recentlySeenMachine.provide({
    actors: {
      watchSeen: fromCallback(({ input: { current }, sendBack }) => {
        let stop: (() => void) | null = null
        let isStopped = false
        const begin = async () => {
          const { seenProducts: seen } = await browserLists()
          if (isStopped) return
          if (current !== null) seen.add(current)
          const tell = () => sendBack({ type: 'seen.changed', products: seen.read() })
          stop = seen.watch(tell)
          tell()
        }
        // Without the code of the list, the page has none.
        begin().catch(() => undefined)
        return () => {
          isStopped = true
          stop?.()
        }
      }),
      refresh: fromPromise(async ({ input: { products } }) => {
        const states = await api.getProductStates(products.map(({ _id }) => _id))
        const byId = new Map(states.map((state) => [state._id, state]))
        return products.flatMap(({ _id }) => {
          const state = byId.get(_id)
          return state?.availability === 'forSale' && state.product !== null
            ? [tileOf({ ...state.product, hasPage: true })]
            : []
        })
      }),
    },
    actions: {
      clear: () => void browserLists().then(({ seenProducts }) => seenProducts.clear(), logError),
    },
  })
}
