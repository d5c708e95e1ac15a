import { fromCallback, fromPromise } from 'xstate'
import { createLiveUpdates } from '../../machines/live-updates.ts'
import { reviewMachine, type ReviewSubject } from '../../machines/review.machine.ts'
import { formFromDraft } from '../domain/form-draft.ts'
import { emptyReviewForm, type ReviewAct, type Reviews, reviewValues } from '../domain/review.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideLiveUpdates } from './live-updates.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { SessionActor, WithTokenRefresh } from './token-refresh.ts'

/** Provides the reviews of an order with the server, and with the drafts of the browser. */
export function provideReview(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const { api, drafts } = services
  const keys = createIdempotencyKeys()
  const draftOf = ({ orderId, act }: { orderId: string; act: ReviewAct }) => ({
    kind: 'review' as const,
    owner: session.getSnapshot().context.identity?.email ?? '',
    subject: `${orderId}.${act}`,
  })
  const load = (orderId: string, signal: AbortSignal) =>
    authorised(() => api.getReviews(orderId, signal))
  /** Reviews that were there stay: null is the answer of a server that was replaced. */
  const reread = async (orderId: string, signal: AbortSignal): Promise<Reviews> => {
    const reviews = await load(orderId, signal)
    if (reviews === null) throw new Error(`The order ${orderId} has no reviews.`)
    return reviews
  }
  return reviewMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ input: { orderId }, signal }) => load(orderId, signal)),
      send: fromPromise(({ input }) =>
        keys.withKey(input, (key) => {
          const { orderId, role, act, form } = input
          const event = { orderId, event: `${role}.${act}`, ...reviewValues(form, act) }
          return authorised(() => api.sendReviewEvent(event, key))
        }),
      ),
      // Sends the event before the form renders, because local storage is read synchronously.
      recallDraft: fromCallback(({ input, sendBack }) => {
        const draft = drafts.recall(draftOf(input))
        if (draft === null) return
        sendBack({ type: 'draft.recalled', form: formFromDraft(emptyReviewForm, draft) })
      }),
      watchReviews: provideLiveUpdates(
        createLiveUpdates<ReviewSubject, Reviews>(),
        services,
        authorised,
        ({ id }, signal) => reread(id, signal),
      ),
    },
    actions: {
      keepDraft: (_, { form, ...of }) => drafts.keep(draftOf(of), form),
      forgetDraft: (_, of) => drafts.forget(draftOf(of)),
    },
  })
}
