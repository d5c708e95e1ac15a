import { fromPromise } from 'xstate'
import { sellerMachine } from '../../machines/seller.machine.ts'
import type { SellerPage } from '../domain/seller-page.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import { createShownPages, joinRows } from './shown-pages.ts'

/** Provides the page of a seller with the server. */
export function provideSeller(services: Services) {
  const { api, navigation } = services
  const shown = createShownPages<SellerPage>(navigation)
  return sellerMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ input }) => shown.find(input, () => api.getSellerPage(input.sellerId))),
      loadMore: fromPromise(({ input: { sellerId, next, products } }) =>
        shown.add(
          { sellerId },
          () => api.getSellerPage(sellerId, next),
          (page) => ({ ...page, products: joinRows(products, page.products) }),
        ),
      ),
    },
  })
}
