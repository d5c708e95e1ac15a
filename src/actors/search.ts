import { fromCallback, fromPromise } from 'xstate'
import { searchMachine } from '../../machines/search.machine.ts'
import { questionIn } from '../domain/search-question.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'

/** Provides the search with the server and the address. */
export function provideSearch(services: Services) {
  const { api, navigation } = services
  return searchMachine.provide({
    actors: {
      ...provideReconnection(services),
      find: fromPromise(({ input: { question }, signal }) => api.searchProducts(question, signal)),
      findMore: fromPromise(({ input: { question, after }, signal }) =>
        api.searchMoreProducts(question, after, signal),
      ),
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
