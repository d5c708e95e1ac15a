import { fromPromise } from 'xstate'
import { type BookingDraft, bookingMachine } from '../../machines/booking.machine.ts'
import type { Viewer } from '../domain/user.ts'
import type { WithTokenRefresh, SessionActor } from './token-refresh.ts'
import { createDrafts } from './drafts.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideViewer } from './viewer.ts'
import type { Services } from './services.ts'

/** Provides the Book Now modal with the server and the session. */
export function provideBooking(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const { api, navigation, notify, phones } = services
  const drafts = createDrafts<BookingDraft>()
  const keys = createIdempotencyKeys()
  const machine = bookingMachine.provide({
    actors: {
      ...provideViewer(services, session),
      checkPhone: fromPromise(({ input: { phoneNumber } }) => phones.isPossible(phoneNumber)),
      book: fromPromise(async ({ input: { submission } }) => {
        const { email, productId, phoneNumber, location } = submission
        const book = () =>
          keys.withKey(
            submission,
            (key) => authorised(() => api.bookProduct(submission, key)),
            ({ acknowledged }) => acknowledged,
          )
        const draft = { productId, form: { phoneNumber, location } }
        const { acknowledged } = await drafts.submitWithDraft(email, draft, book)
        return acknowledged
      }),
    },
    actions: {
      notify: (_, toast) => notify(toast),
      goTo: (_, destination) => navigation.goTo(destination),
    },
  })
  /** Returns what this viewer typed for a product when the session ended. */
  const draftOf = (viewer: Viewer) => (viewer.kind === 'user' ? drafts.of(viewer.email) : null)
  return { machine, draftOf }
}
