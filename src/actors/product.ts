import { fromPromise } from 'xstate'
import { productMachine } from '../../machines/product.machine.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'

/** Provides the page of a product with the server. */
export function provideProduct(services: Services) {
  const { api } = services
  return productMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ input: { productId } }) => api.getProductPage(productId)),
    },
  })
}
