import { fromPromise } from 'xstate'
import { sellerMachine } from '../../machines/seller.machine.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'

/** Provides the page of a seller with the server. */
export function provideSeller(services: Services) {
  const { api } = services
  return sellerMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ input: { sellerId } }) => api.getSellerPage(sellerId)),
      loadMore: fromPromise(({ input: { sellerId, next } }) => api.getSellerPage(sellerId, next)),
    },
  })
}
