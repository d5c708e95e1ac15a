import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { bookingMachine, emptyBookingForm } from '../../machines/booking.machine.ts'
import { viewerOf } from '../../machines/session.machine.ts'
import { storedProduct } from '../domain/product.ts'
import type { WithTokenRefresh, SessionActor } from './token-refresh.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideProductDrafts } from './product-drafts.ts'
import { provideViewer } from './viewer.ts'
import type { Services } from './services.ts'

/** Where the product of a guest's booking is kept. */
const wanted = (productId: string) => ({ kind: 'wanted', owner: '', subject: productId }) as const

/** Provides the Book Now modal with the server and the session. */
export function provideBooking(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const { api, navigation, notify, phones } = services
  const drafts = provideProductDrafts(services.drafts, 'booking', emptyBookingForm, (owner) =>
    services.drafts.recall({ kind: 'profile', owner }),
  )
  const keys = createIdempotencyKeys()
  return bookingMachine.provide({
    actors: {
      ...provideViewer(services, session),
      resumeBooking: fromCallback<EventObject, { productId: string | null }>(
        ({ input: { productId }, sendBack }) => {
          if (productId === null || viewerOf(session.getSnapshot()).kind !== 'user') return
          const product = storedProduct(services.drafts.recall(wanted(productId)))
          services.drafts.forget(wanted(productId))
          if (product !== null) sendBack({ type: 'booking.open', product })
        },
      ),
      recallDraft: drafts.recallDraft,
      checkPhone: fromPromise(({ input: { phoneNumber } }) => phones.isPossible(phoneNumber)),
      book: fromPromise(async ({ input: { submission } }) => {
        const { acknowledged } = await keys.withKey(
          submission,
          (key) => authorised(() => api.bookProduct(submission, key)),
          (answer) => answer.acknowledged,
        )
        return acknowledged
      }),
    },
    actions: {
      ...drafts.actions,
      keepWanted: (_, { product }) => services.drafts.keep(wanted(product._id), product),
      notify: (_, toast) => notify(toast),
      goTo: (_, destination) => navigation.goTo(destination),
    },
  })
}
