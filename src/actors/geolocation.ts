import { fromPromise } from 'xstate'
import { geolocationMachine } from '../../machines/geolocation.machine.ts'
import { changed, destinationOfQuestion, questionOfDestination } from '../domain/search-question.ts'
import type { Services } from './services.ts'

/** Provides the search near the user with the position of the browser and the server. */
export function provideGeolocation({ api, geolocation, navigation }: Services) {
  const machine = geolocationMachine.provide({
    actors: {
      findTown: fromPromise(async ({ signal }) => {
        const position = await geolocation.locate()
        return typeof position === 'string' ? position : api.nearestTown(position, signal)
      }),
    },
    actions: {
      searchNear: (_, { town }) => {
        // The user may have chosen another filter meanwhile.
        const here = navigation.here()
        const question = questionOfDestination(here)
        if (question === null) return
        const { sort = 'nearest' } = question
        navigation.goTo(
          destinationOfQuestion(
            here?.screen === 'category' ? 'category' : 'search',
            changed(question, { near: town, sort }),
          ),
        )
      },
    },
  })
  return { machine, isAvailable: geolocation.isAvailable }
}
