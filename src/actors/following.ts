import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { FollowedProduct, FollowedSeller } from '../domain/following.ts'
import { isUnreadable } from '../domain/listed.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** The sellers whom the user follows. Each has a button of its own, so the list asks for no confirmation. */
export const followedSellersMachine = createCollectionMachine<FollowedSeller>(
  'followedSellers',
  ({ _id }) => _id,
)

/** The products that they have listed. */
export const followedProductsMachine = createCollectionMachine<FollowedProduct>(
  'followedProducts',
  ({ _id }) => _id,
)

/** So many of the newest products are asked for, on the page of the sellers and on home. */
const [NEWEST, NEWEST_ON_HOME] = [24, 3]

/** Provides the lists of followed sellers, and of what they have listed: on their page, and what is new on home. */
export function provideFollowing(services: Services, authorised: WithTokenRefresh) {
  const { api } = services
  const reconnection = provideReconnection(services)
  return {
    sellers: followedSellersMachine.provide({
      actors: { ...reconnection, load: fromPromise(() => authorised(() => api.getFollowed())) },
    }),
    products: followedProductsMachine.provide({
      actors: {
        ...reconnection,
        load: fromPromise(async () => {
          const products = await authorised(() => api.getFromFollowed(NEWEST))
          // Where the server does not hear of it, they are new again at the next visit.
          await authorised(() => api.markFollowedSeen()).catch(() => undefined)
          return products
        }),
      },
    }),
    newProducts: followedProductsMachine.provide({
      actors: {
        ...reconnection,
        load: fromPromise(async () =>
          (await authorised(() => api.getFromFollowed(NEWEST_ON_HOME))).filter(
            (product) => !isUnreadable(product) && product.isNew,
          ),
        ),
      },
    }),
  }
}
