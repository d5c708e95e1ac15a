import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { eventOfAct } from '../domain/case.ts'
import { filterReadable } from '../domain/listed.ts'
import type { Buyer, Seller } from '../domain/member.ts'
import type { Removable, RemovalEffects } from '../domain/removal.ts'
import { type ReportedProduct, reportedProducts } from '../domain/reported-item.ts'
import type { WithTokenRefresh } from './token-refresh.ts'
import { provideConfirmation } from './confirmation.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideReconnection } from './reconnection.ts'
import { provideListChanges } from './list-changes.ts'
import type { Services } from './services.ts'

export const buyersMachine = createCollectionMachine<Buyer>(
  'buyers',
  ({ _id }) => _id,
  (buyer, act) => (act === 'openCase' ? buyer : null),
)

/** A verified seller stays in the list as verified (rule A4); a removed one leaves it. */
export const sellersMachine = createCollectionMachine<Seller>(
  'sellers',
  ({ _id }) => _id,
  (seller, act) => {
    if (act === 'verify') return { ...seller, isVerified: true }
    return act === 'openCase' ? seller : null
  },
)

export const reportedItemsMachine = createCollectionMachine<ReportedProduct>(
  'reportedItems',
  ({ productId }) => productId,
)

export const removalEffectsMachine = createCollectionMachine<RemovalEffects>(
  'removalEffects',
  String,
)

/** Of one item, the name of what the page is about. */
const pageSubjectMachine = createCollectionMachine<string>('pageSubject', String)

/** Returns the name of what is removed as the owner of the collection of its effects, and what is named. */
export const nameOfRemovable = ({ of, id }: Removable): string => `${of}/${id}`
export function removableOf(name: string): Removable {
  const [of, ...id] = name.split('/')
  return { of: of === 'buyer' || of === 'seller' ? of : 'product', id: id.join('/') }
}

/** Provides an admin's lists (rules A1 to A8). Sellers are verified by id and removed by e-mail; all others by id. */
export function provideAdmin(services: Services, authorised: WithTokenRefresh) {
  const { api, navigation, notify } = services
  const keys = createIdempotencyKeys()
  const listeners = { ...provideReconnection(services), ...provideListChanges(services) }
  const openCase = (subject: Parameters<typeof api.openCase>[0]) =>
    keys.withKey(subject, (key) => api.openCase(subject, key))
  /** The page of the cases is where an admin decides. */
  const openCaseOf = async (userId: string) => {
    const id = await openCase({ about: 'user', id: userId })
    if (id !== null) navigation.goTo({ screen: 'cases' })
    return id !== null
  }
  const confirming = (perform: Parameters<typeof provideConfirmation>[2]) =>
    provideConfirmation(services, authorised, perform)
  return {
    buyers: buyersMachine.provide({
      actors: {
        ...listeners,
        load: fromPromise(() => authorised(() => api.getBuyers())),
        confirmation: confirming(async ({ action, subjectId, reason }) =>
          action === 'openCase'
            ? openCaseOf(subjectId)
            : (await api.removeBuyer(subjectId, reason)).deletedCount > 0,
        ),
      },
    }),
    sellers: sellersMachine.provide({
      actors: {
        ...listeners,
        load: fromPromise(() => authorised(() => api.getSellers())),
        confirmation: confirming(async ({ action, subjectId, subjectEmail, reason }) => {
          if (action === 'openCase') return openCaseOf(subjectId)
          return action === 'verify'
            ? (await api.verifySeller(subjectId)).modifiedCount > 0
            : (await api.removeSeller(subjectEmail, reason)).deletedCount > 0
        }),
      },
    }),
    /** The product or the seller of a page. After its removal, the page leads to an admin's list. */
    pageSubject: pageSubjectMachine.provide({
      actors: {
        ...provideReconnection(services),
        load: fromPromise(async ({ input }) => [input.of]),
        confirmation: confirming(async ({ subjectId, reason }) => {
          const { of, id } = removableOf(subjectId)
          if (of === 'product') {
            const { isSold } = await api.deleteProduct(id, reason)
            return isSold ? 'kept' : true
          }
          const sellers = filterReadable(await api.getSellers())
          const email = sellers.find(({ _id }) => _id === id)?.email
          if (email === undefined) return false
          return (await api.removeSeller(email, reason)).deletedCount > 0
        }).provide({
          actions: {
            notify(_, toast) {
              notify(toast)
              if (toast.tone !== 'positive') return
              const isSeller = navigation.here()?.screen === 'seller'
              navigation.goTo({ screen: isSeller ? 'allSellers' : 'reportedItems' })
            },
          },
        }),
      },
    }),
    /** The effects of a removal; none where the server does not say so. */
    removalEffects: removalEffectsMachine.provide({
      actors: {
        ...provideReconnection(services),
        load: fromPromise(({ input }) =>
          authorised(() => api.getRemovalEffects(removableOf(input.of))),
        ),
      },
    }),
    reportedItems: reportedItemsMachine.provide({
      actors: {
        ...listeners,
        load: fromPromise(async () => {
          const items = await authorised(() => api.getReportedItems())
          return reportedProducts(items, {
            canDismiss: await api.canDismissReports(),
            canHide: await api.hasCases(),
          })
        }),
        confirmation: confirming(async ({ action, subjectId, reason, choices }) => {
          if (action === 'dismiss') {
            await api.dismissReports(subjectId)
            return true
          }
          if (action === 'hide') {
            const id = await openCase({ about: 'listing', id: subjectId })
            if (id === null) return false
            const event = eventOfAct(action, reason, choices)
            await keys.withKey({ id, event }, (key) => api.sendCaseEvent(id, event, key))
            return true
          }
          const { isSold } = await api.deleteProduct(subjectId, reason)
          return isSold ? 'kept' : true
        }),
      },
    }),
  }
}
