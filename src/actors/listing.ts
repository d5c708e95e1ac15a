import { fromPromise } from 'xstate'
import { listingMachine } from '../../machines/listing.machine.ts'
import { formFromDraft } from '../domain/form-draft.ts'
import { emptyListingForm, type ListingForm } from '../domain/listing-form.ts'
import type { WithTokenRefresh } from './token-refresh.ts'
import { waitForUploads } from './pictures.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import type { Services } from './services.ts'

/** Provides Add a Product with its pictures and the server. */
export function provideListing(
  { api, drafts, navigation, notify, phones }: Services,
  authorised: WithTokenRefresh,
) {
  const draft = (sellerEmail: string) => ({ kind: 'listing' as const, owner: sellerEmail })
  const keys = createIdempotencyKeys()
  const machine = listingMachine.provide({
    actors: {
      checkPhone: fromPromise(({ input: { phoneNumber } }) => phones.isPossible(phoneNumber)),
      upload: fromPromise(({ input: { pictures, onProgress }, signal }) =>
        waitForUploads(pictures, onProgress, signal),
      ),
      save: fromPromise(async ({ input: { listing } }) => {
        const { insertedId } = await keys.withKey(
          listing,
          (key) => authorised(() => api.addProduct(listing, key)),
          (answer) => answer.insertedId !== null,
        )
        return insertedId
      }),
    },
    actions: {
      notify: (_, toast) => notify(toast),
      goTo: (_, destination) => navigation.goTo(destination),
      keepDraft: (_, { sellerEmail, form }) => drafts.keep(draft(sellerEmail), form),
      forgetDraft: (_, { sellerEmail }) => {
        drafts.forget(draft(sellerEmail))
        void drafts.keepPictures(draft(sellerEmail), [])
      },
    },
  })
  /** Returns what the seller typed and did not list, or an empty form. */
  const draftOf = (sellerEmail: string): ListingForm =>
    formFromDraft(emptyListingForm, drafts.recall(draft(sellerEmail)))
  return { machine, draftOf }
}
