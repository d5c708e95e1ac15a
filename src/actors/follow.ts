import { fromPromise } from 'xstate'
import { followMachine } from '../../machines/follow.machine.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

type Follow = { input: { sellerId: string } }

/** Provides the following of a seller with the server. */
export function provideFollow({ api }: Services, authorised: WithTokenRefresh) {
  return followMachine.provide({
    actors: {
      read: fromPromise(async ({ input: { sellerId, isFollowing } }) =>
        isFollowing === null ? authorised(() => api.isFollowing(sellerId)) : isFollowing,
      ),
      follow: fromPromise(({ input: { sellerId } }: Follow) =>
        authorised(() => api.follow(sellerId)),
      ),
      unfollow: fromPromise(({ input: { sellerId } }: Follow) =>
        authorised(() => api.unfollow(sellerId)),
      ),
    },
  })
}
