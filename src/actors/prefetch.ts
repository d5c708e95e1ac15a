import { fromCallback, fromPromise } from 'xstate'
import { prefetchMachine } from '../../machines/prefetch.machine.ts'
import type { Destination } from '../domain/destinations.ts'
import type { ActorArguments } from './actor-arguments.ts'
import type { PrefetchingApi } from './prefetching-api.ts'
import { createPrefetchedActors } from './prefetched-actors.ts'
import type { PageServices, Services } from './services.ts'

/** Loads the code of a screen and returns the actors that the screen starts with. */
export type LoadActors = (destination: Destination) => Promise<readonly ActorArguments[]>

/** Prefetches data before the screens that show it. */
export function createPrefetching(services: Services & PageServices, responses: PrefetchingApi) {
  const actors = createPrefetchedActors(responses)
  /** Loads the card provider's script early, because it needs several round trips; the payment reports its failures. */
  const loadCards = async () => (await services.cards()).load()
  const prefetchPayment = (destination: Destination | null) => {
    if (destination?.screen !== 'payment') return
    loadCards().catch(() => undefined)
    responses
      .prefetch(() => services.api.getPayableBooking(destination.bookingId))
      .catch(() => undefined)
  }
  return {
    prefetchPayment,
    /** None after Back: the screen shows what it has shown before, which may be more. */
    find: (...of: Parameters<typeof actors.find>) =>
      services.navigation.isTraversal() ? undefined : actors.find(...of),
    machine: (loadActors: LoadActors) =>
      prefetchMachine.provide({
        actors: {
          watchLinks: fromCallback(({ sendBack }) =>
            services.links.watch((link) =>
              sendBack(link === null ? { type: 'link.left' } : { type: 'link.approached', link }),
            ),
          ),
          fetchScreen: fromPromise(async ({ input: { link } }) => {
            const { destination } = link
            prefetchPayment(destination)
            const here = services.navigation.here()
            return actors.prefetch(destination, here, await loadActors(destination))
          }),
        },
      }),
  }
}
