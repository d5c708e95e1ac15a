import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { Buyer, Seller } from '../domain/member.ts'
import { type ReportedProduct, reportedProducts } from '../domain/reported-item.ts'
import type { WithTokenRefresh } from './token-refresh.ts'
import { provideConfirmation } from './confirmation.ts'
import { provideReconnection } from './reconnection.ts'
import { provideListChanges } from './list-changes.ts'
import type { Services } from './services.ts'

export const buyersMachine = createCollectionMachine<Buyer>('buyers', ({ _id }) => _id)

/** A verified seller stays in the list as verified (rule A4); a removed one leaves it. */
export const sellersMachine = createCollectionMachine<Seller>(
  'sellers',
  ({ _id }) => _id,
  (seller, act) => (act === 'verify' ? { ...seller, isVerified: true } : null),
)

export const reportedItemsMachine = createCollectionMachine<ReportedProduct>(
  'reportedItems',
  ({ productId }) => productId,
)

/** Provides an admin's lists (rules A1 to A8). Sellers are verified by id and removed by e-mail; all others by id. */
export function provideAdmin(services: Services, authorised: WithTokenRefresh) {
  const { api } = services
  const listeners = { ...provideReconnection(services), ...provideListChanges(services) }
  const confirming = (perform: Parameters<typeof provideConfirmation>[2]) =>
    provideConfirmation(services, authorised, perform)
  return {
    buyers: buyersMachine.provide({
      actors: {
        ...listeners,
        load: fromPromise(() => authorised(() => api.getBuyers())),
        confirmation: confirming(
          async ({ subjectId }) => (await api.removeBuyer(subjectId)).deletedCount > 0,
        ),
      },
    }),
    sellers: sellersMachine.provide({
      actors: {
        ...listeners,
        load: fromPromise(() => authorised(() => api.getSellers())),
        confirmation: confirming(async ({ action, subjectId, subjectEmail }) =>
          action === 'verify'
            ? (await api.verifySeller(subjectId)).modifiedCount > 0
            : (await api.removeSeller(subjectEmail)).deletedCount > 0,
        ),
      },
    }),
    reportedItems: reportedItemsMachine.provide({
      actors: {
        ...listeners,
        load: fromPromise(async () => {
          const items = await authorised(() => api.getReportedItems())
          return reportedProducts(items, { canDismiss: await api.canDismissReports() })
        }),
        confirmation: confirming(async ({ action, subjectId }) => {
          if (action === 'dismiss') {
            await api.dismissReports(subjectId)
            return true
          }
          const { isSold } = await api.deleteProduct(subjectId)
          return isSold ? 'kept' : true
        }),
      },
    }),
  }
}
