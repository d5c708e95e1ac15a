import { fromCallback, fromPromise } from 'xstate'
import { searchMachine } from '../../machines/search.machine.ts'
import { longestPage, pageLength } from '../domain/page.ts'
import {
  destinationOfQuestion,
  isSameQuestion,
  isWholeCategory,
  questionOfDestination,
  type QuestionScreen,
  type SearchQuestion,
} from '../domain/search-question.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'

/** Provides the search with the server and the address. */
export const provideSearch = (services: Services) => provideFor(services, 'search')

/**
 * Provides the filters of a category, and the products that they leave. The products of a whole category have a call of
 * their own (rule R3): the search only counts them.
 */
export const provideCategorySearch = (services: Services) => provideFor(services, 'category')

function provideFor(services: Services, screen: QuestionScreen) {
  const { api, navigation } = services
  /** The last question with a second page. Coming back to it loads as many products as before. */
  let last: { question: SearchQuestion; count: number } | null = null
  return searchMachine.provide({
    actors: {
      ...provideReconnection(services),
      find: fromPromise(async ({ input: { question }, signal }) => {
        if (screen === 'category' && isWholeCategory(question)) {
          const { found } = await api.searchProducts(question, { count: 1, signal })
          return { products: [], next: null, found }
        }
        const shown = last !== null && isSameQuestion(last.question, question) ? last.count : 0
        const count = Math.min(Math.max(shown, pageLength), longestPage)
        return api.searchProducts(question, { count, signal })
      }),
      findMore: fromPromise(async ({ input: { question, after, shown }, signal }) => {
        const page = await api.searchMoreProducts(question, after, signal)
        last = { question, count: shown + page.products.length }
        return page
      }),
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
