import { fromCallback, fromPromise } from 'xstate'
import { searchMachine, type ShownResults } from '../../machines/search.machine.ts'
import { pageLength } from '../domain/page.ts'
import {
  destinationOfQuestion,
  isWholeCategory,
  questionOfDestination,
  type QuestionScreen,
} from '../domain/search-question.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import { createShownPages, joinRows } from './shown-pages.ts'

/** Provides the search with the server and the address. */
export const provideSearch = (services: Services) => provideFor(services, 'search')

/**
 * Provides the filters of a category, and the products that they leave. The products of a whole category have a call of
 * their own (rule R3): the search only counts them.
 */
export const provideCategorySearch = (services: Services) => provideFor(services, 'category')

function provideFor(services: Services, screen: QuestionScreen) {
  const { api, navigation } = services
  const shown = createShownPages<ShownResults>(navigation)
  return searchMachine.provide({
    actors: {
      ...provideReconnection(services),
      find: fromPromise(async ({ input: { question }, signal }) => {
        if (screen === 'category' && isWholeCategory(question)) {
          const { found } = await api.searchProducts(question, { count: 1, signal })
          return { products: [], next: null, found }
        }
        return shown.find(question, () =>
          api.searchProducts(question, { count: pageLength, signal }),
        )
      }),
      findMore: fromPromise(({ input: { question, after, products, found }, signal }) =>
        shown.add(
          question,
          () => api.searchMoreProducts(question, after, signal),
          (page) => ({ ...page, products: joinRows(products, page.products), found }),
        ),
      ),
      watchAddress: fromCallback(({ sendBack, input }) =>
        navigation.watch(() => {
          const here = navigation.here()
          const question = here?.screen === screen ? questionOfDestination(here) : null
          // The screen of another category has a search of its own.
          const isHere = screen === 'search' || question?.category === input.question.category
          if (question !== null && isHere) sendBack({ type: 'address.changed', question })
        }, 'search'),
      ),
    },
    actions: {
      showInAddress: (_, { question }) =>
        navigation.goTo(destinationOfQuestion(screen, question), { replace: true }),
    },
  })
}
