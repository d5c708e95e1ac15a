import { fromPromise } from 'xstate'
import { bookingMachine, emptyBookingForm } from '../../machines/booking.machine.ts'
import type { WithTokenRefresh, SessionActor } from './token-refresh.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideProductDrafts } from './product-drafts.ts'
import { provideViewer } from './viewer.ts'
import type { Services } from './services.ts'

/** Provides the Book Now modal with the server and the session. */
export function provideBooking(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const { api, navigation, notify, phones } = services
  const drafts = provideProductDrafts(services.drafts, 'booking', emptyBookingForm)
  const keys = createIdempotencyKeys()
  return bookingMachine.provide({
    actors: {
      ...provideViewer(services, session),
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
      notify: (_, toast) => notify(toast),
      goTo: (_, destination) => navigation.goTo(destination),
    },
  })
}
