import type { SavedSearch } from '../../domain/saved-search.ts'
import { questionIn, type SearchQuestion } from '../../domain/search-question.ts'
import { destinationOf } from '../paths.ts'

/** Returns the question of a saved search, without what this client cannot ask. */
export function questionOfSaved({ question }: SavedSearch): SearchQuestion {
  const destination = destinationOf(`/search?${new URLSearchParams(question)}`)
  return destination?.screen === 'search' ? questionIn(destination) : {}
}
