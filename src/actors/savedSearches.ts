import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { SavedSearch } from '../domain/saved-search.ts'
import { provideConfirmation } from './confirmation.ts'
import { provideReconnection } from './reconnection.ts'
import { provideListChanges } from './list-changes.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

export const savedSearchesMachine = createCollectionMachine<SavedSearch>(
  'savedSearches',
  ({ _id }) => _id,
)

/** Provides the list of the searches that the user keeps. */
export function provideSavedSearches(services: Services, authorised: WithTokenRefresh) {
  const { api } = services
  return savedSearchesMachine.provide({
    actors: {
      ...provideReconnection(services),
      ...provideListChanges(services),
      load: fromPromise(() => authorised(() => api.getSavedSearches())),
      confirmation: provideConfirmation(
        services,
        authorised,
        async ({ subjectId }) => (await api.removeSavedSearch(subjectId)).deletedCount > 0,
      ),
    },
  })
}
