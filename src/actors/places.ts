import { fromPromise } from 'xstate'
import { suggestionsMachine } from '../../machines/suggestions.machine.ts'
import type { Services } from './services.ts'

/** Provides the suggestions of places: towns and postcodes for who searches, and towns alone for who sells. */
export function providePlaces({ api }: Pick<Services, 'api'>) {
  const suggesting = (of: 'name' | 'town', suggest: Services['api']['suggestPlaces']) =>
    suggestionsMachine.provide({
      actors: {
        suggest: fromPromise(async ({ input: { typed }, signal }) => {
          const places = await suggest(typed, signal)
          return [...new Set(places.map((place) => place[of]))]
        }),
      },
    })
  return {
    places: suggesting('name', api.suggestPlaces),
    towns: suggesting('town', api.suggestTowns),
  }
}
