import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { listingEditMachine } from '../../machines/listingEdit.machine.ts'
import { FailureError } from '../domain/failure.ts'
import { changedFields, formOf } from '../domain/listingEdit.ts'
import { listingFormFromDraft } from '../domain/listing-form.ts'
import { isAboutProduct } from '../domain/live.ts'
import { message } from '../domain/message.ts'
import { createHoldEnds } from './hold-ends.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { followChanges } from './list-changes.ts'
import { providePictures, waitForUploads } from './pictures.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

type Of = { productId: string; sellerEmail: string }

/** Provides Edit with the server, and with the drafts of the browser. */
export function provideListingEdit(services: Services, authorised: WithTokenRefresh) {
  const { api, drafts, phones } = services
  const keys = createIdempotencyKeys()
  const draft = ({ productId, sellerEmail }: Of) => ({
    kind: 'edit' as const,
    owner: sellerEmail,
    subject: productId,
  })
  const load = async (of: Of) => {
    const listing = await authorised(() => api.getListing(of.productId))
    const form = listingFormFromDraft(formOf(listing), drafts.recall(draft(of)))
    return { listing, typed: changedFields(form, listing) }
  }
  return listingEditMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ input }) => load(input)),
      watchListing: fromCallback<EventObject, Of & { heldUntil: string | null }>(
        ({ input, sendBack }) => {
          let isLeft = false
          const holdEnds = createHoldEnds()
          const read = async () => {
            const loaded = await load(input)
            if (isLeft) return
            holdEnds.keep([loaded.listing.heldUntil])
            sendBack({ type: 'listing.read', ...loaded })
          }
          const readAgain = () => {
            read().catch(() => {
              // The next change, or the save, tells of it.
            })
          }
          const stopEnds = holdEnds.watch(readAgain)
          holdEnds.keep([input.heldUntil])
          const stopFollowing = followChanges(services, isAboutProduct(input.productId), readAgain)
          return () => {
            isLeft = true
            stopEnds()
            stopFollowing()
          }
        },
      ),
      pictures: providePictures(services, authorised),
      upload: fromPromise(({ input: { pictures }, signal }) =>
        waitForUploads(pictures, () => undefined, signal),
      ),
      save: fromPromise(async ({ input }) => {
        const { contact } = input.changes
        // A number that the seller has not touched was accepted before.
        if (contact !== undefined && !(await phones.isPossible(contact))) {
          throw new FailureError({ kind: 'rejected', reason: message('phoneInvalid') })
        }
        await keys.withKey(input, (key) => authorised(() => api.editListing(input, key)))
      }),
    },
    actions: {
      keepDraft: (_, { changes, ...of }) => drafts.keep(draft(of), changes),
      forgetDraft: (_, of) => {
        drafts.forget(draft(of))
        void drafts.keepPictures(draft(of), [])
      },
    },
  })
}
