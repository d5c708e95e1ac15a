import { fromPromise, waitFor } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { failureOf } from '../domain/failure.ts'
import { type KeptProduct, type WishlistItem, wishlistItem } from '../domain/wishlist.ts'
import type { LazyWishlist } from './page-actors.ts'
import { provideReconnection } from './reconnection.ts'
import { provideListChanges } from './list-changes.ts'
import type { Services } from './services.ts'
import type { SessionActor, WithTokenRefresh } from './token-refresh.ts'

/** The kept products, with their availability. The wishlist removes them, so the list asks for no confirmation. */
export const wishlistItemsMachine = createCollectionMachine<WishlistItem>(
  'wishlistItems',
  ({ _id }) => _id,
)

/** Provides the list of the wishlist with the server, or with what the browser keeps. */
export function provideWishlistItems(
  services: Services,
  authorised: WithTokenRefresh,
  _session: SessionActor,
  wishlist: LazyWishlist,
) {
  const { api } = services
  const itemsOf = async (kept: readonly KeptProduct[]): Promise<WishlistItem[]> => {
    const states = await api
      .getProductStates(kept.map(({ product }) => product._id))
      .catch((error: unknown) => {
        // A server of section 7 cannot tell.
        if (failureOf(error).kind === 'notFound') return []
        throw error
      })
    return kept.map((one) =>
      wishlistItem(
        one,
        states.find(({ _id }) => _id === one.product._id),
      ),
    )
  }
  return wishlistItemsMachine.provide({
    actors: {
      ...provideReconnection(services),
      ...provideListChanges(services),
      load: fromPromise(async ({ signal }) => {
        // By then, the products that the browser kept have joined the account.
        const actor = await wishlist.fetch()
        const settled = await waitFor(actor, (state) => state.hasTag('settled'), { signal })
        if (!settled.matches('browser')) {
          return (await authorised(() => api.getWishlist())) ?? []
        }
        return itemsOf((await services.browserLists()).browserWishlist.read())
      }),
    },
  })
}
