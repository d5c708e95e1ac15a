import { fromPromise } from 'xstate'
import { productListMachine } from '../../machines/productList.machine.ts'
import type { Listed } from '../domain/listed.ts'
import { longestPage, type Page, type PageRequest, pageLength } from '../domain/page.ts'
import type { Product } from '../domain/product.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'

type AskFor = (of: string, asked: PageRequest) => Promise<Page<Listed<Product>>>

/** Provides the paginated product lists (rules R3 and R4). */
export function provideShelves(services: Services) {
  const { api } = services
  return {
    categoryProducts: shelfOf(services, api.getCategoryProducts),
    advertisements: shelfOf(services, (_, asked) => api.getAdvertisements(asked)),
  }
}

/** Provides a list. Returning to it loads as many products as before, until a sibling list loads more. */
function shelfOf(services: Services, ask: AskFor) {
  let last = { of: '', count: 0 }
  return productListMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ input: { of, wantedId } }) => {
        const shown = last.of === of ? last.count : 0
        const count = Math.min(Math.max(shown, pageLength), longestPage)
        return ask(of, { count, wantedId })
      }),
      loadMore: fromPromise(async ({ input: { of, next, shown } }) => {
        const page = await ask(of, { next })
        last = { of, count: shown + page.items.length }
        return page
      }),
    },
  })
}
