import { fromPromise } from 'xstate'
import { searchSaveMachine } from '../../machines/searchSave.machine.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides the saving of a search with the server. */
export function provideSearchSave({ api }: Services, authorised: WithTokenRefresh) {
  const keys = createIdempotencyKeys()
  return searchSaveMachine.provide({
    actors: {
      readAbility: fromPromise(async ({ input: { savedId } }) => {
        const isAble = await api.keepsSearches()
        if (isAble && savedId !== null) await authorised(() => api.markSearchSeen(savedId))
        return isAble
      }),
      save: fromPromise(async ({ input }) => {
        await keys.withKey(input, (key) => authorised(() => api.saveSearch(input, key)))
      }),
    },
  })
}
