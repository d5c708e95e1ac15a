import { fromPromise } from 'xstate'
import { productListMachine } from '../../machines/productList.machine.ts'
import type { Listed } from '../domain/listed.ts'
import { type Page, type PageRequest, pageLength } from '../domain/page.ts'
import type { Product } from '../domain/product.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import { createShownPages, joinRows } from './shown-pages.ts'

type AskFor = (of: string, asked: PageRequest) => Promise<Page<Listed<Product>>>

/** Provides the paginated product lists (rules R3 and R4). */
export function provideShelves(services: Services) {
  const { api } = services
  return {
    categoryProducts: shelfOf(services, api.getCategoryProducts),
    advertisements: shelfOf(services, (_, asked) => api.getAdvertisements(asked)),
  }
}

function shelfOf(services: Services, ask: AskFor) {
  const shown = createShownPages<Page<Listed<Product>>>(services.navigation)
  return productListMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ input: { of, wantedId } }) =>
        shown.find({ of }, () => ask(of, { count: pageLength, wantedId })),
      ),
      loadMore: fromPromise(({ input: { of, next, products } }) =>
        shown.add(
          { of },
          () => ask(of, { next }),
          (page) => ({ ...page, items: joinRows(products, page.items) }),
        ),
      ),
    },
  })
}
