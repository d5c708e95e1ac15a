import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { Found } from '../domain/desk.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Of one item: what an admin's search finds. The owner is the words. */
export const foundMachine = createCollectionMachine<Found>('found', String)

/** Provides the screens of an admin's desk. */
export function provideDesk(services: Services, authorised: WithTokenRefresh) {
  const { api } = services
  return {
    found: foundMachine.provide({
      actors: {
        ...provideReconnection(services),
        load: fromPromise(async ({ input: { of } }) => {
          const found = await authorised(() => api.findForAdmin(of))
          return Object.values(found).some((each) => each.length > 0) ? [found] : []
        }),
      },
    }),
  }
}
