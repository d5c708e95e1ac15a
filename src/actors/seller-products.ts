import { fromPromise } from 'xstate'
import { advertiseMachine } from '../../machines/advertise.machine.ts'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { filterReadable } from '../domain/listed.ts'
import type { Sale } from '../domain/sale.ts'
import { isListingAct } from '../domain/seller-listing.ts'
import type { SellerProduct } from '../domain/seller-product.ts'
import type { WithTokenRefresh } from './token-refresh.ts'
import { provideConfirmation } from './confirmation.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideReconnection } from './reconnection.ts'
import { createHoldEnds } from './hold-ends.ts'
import { provideListChanges } from './list-changes.ts'
import type { Services } from './services.ts'

/** A seller's listed products. */
export const sellerProductsMachine = createCollectionMachine<SellerProduct>(
  'sellerProducts',
  (product) => product._id,
  () => null,
  isListingAct,
)

/** A seller's sold products; no act applies to them. */
export const salesMachine = createCollectionMachine<Sale>('sales', (sale) => sale._id)

/** Provides My Products with its advertisements and listings, and My Buyers (rules L5 to L10). */
export function provideSellerProducts(services: Services, authorised: WithTokenRefresh) {
  const { api, notify } = services
  const holdEnds = createHoldEnds()
  const listeners = { ...provideReconnection(services), ...provideListChanges(services) }
  const keys = createIdempotencyKeys()
  return {
    sellerProducts: sellerProductsMachine.provide({
      actors: {
        ...listeners,
        ...provideListChanges(services, holdEnds),
        load: fromPromise(async ({ input }) => {
          const products = await authorised(() => api.getSellerProducts(input.of))
          holdEnds.keep(filterReadable(products).map(({ listing }) => listing?.heldUntil))
          return products
        }),
        confirmation: provideConfirmation(services, authorised, async ({ action, subjectId }) => {
          if (isListingAct(action)) {
            const sent = { productId: subjectId, event: `seller.${action}` }
            await keys.withKey(sent, (key) => api.sendListingEvent(sent, key))
          } else await api.deleteProduct(subjectId)
          return true
        }),
      },
    }),
    sales: salesMachine.provide({
      actors: {
        ...listeners,
        load: fromPromise(({ input }) => authorised(() => api.getSales(input.of))),
      },
    }),
    advertise: advertiseMachine.provide({
      actors: {
        advertise: fromPromise(({ input }) =>
          authorised(() => api.advertiseProduct(input.productId)),
        ),
      },
      actions: { notify: (_, toast) => notify(toast) },
    }),
  }
}
