import { fromCallback, fromPromise } from 'xstate'
import { searchMachine } from '../../machines/search.machine.ts'
import { longestPage, pageLength } from '../domain/page.ts'
import { isSameQuestion, questionIn, type SearchQuestion } from '../domain/search-question.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'

/** Provides the search with the server and the address. */
export function provideSearch(services: Services) {
  const { api, navigation } = services
  /** The last question with a second page. Coming back to it loads as many products as before. */
  let last: { question: SearchQuestion; count: number } | null = null
  return searchMachine.provide({
    actors: {
      ...provideReconnection(services),
      find: fromPromise(({ input: { question }, signal }) => {
        const shown = last !== null && isSameQuestion(last.question, question) ? last.count : 0
        const count = Math.min(Math.max(shown, pageLength), longestPage)
        return api.searchProducts(question, { count, signal })
      }),
      findMore: fromPromise(async ({ input: { question, after, shown }, signal }) => {
        const page = await api.searchMoreProducts(question, after, signal)
        last = { question, count: shown + page.products.length }
        return page
      }),
      watchAddress: fromCallback(({ sendBack }) =>
        navigation.watch(() => {
          const here = navigation.here()
          if (here?.screen === 'search') {
            sendBack({ type: 'address.changed', question: questionIn(here) })
          }
        }, 'search'),
      ),
    },
    actions: {
      showInAddress: (_, { question }) =>
        navigation.goTo({ screen: 'search', ...question }, { replace: true }),
    },
  })
}
